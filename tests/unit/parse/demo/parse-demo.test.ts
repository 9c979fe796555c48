import { expect, test } from 'vitest';
import { hash } from '../../../../src/lib/hash.ts';
import type { SourcePath } from '../../../../src/model/path.ts';
import { highlight } from '../../../../src/parse/code/highlight.ts';
import { parseDemo } from '../../../../src/parse/demo/parse-demo.ts';

const parse = (path: string, ...lines: string[]) =>
  parseDemo({ path: path as SourcePath, text: lines.join('\n') });

test('a demo in TypeScript', () => {
  const { value, diagnostics } = parse(
    'x/Demo.tsx',
    "import * as React from 'react';",
    "import Button, { type ButtonProps } from '@mui/material/Button';",
    "import rows from './rows';",
    '',
    'export default function Demo() {',
    '  const [a] = React.useState<string>("b");',
    '  return (',
    '    <div>',
    '      <Button>{rows[0] as string}</Button>',
    '    </div>',
    '  );',
    '}',
    '',
  );
  const js = ["import * as React from 'react';", "import Button, { } from '@mui/material/Button';"];
  expect(diagnostics).toEqual([]);
  expect(value).toMatchObject({
    source: 'x/Demo.tsx',
    relativeImports: ['./rows'],
    packages: ['@mui/material', 'react'],
    ts: { language: 'tsx', preview: highlight('<Button>{rows[0] as string}</Button>', 'tsx') },
    js: { language: 'jsx', preview: highlight('<Button>{rows[0]}</Button>', 'jsx') },
  });
  expect(js).toHaveLength(2);
});

test.each([
  ['x/a.ts', 'ts', 'js'],
  ['x/a.mts', 'ts', 'js'],
  ['x/a.cts', 'ts', 'js'],
  ['x/a.tsx', 'tsx', 'jsx'],
])('%s is TypeScript', (path, ts, js) => {
  const { value } = parse(path, "export const a: string = 'b';", '');
  expect(value).toMatchObject({ ts: { language: ts }, js: { language: js } });
});

test('modules that only provide types are left out', () => {
  const { value } = parse(
    'Demo.tsx',
    "import type { Theme } from '@mui/material/styles';",
    "import Button, { type ButtonProps } from '@mui/material/Button';",
    "import { Row } from '../types';",
    'export default (props: ButtonProps & Theme & Row) => <Button {...props} />;',
  );
  expect(value.modules).toEqual([{ specifier: '@mui/material/Button', names: ['default'] }]);
});

test('a demo without types has the same code in both languages', () => {
  const { value } = parse('Demo.tsx', 'export default function Demo() {', '  return <a />;', '}');
  expect(value.ts?.hash).toBe(value.js.hash);
  expect(value.js.hash).toBe(hash('export default function Demo() {\n  return <a />;\n}'));
});

test.each([
  ['Demo.js', 'js'],
  ['Demo.jsx', 'jsx'],
])('%s has one language', (path, language) => {
  const { value } = parse(path, 'export default () => <a />;');
  expect(value).not.toHaveProperty('ts');
  expect(value.js).toMatchObject({ language, preview: highlight('<a />', 'jsx') });
});

test.each([
  ['theme.ts', 'ts', 'js'],
  ['X.styling.tsx', 'tsx', 'jsx'],
])('%s has two', (path, ts, js) => {
  const { value } = parse(path, 'export const a = 1 as number;');
  expect([value.ts?.language, value.js.language]).toEqual([ts, js]);
});

test('type assertions in brackets, which TSX does not have', () => {
  expect(parse('a.ts', 'export const a = <string>b;').diagnostics).toEqual([]);
});

test.each([
  ['rows.json', '{"a": 1}', 'json', []],
  ['x.css', '@import "./y.css"; a {}', 'css', ['./y.css']],
  ['notes.unknown', 'a', 'text', []],
])('%s is shown as it is', (path, text, language, relativeImports) => {
  const { value, diagnostics } = parse(path, text, '');
  const js = { language, html: highlight(text, 'text') && expect.any(String), hash: hash(text) };
  expect(value).toEqual({ source: path, js, relativeImports, packages: [], modules: [] });
  expect(diagnostics).toEqual([]);
});

test('marks of the preview are not shown', () => {
  const { value } = parse(
    'Demo.tsx',
    'export default () => (',
    '  <Box>',
    '    {/* preview-start */}',
    '    <A b={c as string} />',
    '    {/* preview-end */}',
    '    <D />',
    '  </Box>',
    ');',
  );
  expect(value.ts?.preview).toBe(highlight('<A b={c as string} />', 'tsx'));
  expect(value.js.preview).toBe(highlight('<A b={c} />', 'jsx'));
  expect(value.js.html).toBe(
    highlight('export default () => (\n  <Box>\n    <A b={c} />\n    <D />\n  </Box>\n);', 'jsx'),
  );
});

