import { expect, test } from 'vitest';
import * as z from 'zod';
import { checkValue } from '../../../src/data/check-value.ts';

const names = { value: 'config-value', unknownKey: 'config-unknown-key' };
const placeOf = () => ({ file: 'site.yaml', line: 1, column: 1 });

test.each<[string, string, string]>([
  ['a backspace', 'A\u0008B', 'A B'],
  ['several', 'A\u0000\u001b\u007fB', 'A B'],
  ['the mark of a placeholder', 'A\ufdd0B', 'A B'],
  ['tabs and lines', 'A\tB\r\nC', 'A\tB\r\nC'],
  ['letters of any script', 'Ä\u00a0日本 🎉', 'Ä\u00a0日本 🎉'],
])('%s in a text of a file', (_name, written, read) => {
  const schema = z.strictObject({ name: z.string(), list: z.array(z.string()) });
  const { value, diagnostics } = checkValue(
    schema,
    { value: { name: written, list: [written] }, placeOf },
    names,
  );
  expect({ value, diagnostics }).toEqual({ value: { name: read, list: [read] }, diagnostics: [] });
});
