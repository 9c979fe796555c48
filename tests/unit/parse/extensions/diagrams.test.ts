import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { loadDiagrams } from '../../../../src/parse/extensions/diagrams.ts';
import { loadSyntax } from '../../../../src/parse/extensions/load-syntax.ts';
import { plainSvg } from '../../../../src/parse/extensions/plain-svg.ts';
import { parseText } from '../../../support/parse-text.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const diagrams = await loadDiagrams(
  pathToFileURL(`${root}node_modules/beautiful-mermaid/dist/index.js`).href,
);

const sources = {
  flowchart: 'flowchart LR\n  A[Start] -->|yes & no| B{Choice?}\n  style A fill:#f96',
  sequence: 'sequenceDiagram\n  participant A as Alice\n  A->>B: Hello',
  states: 'stateDiagram-v2\n  [*] --> Open: click',
  classes: 'classDiagram\n  Animal <|-- Duck\n  Animal : +int age',
  entities: 'erDiagram\n  CUSTOMER ||--o{ ORDER : places',
};

describe.each(Object.entries(sources))('a diagram of %s', (_, source) => {
  const rendered = diagrams.render(source);
  const html = rendered.kind === 'rendered' ? rendered.html : '';

  test('is an SVG without styles, scripts, fonts and links', () => {
    expect(html).toMatch(/^<svg[^>]* viewBox="0 0 [\d.]+ [\d.]+"/);
    expect(html).not.toMatch(/ style=|<style|script|@import|https?:|xmlns|data-/);
    expect(html).not.toMatch(/\d\.\d{3}/);
  });

  test('is the same each time', () => expect(diagrams.render(source)).toEqual(rendered));

  test('has ids of its own, to which it refers', () => {
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    const targets = [...html.matchAll(/url\(#([^)]*)\)/g)].map(([, id]) => id);
    expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids.every((id) => /^d[\w-]{8}-/.test(id ?? ''))).toBe(true);
  });
});

test.each([
  ['pie title Pets\n "Dogs" : 2', '"pie" is not supported'],
  ['gantt\n title A', '"gantt" is not supported'],
  ['', 'it has no kind'],
])('%j is not drawn', (source, reason) => {
  expect(diagrams.render(source)).toEqual({ kind: 'invalid', reason });
});

test('title and description are those that the source gives', () => {
  const rendered = diagrams.render(
    'flowchart LR\n  accTitle: The "way"\n  accDescr: From A to B\n  %% a comment\n  A --> B',
  );
  expect(rendered).toMatchObject({ kind: 'rendered' });
  const html = rendered.kind === 'rendered' ? rendered.html : '';
  expect(html).toMatch(/^<svg[^>]* role="img" aria-label="The &quot;way&quot;"><desc>From A to B<\/desc>/);
  expect(html).not.toContain('accTitle');
});

test('of the attributes, those of shapes and texts stay, with values that are valid for them', () => {
  const svg =
    '<svg viewBox="0 0 1 1"><text dy="0.3em" tabindex="1" x="2">a</text><text dy="url(#a)">b</text></svg>';
  expect(plainSvg(svg, { title: undefined, description: undefined })).toBe(
    '<svg viewBox="0 0 1 1"><text dy="0.3em" x="2">a</text><text>b</text></svg>',
  );
});

test('nothing of a diagram can leave it', () => {
  const svg =
    '<svg style="a" onload="b" viewBox="0 0 1 1"><style>c</style><script>d</script><a href="e"><text>f</text></a>' +
    '<rect fill="url(javascript:g)" width="1&quot;&gt;&lt;b"/><text fill="red">&lt;i&gt;</text></svg>';
  expect(plainSvg(svg, { title: undefined, description: undefined })).toBe(
    '<svg viewBox="0 0 1 1"><rect></rect><text fill="red">&lt;i&gt;</text></svg>',
  );
});

describe('a block of Mermaid', () => {
  const text = '# A\n\n```mermaid title="The way"\nflowchart LR\n  A --> B\n```\n';

  test('is drawn with its title', () => {
    const { body, reported } = parseText(text, { syntax: { diagrams } });
    expect(body).toMatch(
      /^<figure class="diagram" tabindex="0"><svg.*<\/svg><figcaption>The way<\/figcaption><\/figure>$/,
    );
    expect(reported).toEqual([]);
  });

  test('is code where the site draws none, or it cannot be drawn', () => {
    expect(parseText(text).reported).toEqual(['3:1 fence-language']);
    const invalid = parseText(text.replace('flowchart LR', 'journey'), { syntax: { diagrams } });
    expect(invalid.reported).toEqual(['3:1 diagram-syntax']);
    expect(invalid.body).toContain('code-block');
  });
});

test.each(['``` mermaid', '````mermaid', '- ~~~ Mermaid'])('the package is loaded for %s', async (fence) => {
  const url = 'data:text/javascript,export const renderMermaidSVG = () => "";';
  const syntax = await loadSyntax({ text: `a\n\n${fence}\n` }, { diagrams: { url, version: '1' } });
  expect(Object.keys(syntax)).toEqual(['diagrams']);
});
