import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { findFailures } from '../../../../../src/bundle/esbuild/problems/find-failures.ts';
import { findShellFailures } from '../../../../../src/bundle/esbuild/problems/find-shell-failures.ts';
import { inputFile } from '../../../../../src/bundle/esbuild/problems/trace-errors.ts';
import type { Entry } from '../../../../../src/model/entry.ts';
import type { FilePath } from '../../../../../src/model/path.ts';
import { bundlerOptions } from '../../../../support/bundler-options.ts';
import { folderWith } from '../../../../support/folder-with.ts';
import { quickTemplates } from '../../../../support/quick-templates.ts';

type Files = Readonly<Record<string, string>>;

const optionsFor = (folder: string) => ({
  ...bundlerOptions(join(folder, 'site')),
  templates: join(folder, 'program/templates') as FilePath,
});

/** The broken files of each entry that cannot be bundled, and the errors. */
async function failuresIn(files: Files, entriesOf: (at: (path: string) => FilePath) => readonly Entry[]) {
  await using folder = await folderWith({ ...quickTemplates, ...files });
  const at = (path: string) => join(folder.path, path) as FilePath;
  const { errors, broken } = await findFailures(entriesOf(at), optionsFor(folder.path));
  const shown = (file: string) => relative(folder.path, file.replace(/^[\w-]+:/, ''));
  return {
    broken: Object.fromEntries([...broken].map(([id, found]) => [id, [...found].map(shown).sort()])),
    errors: errors.map(({ text, location }) => `${location?.file} ${text}`).sort(),
  };
}

const demo = (file: FilePath, id: string): Entry => ({ kind: 'demo', id, file });
const unexpected = 'Unexpected end of file';

test('the entries that contain a broken module are found, however they reach it', async () => {
  const found = await failuresIn(
    {
      'site/content/A.tsx': "import './part';\nimport 'kit';\nexport default 1;",
      'site/content/part.ts': "import './deep';",
      'site/content/deep.ts': 'broken(',
      'site/content/B.tsx': "import 'kit';\nexport default 1;",
      'site/content/C.tsx': "import './fine';\nexport default 1;",
      'site/content/fine.ts': "import './C';",
      'site/content/unused.ts': 'broken(',
      'site/node_modules/kit/index.js': "import './part.js'",
      'site/node_modules/kit/part.js': 'broken(',
    },
    (at) => ['A', 'B', 'C'].map((name) => demo(at(`site/content/${name}.tsx`), name)),
  );
  expect(found).toEqual({
    broken: {
      A: ['site/content/deep.ts', 'site/node_modules/kit/part.js'],
      B: ['site/node_modules/kit/part.js'],
    },
    errors: [`content/deep.ts ${unexpected}`, `node_modules/kit/part.js ${unexpected}`],
  });
});

test('what a module lacks, and what is broken behind it, are both found', async () => {
  const found = await failuresIn(
    {
      'site/content/A.tsx': "import { gone } from './part';\nexport default gone;",
      'site/content/part.ts': 'export const here = 1;',
      'site/content/C.tsx': "import './look.css';\nexport default 1;",
      'site/content/look.css': '@import "./gone.css";',
      'site/content/B.tsx': 'export const none = 1;',
    },
    (at) => ['A', 'B', 'C'].map((name) => demo(at(`site/content/${name}.tsx`), name)),
  );
  expect(found.broken).toEqual({
    A: ['site/content/A.tsx'],
    B: ['site/content/B.tsx'],
    C: ['site/content/look.css'],
  });
  expect(found.errors).toEqual([
    'colophon-demo:content/B.tsx No matching export in "content/B.tsx" for import "default"',
    'content/A.tsx No matching export in "content/part.ts" for import "gone"',
    'content/look.css Could not resolve "./gone.css"',
  ]);
});

test('entries for Node alone are bundled for Node, and what readers may edit is an entry of its own', async () => {
  const found = await failuresIn(
    {
      'site/content/A.tsx': 'export default 1;',
      'site/templates/components/Card.tsx':
        "import { readFileSync } from 'node:fs';\nexport default readFileSync;",
      'site/templates/components/List.tsx': "import 'node:fs';\nbroken(",
    },
    (at) => [
      demo(at('site/content/A.tsx'), 'A'),
      {
        kind: 'live',
        id: 'live',
        file: at('site/content/A.tsx'),
        modules: [{ specifier: 'gone-kit', names: ['a'] }],
      },
      { kind: 'static', id: 'Card', file: at('site/templates/components/Card.tsx') },
      { kind: 'static', id: 'List', file: at('site/templates/components/List.tsx') },
    ],
  );
  expect(Object.keys(found.broken).sort()).toEqual(['List', 'live']);
  expect(found.broken.List).toEqual(['site/templates/components/List.tsx']);
  expect(found.errors).toEqual([
    'colophon-live:content/A.tsx Could not resolve "gone-kit"',
    `templates/components/List.tsx ${unexpected}`,
  ]);
});

test('without entries nothing is bundled', async () => {
  expect(await failuresIn({}, () => [])).toEqual({ broken: {}, errors: [] });
});

test.each<[what: string, files: Files, styles: readonly string[], expected: readonly string[]]>([
  ['nothing', {}, [], []],
  [
    'a template',
    { 'site/templates/layout/footer.tsx': "import './links';", 'site/templates/layout/links.ts': 'broken(' },
    [],
    [`site/templates/layout/footer.tsx: templates/layout/links.ts ${unexpected}`],
  ],
  [
    'the theme of demos',
    { 'site/content/theme.ts': 'broken(' },
    [],
    [`site/content/theme.ts: content/theme.ts ${unexpected}`],
  ],
  [
    'a theme that exports none',
    { 'site/content/theme.ts': 'export const other = 1;' },
    [],
    [
      'site/content/theme.ts: ../program/templates/themed-demo-theme.ts No matching export in "content/theme.ts" for import "theme"',
    ],
  ],
  [
    'one of two style sheets',
    { 'site/content/a.css': '.a { color: red }', 'site/content/b.css': '.b { color: red } }' },
    ['site/content/a.css', 'site/content/b.css'],
    ['site/content/b.css: content/b.css This "}" closes no block'],
  ],
])('of what all pages contain, %s is broken', async (_, files, styles, expected) => {
  await using folder = await folderWith({ 'site/content/site.yaml': '', ...quickTemplates, ...files });
  const sheets = styles.map((path) => join(folder.path, path) as FilePath);
  const { errors } = await findShellFailures(sheets, optionsFor(folder.path));
  const shown = [...errors].flatMap(([file, messages]) =>
    messages.map(({ text, location }) => `${relative(folder.path, file)}: ${location?.file} ${text}`),
  );
  expect(shown).toEqual(expected);
});

test.each([
  ['content/a.ts', '/site/content/a.ts'],
  ['../a.ts', '/a.ts'],
  ['colophon-demo:../a.tsx', 'colophon-demo:/a.tsx'],
  ['<define:x>', '/site/<define:x>'],
  ['C:a', '/site/C:a'],
])('the input %s is the file %s', (input, file) => {
  expect(inputFile(input, { root: '/site' as FilePath })).toBe(file);
});
