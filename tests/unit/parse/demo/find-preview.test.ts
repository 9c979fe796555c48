import { describe, expect, test } from 'vitest';
import { findPreview, readPreviewMarks } from '../../../../src/parse/demo/find-preview.ts';
import { readImports } from '../../../../src/parse/demo/read-imports.ts';
import { scanModule } from '../../../../src/parse/demo/scan-module.ts';

const preview = (text: string) => findPreview(text, scanModule(text));
const component = (...body: string[]) => ['export default function Demo() {', ...body, '}'].join('\n');

describe('the preview', () => {
  test.each<[string, string, string | undefined]>([
    ['one element', component('  return <Button a="b" />;'), '<Button a="b" />'],
    [
      'in parentheses',
      component('  return (', '    <Button>', '      a', '    </Button>', '  );'),
      '<Button>\n  a\n</Button>',
    ],
    ['begun inside a line', component('  return <Button', '    a', '  />;'), '<Button\n  a\n/>'],
    [
      'out of a div',
      component('  return (', '    <div>', '      <A />', '      <B />', '    </div>', '  );'),
      '<A />\n<B />',
    ],
    [
      'out of a Stack with attributes',
      component('  return (', '    <Stack sx={{ a: (b) => b > 1 }}>', '      <A />', '    </Stack>', '  );'),
      '<A />',
    ],
    [
      'out of a fragment',
      component('  return (', '    <>', '      <A />', '', '      <B />', '    </>', '  );'),
      '<A />\n\n<B />',
    ],
    ['out of React.Fragment', component('  return <React.Fragment><A /></React.Fragment>;'), '<A />'],
    [
      'out of one wrapper only',
      component(
        '  return (',
        '    <Box>',
        '      <Stack>',
        '        <A />',
        '      </Stack>',
        '    </Box>',
        '  );',
      ),
      '<Stack>\n  <A />\n</Stack>',
    ],
    ['of an empty wrapper', component('  return <Box a />;'), '<Box a />'],
    ['of a wrapper with nothing in it', component('  return <Box> </Box>;'), '<Box> </Box>'],
    ['of the last return', component('  if (a) return <A />;', '  return <B />;'), '<B />'],
    [
      'not of a function inside',
      component('  const a = useMemo(() => {', '    return <A />;', '  });', '  return <B />;'),
      '<B />',
    ],
    ['not of one after it', `${component('  return <A />;')}\nfunction B() {\n  return <C />;\n}`, '<A />'],
    [
      'not of a handler',
      component('  return <A onClick={() => {', '    return <B />;', '  }} />;'),
      '<A onClick={() => {\n  return <B />;\n}} />',
    ],
    ['of an arrow', 'export default () => <A />;', '<A />'],
    ['of an arrow with a body', 'export default () => {\n  return <A />;\n};', '<A />'],
    ['of a name', 'function Demo() {\n  return <A />;\n}\n\nexport default Demo;', '<A />'],
    [
      'of a typed constant',
      'const Demo: React.FC<{ a: string }> = () => {\n  return <A />;\n};\nexport default Demo',
      '<A />',
    ],
    ['of a wrapped function', 'export default React.memo(function Demo() {\n  return <A />;\n});', '<A />'],
    [
      'with types',
      component('  const a = useState<string>("<b>");', '  return <A<string> b={c as any} />;'),
      '<A<string> b={c as any} />',
    ],
    [
      'of a generic',
      'export default function Demo<T,>(a: T): JSX.Element {\n  const b = <U,>(c: U) => c;\n  return <A />;\n}',
      '<A />',
    ],
    ['after a comparison', component('  if (a < b && c > d) e();', '  return <A />;'), '<A />'],
    [
      'with odd text',
      component(
        "  // don't",
        '  const a = /[<"\']/;',
        '  return (',
        '    <p>',
        '      it\'s `a` :) {/* <b> */} {"</p>"}',
        '    </p>',
        '  );',
      ),
      '<p>\n  it\'s `a` :) {/* <b> */} {"</p>"}\n</p>',
    ],
    ['of what is no element', component('  return a ? <A /> : null;'), undefined],
    ['of nothing', 'const a = 1;', undefined],
    [
      'of an arrow before another function',
      'export default () => <A />;\nconst B = () => {\n  return <C />;\n};',
      '<A />',
    ],
    [
      'not of a function in the last return',
      component('  if (a) return <B />;', '  return f(() => {', '    return <A />;', '  });'),
      '<B />',
    ],
    ['of a module that breaks off', 'export default function Demo() {\n  return <div>', undefined],
    [
      'of sixteen lines',
      component(
        '  return (',
        '    <>',
        ...Array.from({ length: 16 }, () => '      <A />'),
        '    </>',
        '  );',
      ),
      Array.from({ length: 16 }, () => '<A />').join('\n'),
    ],
    [
      'of seventeen lines',
      component(
        '  return (',
        '    <>',
        ...Array.from({ length: 17 }, () => '      <A />'),
        '    </>',
        '  );',
      ),
      undefined,
    ],
  ])('%s', (_name, text, expected) => {
    expect(preview(text)).toBe(expected);
  });
});

