import { describe, expect, test } from 'vitest';
import { importList, isRelative } from '../../../../../src/bundle/esbuild/own/import-list.ts';
import {
  entryModule,
  exportedName,
  importKey,
  sharedImports,
  sharedModule,
  specifierOf,
} from '../../../../../src/bundle/esbuild/own/shared-imports.ts';
import type { ImportList, PackageType } from '../../../../../src/model/apart-demos.ts';
import type { FilePath } from '../../../../../src/model/path.ts';

const root = '/site' as FilePath;

const listOf = (
  imports: Readonly<Record<string, readonly string[]>>,
  folder = '/site',
  type: PackageType = 'commonjs',
): ImportList => ({
  folder: folder as FilePath,
  type,
  imports: Object.entries(imports).map(([specifier, names]) => ({ specifier, names })),
});

/** The names of each shared import, by key. */
const namesIn = (...lists: readonly ImportList[]) =>
  [...sharedImports(lists, root)].map(([key, { names }]) => `${key} ${names.join()}`);

test('demos share each module with the names that any of them imports, in one order', () => {
  const [first, second] = [
    listOf({ react: ['useState', 'memo'], kit: ['Card'] }),
    listOf({ './content/data.ts': ['*'], react: ['default', 'memo'] }),
  ];
  const expected = [':./content/data.ts *', ':kit Card', ':react default,memo,useState'];
  expect(namesIn(first, second)).toEqual(expected);
  expect(namesIn(second, first)).toEqual(expected);
});

test('a module is shared only within a folder of packages, and a type of package', () => {
  const kit = { kit: ['Card'] };
  expect(
    namesIn(listOf(kit), listOf(kit, '/site/content/own'), listOf(kit, '/other', 'module'), listOf(kit)),
  ).toEqual(['../other:kit#.mts Card', ':kit Card', 'content/own:kit Card']);
});

test.each<[specifier: string, folder: string, type: PackageType, key: string]>([
  ['react', '/site', 'commonjs', ':react'],
  ['react', '/site', 'module', ':react#.mts'],
  ['colophon:runtime', '/site/content', 'commonjs', 'content:colophon:runtime'],
])('the key of %s in %s, %s, leads back to it', (specifier, folder, type, key) => {
  expect(importKey(specifier, { folder: folder as FilePath, type }, root)).toBe(key);
  expect(specifierOf(key)).toBe(specifier);
});

describe('the modules of a shared import', () => {
  const shared = (specifier: string, ...names: readonly string[]) => ({
    ...{ specifier, names, key: `:${specifier}`, folder: root, type: 'commonjs' as const },
  });

  test.each<[names: readonly string[], entry: string, module: string]>([
    [[], 'import "from";\n', 'import "kit";\n'],
    [
      ['Card', 'a b'],
      'export { "Card" as m1e0, "a b" as m1e1 } from "from";\n',
      'import "kit";\nexport { "Card", "a b" } from "kit";\n',
    ],
    [
      ['*', 'Card'],
      'export { "*" as m1e0, "Card" as m1e1 } from "from";\n',
      'import "kit";\nexport { "Card" } from "kit";\nimport * as all from "kit";\nexport { all as "*" };\n',
    ],
    [
      ['*'],
      'export { "*" as m1e0 } from "from";\n',
      'import "kit";\nimport * as all from "kit";\nexport { all as "*" };\n',
    ],
  ])('export %j', (names, entry, module) => {
    expect(entryModule(shared('kit', ...names), 'from', 'm1')).toBe(entry);
    expect(sharedModule(shared('kit', ...names), root)).toBe(module);
  });

  test('name files of the site by their path', () => {
    expect(sharedModule(shared('../kit/a.ts'), root)).toBe('import "/kit/a.ts";\n');
  });

  test('have only the names that are listed', () => {
    expect(exportedName(shared('kit', 'a', 'b'), 'b')).toBe('e1');
    expect(() => exportedName(shared('kit', 'a'), 'c')).toThrow('c of :kit is not listed');
  });
});

test('the list of a script has each module once, in the order in which they run', () => {
  const imports = [
    { specifier: 'react', names: [['useState', 'a']] },
    { specifier: 'effect', names: [] },
    {
      specifier: 'react',
      names: [
        ['memo', 'b'],
        ['useState', 'c'],
      ],
    },
  ] as const;
  expect(importList(imports, { folder: root, type: 'module' })).toEqual({
    folder: root,
    type: 'module',
    imports: [
      { specifier: 'react', names: ['memo', 'useState'] },
      { specifier: 'effect', names: [] },
    ],
  });
});

test.each([
  ['./a', true],
  ['../a', true],
  ['.../a', false],
  ['.a/b', false],
  ['kit/./a', false],
])('%s is relative: %s', (specifier, expected) => {
  expect(isRelative(specifier)).toBe(expected);
});
