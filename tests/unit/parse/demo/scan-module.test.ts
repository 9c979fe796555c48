import { expect, test } from 'vitest';
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
