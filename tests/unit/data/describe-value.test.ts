import { expect, test } from 'vitest';
import { describeValue } from '../../../src/data/describe-value.ts';

test.each<[value: unknown, described: string]>([
  ['a', '"a"'],
  ['🎉'.repeat(60), `"${'🎉'.repeat(60)}"`],
  ['🎉'.repeat(61), `"${'🎉'.repeat(59)}…"`],
  [`a${'🎉'.repeat(500)}`, `"a${'🎉'.repeat(58)}…"`],
  [[], 'an empty list'],
  [undefined, 'nothing'],
])('%j', (value, described) => {
  expect(describeValue(value)).toBe(described);
});
