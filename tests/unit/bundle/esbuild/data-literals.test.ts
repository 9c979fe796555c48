import { transform } from 'esbuild';
import { expect, test } from 'vitest';
import { withParsedData } from '../../../../src/bundle/esbuild/data-literals.ts';

/** Makes a literal long enough to be replaced. */
const rows = (row: string) => `[\n${`  ${row},\n`.repeat(9000)}]`;

async function evaluate(code: string): Promise<unknown> {
  const { code: script } = await transform(code, { loader: 'ts', format: 'esm' });
  return import(`data:text/javascript,${encodeURIComponent(script)}`);
}

test.each([
  [
    'rows with every kind of value',
    `export const rows: Row[] = ${rows(`{ id: 1, 'a-b': -0.5, "c": 1e21, ok: true, no: null, in: [[], {}, [1,],], 7: 0 }`)};`,
  ],
  [
    'quotes and escapes',
    `export const rows = ${rows(`["it's", 'it\\'s "so"', "\\"\\\\\\n\\u00e9\\/", 'é ${'\u2028'}']`)}`,
  ],
  [
    'comments and a default export',
    `// First.\nexport default ${rows('/* { */ { a: 1 }, // },\n  2')} as const;\nexport const b = 2;`,
  ],
  ['two without semicolons', `export const a = ${rows('1')}\n\nexport const b = ${rows('2')}\n`],
  ['an object', `const all = { rows: ${rows('-0')} } satisfies object;\nexport { all };`],
])('%s', async (_, code) => {
  const replaced = withParsedData(code);
  expect(replaced).toContain('JSON.parse(');
  expect(replaced).not.toMatch(/\{ (?:id|a|rows): /);
  expect(await evaluate(replaced)).toEqual(await evaluate(code));
});

test.each([
  ['a call', `export const rows = ${rows('new Date()')};`],
  ['a name', `export const rows = ${rows('{ a }')};`],
  ['a hole', `export const rows = ${rows('1,')};`],
  ['undefined', `export const rows = ${rows('{ a: undefined }')};`],
  ['a template', `export const rows = ${rows('`a`')};`],
  ['an escape that JSON does not know', `export const rows = ${rows("'\\x41'")};`],
  ['a prototype', `export const rows = ${rows('{ __proto__: null }')};`],
  ['a computed key', `export const rows = ${rows('{ ["a"]: 1 }')};`],
  ['a number that JSON does not know', `export const rows = ${rows('0x10')};`],
  ['an expression that goes on', `export const rows = ${rows('1')}\n  .map(String);`],
  ['text in a template', `export const text = \`\nconst rows = ${rows('1')};\`;`],
  ['an unfinished literal', `export const rows = ${rows('1').slice(0, -1)}`],
  ['few data', 'export const rows = [1, 2, 3];'],
])('%s stays', (_, code) => {
  expect(withParsedData(code)).toBe(code);
});

test('many small literals take as much time as their text is long', () => {
  const code = Array.from({ length: 50_000 }, (_, at) => `export const a${at} = { at: ${at} };\n`).join('');
  const start = performance.now();
  expect(withParsedData(code)).toBe(code);
  expect(performance.now() - start).toBeLessThan(3000);
});
