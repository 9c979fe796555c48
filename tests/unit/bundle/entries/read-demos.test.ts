import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readDemos, readUsedComponents, readVersions } from '../../../../src/bundle/entries/read-demos.ts';
import { packageRoot } from '../../../../src/effects/package-root.ts';
import type { DemoModule, UsedComponent } from '../../../../src/model/demo.ts';
import type { Diagnostic } from '../../../../src/model/diagnostic.ts';
import type { FilePath, SourcePath } from '../../../../src/model/path.ts';
import type { Site } from '../../../../src/model/site.ts';
import type { SourceFile } from '../../../../src/model/source.ts';
import { createSources } from '../../../../src/read/sources.ts';
import { memoryFileSystem } from '../../../support/memory-file-system.ts';

const sourcesOf = (paths: readonly string[]) =>
  createSources(
    paths.map((path) => ({ path, file: `/site/content/${path}`, kind: 'asset' }) as unknown as SourceFile),
  );

const moduleOf = (source: string, more: Partial<DemoModule>) =>
  ({ source: source as SourcePath, relativeImports: [], packages: [], ...more }) as unknown as DemoModule;

type Modules = Readonly<Record<string, Partial<DemoModule>>>;

/** Reads demos of a page from these modules; those that are missing do not exist. */
async function read(demos: readonly (string | null)[], modules: Modules) {
  const parsed: string[] = [];
  const site = { config: {}, pages: [{ demos }] } as unknown as Site;
  const found = await readDemos(site, sourcesOf(Object.keys(modules)), async ({ path }) => {
    parsed.push(path);
    const diagnostic: Diagnostic = { severity: 'warning', code: 'demo-syntax', message: path };
    return {
      value: moduleOf(path, modules[path] ?? {}),
      diagnostics: path.includes('bad') ? [diagnostic] : [],
    };
  });
  expect(parsed.toSorted()).toEqual([...found.modules.keys()].sort());
  return { modules: parsed, problems: found.diagnostics.map(({ message }) => message) };
}

test.each<[what: string, demos: readonly (string | null)[], modules: Modules, read: readonly string[]]>([
  ['none', [null, 'gone.tsx'], { 'other.tsx': {} }, []],
  ['each once', ['a.tsx', 'a.tsx'], { 'a.tsx': {} }, ['a.tsx']],
  [
    'with their JavaScript, and their previews',
    ['b/a.tsx'],
    { 'b/a.tsx': {}, 'b/a.js': {}, 'b/a.tsx.preview': {}, 'b/a.js.preview': {} },
    ['b/a.tsx', 'b/a.tsx.preview', 'b/a.js', 'b/a.js.preview'],
  ],
  [
    'with what they import, of both languages, however far away',
    ['a.tsx', 'b.tsx'],
    {
      'a.tsx': { relativeImports: ['./rows', './gone'] },
      'b.tsx': { relativeImports: ['./rows', './a'] },
      'rows.ts': { relativeImports: ['./lib/deep.css', './a'] },
      'rows.js': {},
      'lib/deep.css': {},
    },
    ['a.tsx', 'b.tsx', 'rows.ts', 'rows.js', 'lib/deep.css'],
  ],
  [
    'with the component that they only make a demo',
    ['a.ts'],
    {
      'a.ts': { component: { specifier: './parts', name: 'Card' } },
      'parts/index.tsx': { relativeImports: ['./b'] },
      'parts/b.ts': {},
    },
    ['a.ts', 'parts/index.tsx', 'parts/b.ts'],
  ],
])('demos are read: %s', async (_, demos, modules, expected) => {
  expect((await read(demos, modules)).modules).toEqual(expected);
});

test('the problems of all modules are reported', async () => {
  const { problems } = await read(['bad.tsx'], { 'bad.tsx': { relativeImports: ['./bad2'] }, 'bad2.ts': {} });
  expect(problems).toEqual(['bad.tsx', 'bad2.ts']);
});

const button = { specifier: 'kit', name: 'Button' } as unknown as UsedComponent;
const modules = new Map(
  [
    moduleOf('a.tsx', { packages: ['kit'] }),
    moduleOf('data.ts', {}),
    moduleOf('gone.tsx', { packages: ['kit'] }),
  ].map((module) => [module.source, module]),
);

test.each<[what: string, pages: readonly object[], expected: object]>([
  ['a site with API documents', [{}, { reference: {} }], { 'a.tsx': [button], 'gone.tsx': [] }],
  ['a site without any', [{}, {}], {}],
])('the components in demos of %s', async (_, pages, expected) => {
  const found = await readUsedComponents({ pages } as unknown as Site, modules, {
    sources: sourcesOf(['a.tsx', 'data.ts']),
    read: async () => [button],
  });
  expect(Object.fromEntries(found)).toEqual(expected);
});

test('the versions of packages are those of the site, else those of this program, else the latest', async () => {
  const version = (path: string, text: string) =>
    [join(path, 'package.json'), JSON.stringify({ version: text })] as const;
  const files = memoryFileSystem(
    Object.fromEntries([
      version('/site/node_modules/react', '18.3.1'),
      version('/node_modules/kit', '2.0.0'),
      version(join(packageRoot(), 'node_modules/react'), '19.0.0'),
      version(join(packageRoot(), 'node_modules/react-dom'), '19.0.0'),
    ]),
  );
  const used = [moduleOf('a.tsx', { packages: ['zed', 'kit'] }), moduleOf('b.tsx', { packages: ['kit'] })];
  expect([...(await readVersions(used, '/site' as FilePath, files))]).toEqual([
    ['react', '18.3.1'],
    ['react-dom', '19.0.0'],
    ['kit', '2.0.0'],
    ['zed', 'latest'],
  ]);
});
