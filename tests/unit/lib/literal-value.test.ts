import { expect, test } from 'vitest';
import { literalValue } from '../../../src/lib/literal-value.ts';

test.each([
  [`'medium'`, 'medium'],
  [`"it's"`, "it's"],
  ['`small`', 'small'],
  [`''`, ''],
  [' true ', true],
  ['false', false],
  ['0', 0],
  ['-1.5', -1.5],
  ['1_000', 1000],
  ['2e3', 2000],
  [`'a\\n'`, undefined],
  [`'a' + 'b'`, undefined],
  ['undefined', undefined],
  ['() => {}', undefined],
  ['theme.spacing(1)', undefined],
  ['', undefined],
])('%s', (source, value) => {
  expect(literalValue(source)).toBe(value);
});
