import { expect, test } from 'vitest';
import { typeMembers, unionMembers } from '../../../../src/assemble/controls/type-members.ts';
import type { ApiType } from '../../../../src/model/api-document.ts';

const cases: readonly [type: ApiType, literals: unknown[], primitives: string[]][] = [
  [{ text: 'boolean' }, [], ['boolean']],
  [{ text: 'bool' }, [], ['boolean']],
  [{ text: 'true' }, [true], []],
  [{ text: 'string' }, [], ['string']],
  [{ text: 'number | string | null' }, [], ['string', 'number']],
  [{ text: `'small' | "large"` }, ['small', 'large'], []],
  [{ text: '1 | 2 | undefined' }, [1, 2], []],
  [{ text: `boolean | 'auto'` }, ['auto', false, true], ['boolean']],
  [{ text: `'a' | (string & {})` }, ['a'], ['string']],
  [{ text: 'ButtonColor', expanded: `'red' | 'blue'` }, ['red', 'blue'], []],
  [{ text: `ButtonProps['size']`, literals: [`'small'`, `'large'`] }, ['small', 'large'], []],
  [{ text: `'a' | 'b'`, literals: [`'a'`, `'b'`] }, ['a', 'b'], []],
  [{ text: '(event: string | number) => void' }, [], []],
  [{ text: 'React.ReactNode' }, [], []],
  [{ text: '' }, [], []],
];

test.each(cases)('%o', (type, literals, primitives) => {
  const members = typeMembers(type);
  expect(members.literals).toEqual(literals);
  expect([...members.primitives].sort()).toEqual([...primitives].sort());
});

test.each([
  [`'a|b' | "c"`, [`'a|b'`, `"c"`]],
  ['(a: 1 | 2) => void | 3', ['(a: 1 | 2) => void', '3']],
  ['Partial<A | B> | { c: 1 | 2 } | [D | E]', ['Partial<A | B>', '{ c: 1 | 2 }', '[D | E]']],
  [`| 'a' | 'b'`, [`'a'`, `'b'`]],
])('the members of %s', (text, members) => {
  expect(unionMembers(text)).toEqual(members);
});
