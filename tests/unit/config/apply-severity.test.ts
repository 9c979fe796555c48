import { expect, test } from 'vitest';
import { applySeverity } from '../../../src/config/apply-severity.ts';
import type { Config } from '../../../src/model/config.ts';
import type { Diagnostic } from '../../../src/model/diagnostic.ts';

const problem = (severity: Diagnostic['severity'], code: string): Diagnostic => ({
  severity,
  code,
  message: 'Words.',
});
const found = [problem('error', 'missing-import'), problem('warning', 'fence-syntax')];

test.each<[Config['severity'], string[]]>([
  [{}, ['error missing-import', 'warning fence-syntax']],
  [{ 'missing-import': 'warning' }, ['warning missing-import', 'warning fence-syntax']],
  [{ 'fence-syntax': 'off' }, ['error missing-import']],
  [{ '*': 'warning' }, ['warning missing-import', 'warning fence-syntax']],
  [{ '*': 'warning', 'fence-syntax': 'error' }, ['warning missing-import', 'error fence-syntax']],
])('with %o', (severity, expected) => {
  const applied = applySeverity(found, { severity });
  expect(applied.map(({ severity: own, code }) => `${own} ${code}`)).toEqual(expected);
});

test.each<[file: string | undefined, expected: string]>([
  ['content/ui/a.md', 'error'],
  ['content/ui/legacy/a.md', 'warning'],
  ['content/ui/legacy-2/a.md', 'error'],
  ['content/ui/legacy/deep/a.md', 'off'],
  ['content/old/a.md', 'off'],
  ['examples/a.md', 'warning'],
  [undefined, 'error'],
])('in %s: %s', (file, expected) => {
  const place = file === undefined ? {} : { place: { file, line: 1, column: 1 } };
  const severity: Config['severity'] = {
    'missing-anchor': { 'ui/legacy/': 'warning', 'content/ui/legacy/deep': 'off', examples: 'warning' },
    '*': { old: 'off' },
  };
  const [found] = applySeverity([{ ...problem('error', 'missing-anchor'), ...place }], { severity });
  expect(found?.severity ?? 'off').toBe(expected);
});

test('the same problem stays the same object', () => {
  const config = { severity: { '*': 'warning' } } as const;
  expect(applySeverity(found, config)[0]).toBe(applySeverity(found, config)[0]);
  expect(applySeverity(found, { severity: {} })).toBe(found);
});
