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

test('the same problem stays the same object', () => {
  const config = { severity: { '*': 'warning' } } as const;
  expect(applySeverity(found, config)[0]).toBe(applySeverity(found, config)[0]);
  expect(applySeverity(found, { severity: {} })).toBe(found);
});
