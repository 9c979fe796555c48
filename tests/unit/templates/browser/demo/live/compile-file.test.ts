import { describe, expect, test } from 'vitest';
import {
  type CompiledFile,
  compileFile,
} from '../../../../../../templates/browser/demo/live/compile-file.ts';
import { liveAddress, placeInStack } from '../../../../../../templates/browser/demo/live/frame-files.ts';
import { sourceColumn } from '../../../../../../templates/browser/demo/live/source-column.ts';

function compiled(name: string, ...lines: string[]): Extract<CompiledFile, { kind: 'compiled' }> {
  const file = compileFile({ name, text: lines.join('\n') });
  if (file.kind !== 'compiled') throw new Error(file.message);
  return file;
}

describe('compiling', () => {
  test('keeps the lines', () => {
    const { code } = compiled(
      'Demo.tsx',
      "import Button from '@mui/material/Button';",
      '',
      'interface Props {',
      '  readonly a: string;',
      '}',
      '',
      'export default function Demo({ a }: Props) {',
      '  return <Button>{a as string}</Button>;',
      '}',
    );
    const lines = code.split('\n');
    expect(lines).toHaveLength(9);
    expect(lines[0]).toContain("require('@mui/material/Button')");
    expect(lines[7]).toContain('_jsxruntime.jsx');
    expect(code).not.toContain('Props');
  });

  test.each<[string, string, number, number]>([
    ['Demo.tsx', 'const a = 1;\nconst b = (;\n', 2, 12],
    ['Demo.jsx', 'function Demo() {\n  return (\n    <a>\n      <b>\n    </a>\n  );\n}', 5, 9],
    ['util.js', 'const a: number = 1;', 1, 8],
    ['rows.json', '{\n  "a": 1,\n  b\n}', 3, 3],
  ])('reports the position of a syntax error in %s: %s', (name, text, line, column) => {
    expect(compileFile({ name, text })).toMatchObject({
      kind: 'invalid',
      place: { file: name, line, column },
    });
  });

  test('reports the message without file and position', () => {
    const invalid = compileFile({ name: 'Demo.tsx', text: 'const = 1;' });
    expect(invalid).toMatchObject({ message: 'Unexpected token' });
  });

  test.each(['rows.json', 'demo.css'])('%s stays unchanged', (name) => {
    expect(compiled(name, '{}').code).toBe('{}');
  });
});

describe('a position in compiled code', () => {
  test.each<[string[], string, string]>([
    [['const a: string = fail();'], 'fail', 'fail'],
    [["import Button from 'b';", 'const a = 1 as number; Button(a);'], '_b2.default', 'Button'],
    [[`const t = \`\${a as string} b\`;`, 'const u: Record<string, string> = v.w;'], 'v.w', 'v.w'],
    [[`const x = <a title={\`\${b}\`} onClick={() => gone(1)}>{(c as Row).d}</a>;`], 'gone', 'gone'],
    [[`const x = <a title={\`\${b}\`} onClick={() => gone(1)}>{(c as Row).d}</a>;`], '(c ', '(c '],
  ])('in the last line of %j, "%s" comes from "%s"', (lines, compiledText, sourceText) => {
    const source = lines.at(-1) ?? '';
    const row =
      compiled('Demo.tsx', ...lines)
        .code.split('\n')
        .at(-1) ?? '';
    expect(row).toContain(compiledText);
    const column = sourceColumn(row, source, row.indexOf(compiledText) + 1);
    const expected = source.indexOf(sourceText) + 1;
    // The column may be one word too early, where the compiler has replaced a word.
    expect(source.slice(column - 1, expected - 1).trim()).toMatch(/^\W*\w*\W*$/);
  });

  test('in a missing line is its first column', () => {
    expect(sourceColumn('', '', 7)).toBe(1);
  });
});

describe('stacks', () => {
  test.each<[string, string, object | undefined]>([
    [
      'Chromium',
      `TypeError: no\n    at run (blob:null/1:2:3)\n    at Demo (${liveAddress('Demo.tsx')}:8:5)`,
      { file: 'Demo.tsx', line: 7, column: 5 },
    ],
    [
      'Firefox and Safari',
      `Demo@${liveAddress('data/rows.ts')}:3:9\nrun@blob:null/1:2:3`,
      { file: 'data/rows.ts', line: 2, column: 9 },
    ],
    ['the library alone', 'TypeError: no\n    at x (blob:null/1:2:3)', undefined],
  ])('of %s', (_browser, stack, place) => {
    expect(placeInStack(stack)).toEqual(place);
  });
});
