import { describe, expect, test } from 'vitest';
import { parseText } from '../../../support/parse-text.ts';

/** Ids of the level-two headings of these Markdown texts. */
const idsOf = (...headings: string[]) =>
  parseText(headings.map((heading) => `## ${heading}\n`).join('\n')).document.headings.map(({ id }) => id);

test.each([
  ['API', 'api'],
  ['Basic button', 'basic-button'],
  ['Basic  button  ', 'basic-button'],
  ["What's new", 'whats-new'],
  ['The "quoted" word', 'the-quoted-word'],
  ['Tips & tricks', 'tips-tricks'],
  ['(event) => void', 'event-void'],
  ['`onChange => void`', 'onchange-void'],
  ['=> void', 'void'],
  ['`<Foo />`', 'foo'],
  ['`<Foo>`', 'foo'],
  ['a > b', 'a-b'],
  ['AT&amp;T', 'at-t'],
  ['Say &quot;hi&quot;', 'say-hi'],
  ['1. First, second; third.', '1-first-second-third'],
  ['a/b\\c', 'a-b%5Cc'],
  ['`theme.palette.mode`', 'theme-palette-mode'],
  ['`sx={{ m: 1 }}`', 'sx-m-1'],
  ['--css-variables--', 'css-variables'],
  ['snake_case', 'snake-case'],
  ['**Bold** and *slanted*', 'bold-and-slanted'],
  ['[Linked](/a/) words', 'linked-words'],
  ['With <kbd>Ctrl</kbd>', 'with-ctrl'],
  ['~~Old~~ name', 'old-name'],
  ['non\u00a0breaking', 'non-breaking'],
  ['Party 🎉 time', 'party-time'],
  ['🚀 Start', 'start'],
  ['⚠️ Careful', 'careful'],
  // U+2705 is none of the emoji the hash drops.
  ['✅ Done', '%E2%9C%85-done'],
  ['Größe', 'gr%C3%B6%C3%9Fe'],
  ['安装', '%E5%AE%89%E8%A3%85'],
  ['안녕 하세요', `${encodeURI('안녕')}-${encodeURI('하세요')}`],
  ['100%', '100'],
  // Nothing is left of it.
  ['🎉', 'section'],
  ['!?', 'section'],
])('%s → %s', (heading, id) => {
  expect(idsOf(heading)).toEqual([id]);
});

describe('ids are unique in a page', () => {
  test.each<[string[], string[]]>([
    [
      ['Props', 'Props', 'Props'],
      ['props', 'props-2', 'props-3'],
    ],
    [
      ['Props', 'Props 2', 'Props'],
      ['props', 'props-2', 'props-3'],
    ],
    [
      ['Props 2', 'Props', 'Props'],
      ['props-2', 'props', 'props-3'],
    ],
    [
      ['🎉', '🎈'],
      ['section', 'section-2'],
    ],
    [
      ['A {#own}', 'Own'],
      ['own', 'own-2'],
    ],
  ])('%j', (headings, ids) => {
    expect(idsOf(...headings)).toEqual(ids);
  });
});

describe('an explicit id', () => {
  test.each([
    ['A {#own-id}', 'own-id', 'A'],
    ['A{#own-id}', 'own-id', 'A'],
    ['`code` {#own}', 'own', 'code'],
    ['A {#Own.Id}', 'Own.Id', 'A'],
    ['A {#安}', '%E5%AE%89', 'A'],
    ['A {#a%20b}', 'a%20b', 'A'],
    ['A {#50%}', '50%25', 'A'],
    // These are text.
    ['A {# own}', 'a-own', 'A {# own}'],
    ['A {#own} b', 'a-own-b', 'A {#own} b'],
    ['A `{#own}`', 'a-own', 'A {#own}'],
  ])('%s is %s, %s', (heading, id, text) => {
    expect(parseText(`## ${heading}`).document.headings).toMatchObject([{ id, text }]);
  });

  test('adds headings of every level to the document', () => {
    const { headings } = parseText('# T\n\n#### A {#a}\n\n#### B\n\n###### C {#c}\n').document;
    expect(headings).toEqual([
      { depth: 4, id: 'a', text: 'A', line: 3 },
      { depth: 6, id: 'c', text: 'C', line: 7 },
    ]);
  });
});

// Other sites link to https://mui.com/material-ui/react-text-field/#type-quot-number-quot.
test.each([
  ['Type "number"', 'type-number', 'type-quot-number-quot'],
  ['Installation & Setup', 'installation-setup', 'installation-amp-setup'],
  ['`Map<string>`', 'mapstring', 'mapstring-gt'],
])('%s is %s, and still found as %s', (heading, id, former) => {
  const { body, document } = parseText(`## ${heading}`);
  expect(document.headings).toMatchObject([{ id }]);
  expect(document.anchors).toEqual([former]);
  expect(body).toContain(`<h2 id="${id}"><span id="${former}"></span><a class="heading-link" href="#${id}">`);
});

test('former ids are unique, as they were', () => {
  const { anchors } = parseText('## "A"\n\n## "A"\n\n## Quot a quot').document;
  expect(anchors).toEqual(['quot-a-quot', 'quot-a-quot-2']);
  expect(idsOf('"A"', '"A"', 'Quot a quot')).toEqual(['a', 'a-2', 'quot-a-quot-3']);
});

test.each(['`onChange => void`', '`<Foo />`', '100% "A" {#own}'])('%s has no former id', (heading) => {
  expect(parseText(`## ${heading}`).document.anchors).toEqual([]);
});

test('a heading links to itself', () => {
  expect(parseText('## A *b*').body).toBe(
    '<h2 id="a-b"><a class="heading-link" href="#a-b">A <em>b</em></a></h2>',
  );
});

test.each([
  ['## A [b](/c/)', 'A <a href="/c/">b</a>', 'A b'],
  ['## A <a href="/c/">b</a>', 'A <a href="/c/">b</a>', 'A b'],
  ['## A **[b](/c/)**', 'A <strong><a href="/c/">b</a></strong>', 'A b'],
  ['## A https://a.dev', 'A <a href="https://a.dev" data-bare>https://a.dev</a>', 'A https://a.dev'],
])('%s contains a link, so an anchor follows it', (heading, inner, label) => {
  const { body, document } = parseText(heading);
  const id = document.headings[0]?.id;
  expect(body).toBe(
    `<h2 id="${id}">${inner}<a class="heading-anchor" href="#${id}" aria-label="${label}"></a></h2>`,
  );
});
