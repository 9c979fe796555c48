// dialect.md, “Callouts, tabs, code”: `<codeblock>` and `:::code-group`.
import { describe, expect, test } from 'vitest';
import { fillPlaceholders } from '../../../../src/lib/placeholders.ts';
import type { SourcePath } from '../../../../src/model/path.ts';
import { parsePage } from '../../../../src/parse/page/parse-page.ts';

const page = (...lines: string[]) => {
  const text = ['---', 'title: A', 'description: B.', '---', ...lines].join('\n');
  const { value, diagnostics } = parsePage({ path: 'a.md' as SourcePath, text }, { trust: true });
  const reported = diagnostics.map(
    ({ severity, code, place }) => `${place?.line}:${place?.column} ${severity} ${code}`,
  );
  return { body: fillPlaceholders(value.body, { w: (name) => `(${name})` }), reported };
};

/** `key[label label]` of every group, and the words between. */
const outline = (body: string) =>
  body
    .replace(/<div class="code-block".*?<\/button><\/div>/gs, '')
    .replace(/<div class="code-tab-list".*?<\/button><\/div>/gs, '')
    .replace(/<div class="code-panel" data-label="([^"]*)">.*?<\/div><\/div>/gs, ' $1')
    .replace(/<div class="code-tabs"(?: data-storage-key="([^"]*)")?>(.*?)<\/div>/gs, '$1[$2 ]')
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const fence = (info: string) => [`\`\`\`${info}`, 'a', '```'];

test('the markup of code tabs', () => {
  const { body, reported } = page(
    '<codeblock storageKey="k">',
    ...fence('text One'),
    ...fence('text Two'),
    '</codeblock>',
  );
  const block =
    '<div class="code-block" data-language="text"><pre tabindex="0" role="group" aria-label="text"><code class="language-text">a</code></pre>' +
    '<button type="button" class="code-copy" data-copy hidden>(copy)</button></div>';
  expect(reported).toEqual([]);
  expect(body).toBe(
    '<div class="code-tabs" data-storage-key="k"><div class="code-tab-list" role="tablist" aria-label="(codeTabs)" hidden>' +
      '<button type="button" role="tab" aria-selected="true">One</button>' +
      '<button type="button" role="tab" aria-selected="false" tabindex="-1">Two</button></div>' +
      `<div class="code-panel" data-label="One"><div class="code-label">One</div>${block}</div>` +
      `<div class="code-panel" data-label="Two"><div class="code-label">Two</div>${block}</div></div>`,
  );
});

test.each<[string, string[], string]>([
  ['without a key', ['<codeblock>', ...fence('ts a'), '</codeblock>'], '[ a ]'],
  ['a key in single quotes', ["<codeblock storageKey='k'>", ...fence('ts a'), '</codeblock>'], 'k[ a ]'],
  [
    'with empty lines',
    ['<codeblock storageKey="k">', '', ...fence('ts a'), '', ...fence('js b'), '', '</codeblock>'],
    'k[ a b ]',
  ],
  [':::code-group', [':::code-group', ...fence('ts a'), ':::'], '[ a ]'],
  ['::: code-group with a key', ['::: code-group storageKey="k"', ...fence('ts a'), ':::'], 'k[ a ]'],
  [
    'labels from title and language',
    [':::code-group', ...fence('ts title="a.ts"'), ...fence('sh'), ':::'],
    '[ a.ts bash ]',
  ],
  [
    'package managers in their order',
    [':::code-group', ...fence('bash yarn'), ...fence('bash npm'), ...fence('bash pnpm'), ':::'],
    '[ npm pnpm yarn ]',
  ],
  [
    'others as written',
    [':::code-group', ...fence('bash yarn'), ...fence('bash npm'), ...fence('bash deno'), ':::'],
    '[ yarn npm deno ]',
  ],
  ['prose around', ['x', '<codeblock>', ...fence('ts a'), '</codeblock>', 'y'], 'x [ a ] y'],
  [
    'in a list item',
    ['- x', '  <codeblock>', ...fence('ts a').map((line) => `  ${line}`), '  </codeblock>', '- y'],
    'x [ a ] y',
  ],
  ['in a callout', [':::info', ':::code-group', ...fence('ts a'), ':::', 'x', ':::', 'y'], '[ a ] x y'],
  ['a callout after', [':::code-group', ...fence('ts a'), ':::', ':::tip', 'x', ':::'], '[ a ] x'],
  ['in a fence it is text', ['```text', '<codeblock>', '```'], ''],
])('%s', (_name, lines, expected) => {
  const { body, reported } = page(...lines);
  expect(reported).toEqual([]);
  expect(outline(body)).toBe(expected);
});

test('a title that is also the label is shown once', () => {
  expect(page(':::code-group', ...fence('ts title="a.ts"'), ':::').body).not.toContain('code-title');
  expect(page(':::code-group', ...fence('ts A title="a.ts"'), ':::').body).toContain(
    '<div class="code-title">a.ts</div>',
  );
});

describe('problems', () => {
  test.each<[string, string[], string[]]>([
    [
      '<codeblock> that is not closed',
      ['x', '', '<codeblock>', ...fence('ts a')],
      ['7:1 error code-tabs-unclosed'],
    ],
    [
      ':::code-group that is not closed',
      [':::code-group', ...fence('ts a')],
      ['5:1 error code-tabs-unclosed'],
    ],
    [
      'a group closed the other way',
      ['<codeblock>', ...fence('ts a'), ':::'],
      ['5:1 error code-tabs-unclosed', '9:1 warning code-tabs-content'],
    ],
    [
      'a callout that a group closes over',
      ['<codeblock>', ':::info', ...fence('ts a'), '</codeblock>'],
      ['6:1 error callout-unclosed', '5:1 warning code-tabs-empty'],
    ],
    ['an empty group', ['<codeblock>', '</codeblock>'], ['5:1 warning code-tabs-empty']],
    [
      'two tabs of a name',
      [':::code-group', ...fence('ts a'), ...fence('js a'), ':::'],
      ['9:1 warning code-tabs-label'],
    ],
    ['prose in a group', [':::code-group', 'x', ...fence('ts a'), ':::'], ['6:1 warning code-tabs-content']],
    ['a comment in a group', [':::code-group', '', '<!-- as it is -->', ...fence('ts a'), ':::'], []],
    ['an end without beginning', ['</codeblock>'], ['5:1 warning html-end-tag']],
  ])('%s', (_name, lines, expected) => {
    expect(page(...lines).reported).toEqual(expected);
  });
});
