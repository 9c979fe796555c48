import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkTypes } from '../../../src/extract/check-types.ts';
import type { FilePath } from '../../../src/model/path.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '') as FilePath;

/** Code, and the errors that are expected in it: `line:column` and a part of the message. */
const cases: readonly (readonly [name: string, text: string, errors: readonly [string, string][]])[] = [
  [
    'a.tsx',
    "import { useState } from 'react';\nexport const a = useState<number>('b');",
    [['2:35', "'string'"]],
  ],
  ['no-export.js', "import { useStat } from 'react';\nuseStat();", [['1:10', "'useStat'"]]],
  ['parameter.js', 'export const a = (b) => b;', []],
  ['parameter.ts', 'export const a = (b) => b;', [['1:19', "'any'"]]],
  ['relative.ts', "import { App } from './App';\nexport const a: number = App;", []],
  ['not-installed.ts', "import { a } from '@acme/none/b';\nexport const c: number = a;", []],
  ['subpath.ts', "import a from 'react/none';\nexport const b = a;", [['1:15', "'react/none'"]]],
  ['either.tsx', "import Grid from '@mui/system/Grid';\n// or\nimport Grid from '@mui/material/Grid';", []],
  [
    'twice.ts',
    'export const a = 1;\nconst b = 1;\nconst b = 2;',
    [
      ['2:7', "'b'"],
      ['3:7', "'b'"],
    ],
  ],
  [
    'node.ts',
    "import { existsSync } from 'node:fs';\nexport const a: string = existsSync(process.argv[2] ?? '');",
    [['2:14', "'boolean'"]],
  ],
  ['invalid.ts', 'export const a = 1;\nconst = 2;', [['2:7', 'declaration expected']]],
  ['invalid.jsx', 'export const a = 1;\nconst = 2;', [['2:7', 'declaration expected']]],
  ['style.ts', "import './a.css';\nexport const a = 1;", []],
  [
    'assets.tsx',
    [
      "import code from './button.tsx?raw';",
      "import address from './notes.pdf?url';",
      "import styles, { root } from './button.module.css';",
      "import icon from './check.svg';",
      "import './reset.scss';",
      'export const a: string = code + address + icon + styles.root + root;',
      'export const b = <a href={address} className={styles.link} />;',
      'export const Icon: () => null = icon;',
    ].join('\n'),
    [['8:14', "'() => null'"]],
  ],
  ['names-of-the-text.tsx', "import { useMemo } from 'react';\nuseMemo(() => rows, [rows]);", []],
  [
    'names.tsx',
    "import { useMemo } from 'react';\nexport const a = useMemo(() => rows, []);",
    [['2:32', "'rows'"]],
  ],
  [
    'alias.ts',
    "import { hash } from '@here/hash.ts';\nexport const a: number = hash('b');",
    [['2:14', "'string'"]],
  ],
];

test('finds the errors of samples, and not what only their readers have', () => {
  const modules = cases.map(([name, text]) => ({ name: `content/${name}`, text, isSample: true }));
  const task = { root, modules, alias: { '@here': `${root}/src/lib` } };
  const { problems, files } = checkTypes(task);
  for (const [name, , errors] of cases) {
    const found = problems.filter((problem) => problem.name === `content/${name}`);
    expect(
      found.map(({ line, column }) => `${line}:${column}`),
      name,
    ).toEqual(errors.map(([place]) => place));
    for (const [index, [, words]] of errors.entries()) expect(found[index]?.message).toContain(words);
  }
  // Their changes make the result outdated.
  expect(files.some((file) => file.endsWith('@types/react/index.d.ts'))).toBe(true);
  expect(files.some((file) => file.includes('/content/'))).toBe(false);
}, 60_000);

test('a demo has to find every module', () => {
  const text = "import { a } from './none';\nexport default a;";
  const modules = [{ name: 'content/Demo.ts', text, isSample: false }];
  expect(checkTypes({ root, modules, alias: {} }).problems).toMatchObject([{ line: 1, column: 19 }]);
}, 60_000);

test('a demo depends on the module that it lacks', () => {
  const text = "import { a } from '../src/none';\nexport const b: number = a;";
  const modules = [{ name: 'content/demo.ts', text, isSample: false }];
  const { problems, files } = checkTypes({ root, modules, alias: {} });
  expect(problems).toHaveLength(1);
  expect(files).toContain(`${root}/src/none.ts`);
}, 60_000);