test('a demo with a syntax error is shown as written, and reported at its place', () => {
  const text = "import a from './a';\nconst b: string = ;";
  const { value, diagnostics } = parse('x/Demo.tsx', text);
  expect(diagnostics).toEqual([
    {
      severity: 'error',
      code: 'demo-syntax',
      message: 'This demo has a syntax error: unexpected token.',
      hint: 'Complete the code before ";", or remove ";".',
      place: { file: 'content/x/Demo.tsx', line: 2, column: 19 },
    },
  ]);
  expect(value.js.hash).toBe(hash(text));
  expect(value.relativeImports).toEqual(['./a']);
});

test('an unclosed preview is reported', () => {
  const { diagnostics } = parse('Demo.tsx', 'x = (', '  {/* preview-start */}', ');');
  expect(diagnostics.map(({ code, place }) => `${code} ${place?.line}`)).toContain('demo-preview 2');
});

test('lines may end in CRLF', () => {
  expect(parse('Demo.tsx', 'type A = 1;\r', 'b();\r').value.js.hash).toBe(hash('b();'));
});

test.each([
  ['x/Demo.tsx.preview', 'tsx'],
  ['x/Demo.js.preview', 'js'],
])('a preview file: %s', (path, language) => {
  const { value, diagnostics } = parse(path, '', '<A', '  b', '/>', '', '');
  expect(diagnostics).toEqual([]);
  expect(value.js).toMatchObject({ language, html: highlight('<A\n  b\n/>', language as 'js' | 'tsx') });
});

test('a module that is never closed is reported at its last line', () => {
  const { diagnostics } = parse('Demo.tsx', 'function a() {', '  return 1;', '');
  expect(diagnostics.map(({ code, place }) => `${code} ${place?.line}`)).toEqual(['demo-syntax 3']);
});

test('a text of more than 100 kB is neither highlighted nor derived, but its imports count', () => {
  const rows = 'const row: Row = { id: 1 };\n'.repeat(4000);
  const text = `import type { Row } from './row';\nimport { a } from '@acme/a';\n${rows}`;
  const { value, diagnostics } = parse('x/rows.ts', text);
  expect(diagnostics).toEqual([]);
  expect(value).toEqual({
    source: 'x/rows.ts',
    js: { language: 'ts', html: '', bytes: text.length, hash: hash(text) },
    relativeImports: ['./row'],
    packages: ['@acme/a'],
    modules: [{ specifier: '@acme/a', names: ['a'] }],
  });
});

test('a demo of more than 100 kB has its preview', () => {
  const rows = '// row\n'.repeat(20_000);
  const { value } = parse(
    'x/A.tsx',
    `${rows}export default function A() {\n  return <Grid rows={rows} />;\n}\n`,
  );
  expect(value.js).toMatchObject({ html: '', preview: highlight('<Grid rows={rows} />', 'tsx') });
  const long = parse('x/A.tsx', `export default () => <p>${'a'.repeat(120_000)}</p>;\n`).value;
  expect(long.js.preview).toBeUndefined();
});

test('data of more than 100 kB is not highlighted', () => {
  const text = JSON.stringify({ rows: 'a'.repeat(100_000) });
  const js = { language: 'json', html: '', bytes: text.length, hash: hash(text) };
  expect(parse('x/rows.json', text).value).toMatchObject({ js, relativeImports: [] });
});

test.each([
  ['a string of megabytes', `const a = '${'x'.repeat(9_000_000)}';`],
  ['megabytes of escapes', `const a = '${'\\n'.repeat(9_000_000)}';`],
  ['megabytes of comments', '// row\n'.repeat(3_000_000)],
  ['many numbers', `const a = [${'1,'.repeat(1_000_000)}];`],
  ['deep templates', `const a = ${'`${'.repeat(400_000)}`],
])('%s is no problem', (_name, data) => {
  const text = `import a from './a';\nimport {\n  b,\n  c as d,\n} from "@acme/b";\n${data}\nexport * from './e';\nawait import('./f');\n`;
  expect(parse('x/rows.js', text).value).toMatchObject({
    relativeImports: ['./a', './e', './f'],
    packages: ['@acme/b'],
    modules: [{ specifier: '@acme/b', names: ['b', 'c'] }],
  });
});

test('a mark of the byte order is no part of the code', () => {
  expect(parse('Demo.tsx', '\ufeffexport default () => <a />;')).toEqual(
    parse('Demo.tsx', 'export default () => <a />;'),
  );
  expect(parse('Demo.tsx', '\ufeffconst = 1;').diagnostics).toEqual(
    parse('Demo.tsx', 'const = 1;').diagnostics,
  );
  expect(parse('rows.json', '\ufeff[]')).toEqual(parse('rows.json', '[]'));
});
