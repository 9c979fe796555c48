import { expect, test } from 'vitest';
import { maxDepth } from '../../../../src/parse/page/limit-depth.ts';
import { parseText } from '../../../support/parse-text.ts';

const repeat = (text: string, times: number) => text.repeat(times);

test.each<[string, string, string]>([
  ['quotes', `words\n\n${repeat('>', 2000)} deep`, '3:100'],
  ['quotes around an address, which is looked for in the tree', `${repeat('>', 2000)} https://a.b`, '1:100'],
  ['quotes behind front matter', `---\ntitle: T\n---\n${repeat('>', maxDepth)} deep`, '4:100'],
  ['quotes with a definition below', `${repeat('>', 2000)} [a]\n\nb\n\n[a]: /c/`, '1:100'],
  ['lists', `${repeat('- ', 300)}deep`, '1:99'],
  ['emphasis', `${repeat('*a **b ', 200)}c${repeat('** d*', 200)}`, '1:344'],
  ['emphasis in a heading', `## ${repeat('*a **b ', 200)}c${repeat('** d*', 200)}`, '1:347'],
  ['callouts', `${repeat(':::info\n', 2000)}words\n${repeat(':::\n', 2000)}`, '101:1'],
])('%s beyond the limit are reported at their line, and the page is parsed', (_name, text, place) => {
  const { reported, document } = parseText(`${text}\n\n## Below\n`);
  expect(reported).toEqual([`${place} nesting-depth`]);
  expect(document.headings.at(-1)?.text).toBe('Below');
});

test('the deepest level is shown', () => {
  // The paragraph and its words are two levels.
  const quote = (levels: number) => parseText(`${repeat('>', levels)} words`);
  expect(quote(maxDepth - 2).reported).toEqual([]);
  expect(quote(maxDepth - 2).body).toContain('<p>words</p>');
  expect(quote(maxDepth - 1).reported).toEqual([`1:${maxDepth + 1} nesting-depth`]);
});