describe('marks', () => {
  test.each<[string, string[], string | undefined, string]>([
    ['none', ['a'], undefined, 'a'],
    ['an end alone', ['a', '// preview-end', 'b'], undefined, 'a\nb'],
    [
      'a range',
      ['a', '  {/* preview-start */}', '  <b>', '    c', '  {/* preview-end */}', 'd'],
      '<b>\n  c',
      'a\n  <b>\n    c\nd',
    ],
    [
      'two ranges',
      [
        '{/* preview-start */}',
        'a',
        '{/* preview-end */}',
        'b',
        '// preview-start',
        'c',
        '/* preview-end */',
      ],
      'a\n// ...\nc',
      'a\nb\nc',
    ],
    ['in a line they are text', ['a {/* preview-start */}'], undefined, 'a {/* preview-start */}'],
  ])('%s', (_name, lines, expected, text) => {
    expect(readPreviewMarks(lines.join('\n'))).toEqual({ text, preview: expected, unclosed: undefined });
  });

  test('an unclosed range', () => {
    expect(readPreviewMarks('a\n{/* preview-start */}\nb')).toEqual({
      text: 'a\nb',
      preview: undefined,
      unclosed: 2,
    });
  });
});

describe('imports', () => {
  test.each<[string, string[], string[]]>([
    ["import a from './a'; import { b } from '../b/c';", ['./a', '../b/c'], []],
    ["import './a.css'; import x from './X.styling';", ['./a.css', './X.styling'], []],
    ["import a from './a'; import type B from './a';", ['./a'], []],
    [
      "export { a } from './a'; export * from './b'; export type { C } from './c';",
      ['./a', './b', './c'],
      [],
    ],
    ["const a = () => import('./a');", ['./a'], []],
    ["x = <A b={() => import('./a')}>import './b'</A>;", ['./a'], []],
    [`x = \`\${import('./a')} import './b'\`;`, ['./a'], []],
    ['// import "./a"\n/* import "./b" */ x = "import \'./c\'";', [], []],
    [
      "import b from '@mui/material/Button'; import * as React from 'react'; import 'react-dom/client';",
      [],
      ['@mui/material', 'react', 'react-dom'],
    ],
    ["import fs from 'node:fs'; import a from '/a'; import b from '#b';", [], []],
    ['x.import("./a"); import.meta.url; import(a);', [], []],
    ["export const a = { from: './b' }; export default './c';", [], []],
    ["import a, { b as from } from\n  './a'", ['./a'], []],
    ['import {\n  a,\n  // from "./x"\n} from "./b"\nfoo()', ['./b'], []],
  ])('%s', (text, relative, packages) => {
    expect(readImports(text, scanModule(text))).toMatchObject({ relative, packages });
  });

  test.each<[string, string[]]>([
    ["import a from 'x';", ['default']],
    ["import { a, b as c } from 'x';", ['a', 'b']],
    ["import a, { default as b, c, } from 'x'; import { d } from 'x';", ['c', 'd', 'default']],
    ["import a, { } from 'x';", ['default']],
    ["import * as a from 'x';", ['*']],
    ["import a, * as b from 'x';", ['*']],
    ["import 'x';", []],
    ["const a = import('x');", ['*']],
    ["export { a as b } from 'x';", ['a']],
    ["export * from 'x';", ['*']],
  ])('the names in %s', (text, names) => {
    expect(readImports(text, scanModule(text)).modules).toEqual([{ specifier: 'x', names }]);
  });

  test('other specifiers keep their paths', () => {
    const text =
      "import a from '@a/b/c'; import './d'; import('e'); import f from 'docs/f'; import g from 'e';";
    expect(readImports(text, scanModule(text)).modules.map(({ specifier }) => specifier)).toEqual([
      '@a/b/c',
      'e',
      'docs/f',
    ]);
  });
});

test('names in an import may end with a word that begins another statement', () => {
  const text = "import { reimport, reexport } from './a';";
  expect(readImports(text, scanModule(text)).relative).toEqual(['./a']);
});
