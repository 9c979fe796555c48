import { join, relative } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import {
  resolveTemplates,
  type TemplatePlaces,
} from '../../../../../src/bundle/esbuild/plugins/resolve-templates.ts';
import type { FilePath } from '../../../../../src/model/path.ts';
import { folderWith } from '../../../../support/folder-with.ts';

type Files = Readonly<Record<string, string>>;

const imports = (...paths: readonly string[]) => paths.map((path) => `import '${path}';\n`).join('');

/** Templates of ours: a page, and what it imports. */
const ours: Files = {
  'ours/page.ts': imports('./layout/footer.tsx', './tokens.ts', './demo-theme.ts'),
  'ours/layout/footer.tsx': imports('../tokens.ts'),
  'ours/tokens.ts': '',
  'ours/themed-tokens.ts': imports('./tokens.ts'),
  'ours/styles/site-theme.ts': imports('../tokens.ts'),
  'ours/demo-theme.ts': '',
  'ours/themed-demo-theme.ts': imports('colophon:site-theme'),
};

interface Given {
  readonly site?: Files;
  readonly entry?: string;
  readonly places?: Partial<TemplatePlaces>;
  /** Paths of the site that are left out. */
  readonly leftOut?: readonly string[];
}

/** The modules of a bundle of our page, or of another entry. */
async function modulesOf({ site = {}, entry = 'ours/page.ts', places, leftOut = [] }: Given) {
  await using folder = await folderWith({ ...ours, ...site });
  const at = (path: string) => join(folder.path, path) as FilePath;
  const { metafile } = await build({
    entryPoints: [at(entry)],
    absWorkingDir: folder.path,
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    logLevel: 'silent',
    plugins: [
      resolveTemplates({
        templates: at('ours'),
        siteTemplates: at('site/templates'),
        themed: false,
        demoTheme: at('site/content/theme.ts'),
        leftOut: new Set(leftOut.map(at)),
        ...places,
      }),
    ],
  });
  return Object.keys(metafile.inputs)
    .map((input) => relative(folder.path, at(input)))
    .filter((path) => path !== entry)
    .sort();
}

const plain = ['ours/demo-theme.ts', 'ours/layout/footer.tsx', 'ours/tokens.ts'];
const footer = 'site/templates/layout/footer.tsx';
const theme = 'site/content/theme.ts';

test.each<[what: string, given: Given, modules: readonly string[]]>([
  ['without templates', {}, plain],
  [
    'with a template has it instead of ours',
    { site: { [footer]: '' } },
    ['ours/demo-theme.ts', 'ours/tokens.ts', footer],
  ],
  [
    'may extend a template of ours',
    { site: { [footer]: imports('colophon/templates/layout/footer.tsx') } },
    [...plain, footer],
  ],
  ['does without a template that does not compile', { site: { [footer]: '' }, leftOut: [footer] }, plain],
  [
    'with a theme has tokens that are variables, which are based on ours',
    { places: { themed: true } },
    [...plain.slice(0, 2), 'ours/themed-tokens.ts', 'ours/tokens.ts'],
  ],
  [
    'with a theme and tokens of its own has these',
    { places: { themed: true }, site: { 'site/templates/tokens.ts': '' } },
    [...plain.slice(0, 2), 'site/templates/tokens.ts'],
  ],
  [
    'with a theme of demos uses it',
    { site: { [theme]: '' } },
    ['ours/layout/footer.tsx', 'ours/themed-demo-theme.ts', 'ours/tokens.ts', theme],
  ],
  ['does without a theme of demos that does not compile', { site: { [theme]: '' }, leftOut: [theme] }, plain],
])('a site %s', async (_, given, modules) => {
  expect(await modulesOf(given)).toEqual([...modules].sort());
});

test('the styles of a theme are based on our tokens', async () => {
  expect(await modulesOf({ entry: 'ours/styles/site-theme.ts', places: { themed: true } })).toEqual([
    'ours/tokens.ts',
  ]);
});

test('only imports of templates are replaced, not those of other folders', async () => {
  const site = {
    'site/templates/kit/a.ts': '',
    'other/kit/b.ts': imports('./a.ts'),
    'other/kit/a.ts': '',
    [footer]: '',
  };
  expect(await modulesOf({ entry: 'other/kit/b.ts', site })).toEqual(['other/kit/a.ts']);
});

test.each([
  ['colophon/templates/tokens.ts', 'ours/tokens.ts'],
  ['colophon/templates/tokens', 'ours/tokens.ts'],
  ['colophon/templates/tokens.js', 'ours/tokens.ts'],
  ['colophon/templates/layout/footer', footer],
  ['colophon/templates/layout/footer.jsx', footer],
])('a module of the site imports %s', async (path, module) => {
  const entry = 'site/content/Demo.ts';
  expect(await modulesOf({ entry, site: { [entry]: imports(path), [footer]: '' } })).toEqual([module]);
});

test.each(['colophon/templates/gone', 'colophon/templates/../other.ts', 'colophon/templates/notes.md'])(
  '%s is no template',
  async (path) => {
    const entry = 'site/content/Demo.ts';
    const site = { [entry]: imports(path), 'other.ts': '', 'ours/notes.md': '' };
    await expect(modulesOf({ entry, site })).rejects.toMatchObject({
      errors: [{ text: `Could not resolve "${path}"` }],
    });
  },
);
