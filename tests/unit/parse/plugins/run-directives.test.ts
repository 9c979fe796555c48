import { describe, expect, test } from 'vitest';
import { parseWithExports } from '../../../support/parse-with-exports.ts';

describe('what a directive returns', () => {
  test.each<[result: unknown, body: string, problem: string | undefined]>([
    ['\ufdd0p0\ufdd0', '\ufffdp0\ufffd', undefined],
    [{ component: 'chart' }, '|p0|', undefined],
    [{ component: 1 }, '', 'returned an object.'],
    [null, '', 'returned nothing.'],
    [{ tagName: 'p' }, '', 'returned an object.'],
    ['a'.repeat(5_000_001), '', 'returned 5000001 characters.'],
  ])('row %#', async (result, body, problem) => {
    const parsed = await parseWithExports('{{"own": 1}}', { directives: { own: () => result } });
    expect(parsed.body).toBe(body);
    expect(parsed.problems).toEqual(
      problem === undefined
        ? []
        : [expect.stringContaining(`1:1 directive-failed: Directive "own" ${problem}`)],
    );
  });

  test('a component has its options and its place', async () => {
    const own = ({ options }: { options: object }) => ({ component: 'chart', options });
    const { document } = await parseWithExports('a\n\n  {{"own": 1, "size": 2}}', { directives: { own } });
    expect(document.parts).toEqual([
      { kind: 'component', name: 'chart', options: { size: 2 }, line: 3, column: 3 },
    ]);
  });
});

test.each<[text: string, problem: string]>([
  ['{{"demos": 1}}', 'Unknown directive "demos". → Use one of "demo", "component", "box".'],
  ['{{"bax": 1}}', 'Unknown directive "bax". → Did you mean "box"?'],
])('the unknown directive %s', async (text, problem) => {
  const { problems } = await parseWithExports(text, { directives: { box: () => '' } });
  expect(problems).toEqual([`1:1 directive-kind: ${problem}`]);
});
