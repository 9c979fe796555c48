import { expect, test } from 'vitest';
import type { Diagnostic } from '../../../src/model/diagnostic.ts';
import { allowProblems, unusedAllowances } from '../../../src/validate/allow-problems.ts';
import { siteOf } from '../../support/sample-site.ts';

/** The comment in line 3 applies to lines 3 and 4. */
const text = '# A\n\n<!-- docs-allow missing-anchor: made by a script -->\n[b](#b)\n\n[c](#c)\n';
const site = siteOf({ pages: { 'a.md': text, 'b.md': '# B' } });

const problem = (line: number, code = 'missing-anchor', file = 'content/a.md'): Diagnostic => ({
  severity: 'error',
  code,
  message: 'A problem.',
  place: { file, line, column: 1 },
});

test('a comment allows problems of its code in its lines alone', () => {
  const [inside, outside] = [
    [problem(3), problem(4)],
    [problem(2), problem(5), problem(4, 'missing-page'), problem(4, 'missing-anchor', 'content/b.md')],
  ];
  const elsewhere: Diagnostic = { severity: 'error', code: 'missing-anchor', message: 'Without a place.' };
  const { diagnostics, used } = allowProblems([...inside, ...outside, elsewhere], site);
  expect(diagnostics).toEqual([...outside, elsewhere]);
  expect(used).toHaveLength(1);
  expect(unusedAllowances(site, new Set(used), () => true)).toEqual([]);
});

test('a comment that allows nothing is reported if the run looked for its problem', () => {
  const { used } = allowProblems([problem(5)], site);
  expect(unusedAllowances(site, new Set(used), () => true)).toMatchObject([
    { code: 'unused-allowance', place: { file: 'content/a.md', line: 3 } },
  ]);
  expect(unusedAllowances(site, new Set(used), (code) => code !== 'missing-anchor')).toEqual([]);
});
