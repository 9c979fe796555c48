import { expect, test } from 'vitest';
import type { ModuleToken } from '../../../../src/parse/demo/module-token.ts';
import { readImports } from '../../../../src/parse/demo/read-imports.ts';
import { scanModule } from '../../../../src/parse/demo/scan-module.ts';

/** More than the arguments that one call may have. */
const many = Array.from({ length: 200_000 }, (_, index) => index);

test.each([
  ['an array', `export const rows = [${many.join(', ')}];`],
  ['an object', `export const rows = { all: { list: [${many.join(', ')}] } };`],
  ['the expression of an element', `export const rows = <Rows all={[${many.join(', ')}]} />;`],
  ['the expression of a template', `export const rows = \`\${[${many.join(', ')}]}\`;`],
])('a module may contain 200,000 numbers in %s', (_, rows) => {
  const text = `import { a } from './a';\n${rows}\nimport { b } from './b';\n`;
  expect(readImports(text, scanModule(text)).relative).toEqual(['./a', './b']);
});

/** Tokens as their texts, regular expressions with their kind; inner ones in brackets. */
function described(text: string, tokens: readonly ModuleToken[] = scanModule(text)): string {
  return tokens
    .map((token) => {
      const written = text.slice(token.start, token.end);
      if ('inner' in token) return `${token.kind}[${described(text, token.inner)}]`;
      return token.kind === 'regex' ? `regex(${written})` : written;
    })
    .join(' ');
}

test.each<[text: string, tokens: string]>([
  ['a / b / c', 'a / b / c'],
  ['return /b/g.test(c)', 'return regex(/b/g) . test ( c )'],
  ['(a) / b', '( a ) / b'],
  ['a = /[/]\\//', 'a = regex(/[/]\\//)'],
  [`a = \`\${/b/}\` / c / d`, 'a = template[regex(/b/)] / c / d'],
  ['a < b > c', 'a < b > c'],
  ['a = <b>{c}</b>', 'a = element[c]'],
  ['a = <b', 'a = < b'],
  ['a = <b></c>', 'a = < b > < / c >'],
  ['a = <T,>(b) => c', 'a = < T , > ( b ) => c'],
  ['a = <T extends B>(b) => c', 'a = < T extends B > ( b ) => c'],
  ['a = <><b /></>', 'a = element[element[]]'],
  ['a // b\n/* c */ d', 'a d'],
  ["a = 'b\\'c' \"d\"", "a = 'b\\'c' \"d\""],
  ['} a', 'a'],
  [`\`a\${b}c\` + d`, 'template[b] + d'],
  [`\`\\\`\${\`b\`}\``, 'template[template[]]'],
])('the tokens of %j', (text, tokens) => {
  expect(described(text)).toBe(tokens);
});

test.each([
  ['in expressions', '<b>{', '< b > {'],
  ['in elements', '<b>', '< b >'],
])('sixty elements without an end, one in another %s, are scanned in time', (_, opening, tokens) => {
  expect(described(`a = ${opening.repeat(60)}c`)).toBe(`a = ${`${tokens} `.repeat(60)}c`);
});
