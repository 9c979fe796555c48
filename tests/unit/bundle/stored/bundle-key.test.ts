import { expect, test } from 'vitest';
import { createKeyOf, type KeyedOptions } from '../../../../src/bundle/stored/bundle-key.ts';
import { packageRoot } from '../../../../src/effects/package-root.ts';
import { portablePaths } from '../../../../src/lib/portable-paths.ts';
import type { Config } from '../../../../src/model/config.ts';
import type { Entry } from '../../../../src/model/entry.ts';
import type { FilePath, SourcePath } from '../../../../src/model/path.ts';
import { memoryFileSystem } from '../../../support/memory-file-system.ts';
import { configOf } from '../../../support/sample-site.ts';

interface Given {
  readonly root?: string;
  readonly config?: Partial<Config>;
  readonly disk?: readonly string[];
  readonly paths?: KeyedOptions['paths'];
  readonly tool?: string;
  readonly entries?: readonly Entry[];
  readonly leftOut?: readonly string[];
}

const entry = (root: string, name: string, kind: 'demo' | 'static' = 'demo'): Entry => ({
  ...{ kind, id: name, file: `${root}/content/${name}` as FilePath },
});

/** The key of the bundles of a site in a folder, whose files are `disk`. */
async function keyOf({ root = '/site', disk = [], ...given }: Given): Promise<string> {
  const config: Config = {
    ...configOf(''),
    root: root as FilePath,
    contentDir: `${root}/content` as FilePath,
    templatesDir: `${root}/templates` as FilePath,
    ...given.config,
  };
  const files = memoryFileSystem(Object.fromEntries(disk.map((path) => [`${root}/${path}`, ''])));
  const { paths = {}, tool = 'a 1', entries = [entry(root, 'A.tsx')], leftOut = [] } = given;
  const keyed = createKeyOf({ config, files, paths, tool }, portablePaths(root, packageRoot()));
  return keyed({ entries, leftOut: new Set(leftOut as FilePath[]) });
}

const alias = (target: string) => ({ config: { alias: { kit: target as FilePath } } });
const styles = (disk: readonly string[], ...names: string[]): Given => ({
  disk,
  config: { styles: names.map((name) => name as SourcePath) },
});

test.each<[what: string, before: Given, after: Given]>([
  ['an entry', {}, { entries: [] }],
  ['the order of entries', {}, { entries: [entry('/site', 'B.tsx'), entry('/site', 'A.tsx')] }],
  ['the kind of an entry', {}, { entries: [entry('/site', 'A.tsx', 'static')] }],
  ['the file of an entry', {}, { entries: [{ kind: 'demo', id: 'A.tsx', file: '/kit/A.tsx' as FilePath }] }],
  ['the program', {}, { tool: 'a 2' }],
  ['an alias', alias('/site/kit'), alias('/site/kit2')],
  ['a path of tsconfig.json', { paths: { '@/*': ['/site/a/*'] } }, { paths: { '@/*': ['/site/b/*'] } }],
  ['a template', {}, { disk: ['templates/layout/footer.tsx'] }],
  ['the theme of demos', {}, { disk: ['content/theme.ts'] }],
  ['a module that is left out', {}, { leftOut: ['/site/content/theme.ts'] }],
  ['a style sheet', styles(['content/a.css']), styles(['content/a.css'], 'a.css')],
  ['a style sheet that exists now', styles([], 'a.css'), styles(['content/a.css'], 'a.css')],
  ['a licence', {}, { config: { licences: { kit: 'key' } } }],
  ['the environment', {}, { config: { env: { NAME: 'x' } } }],
  ['the service worker', { config: { serviceWorker: 'none' } }, { config: { serviceWorker: 'register' } }],
])('the key of bundles changes with %s', async (_, before, after) => {
  expect(await keyOf(before)).not.toBe(await keyOf(after));
});

const placed = (root: string): Given => ({
  root,
  ...alias(`${root}/kit`),
  paths: { '@/*': [`${root}/src/*`] },
  leftOut: [`${root}/content/theme.ts`, `${root}/templates/a.ts`],
  disk: ['templates/a.ts', 'content/theme.ts'],
  entries: [entry(root, 'A.tsx')],
});

test('it is the same in another folder', async () => {
  expect(await keyOf(placed('/site'))).toBe(await keyOf(placed('/home/ann/docs')));
});

test.each<[what: string, before: Given, after: Given]>([
  ['a page', {}, { disk: ['content/a.md'] }],
  [
    'the order of templates on the disk',
    { disk: ['templates/a.ts', 'templates/b.ts'] },
    { disk: ['templates/b.ts', 'templates/a.ts'] },
  ],
  ['the order of what is left out', { leftOut: ['/site/a', '/site/b'] }, { leftOut: ['/site/b', '/site/a'] }],
])('it does not change with %s', async (_, before, after) => {
  expect(await keyOf(before)).toBe(await keyOf(after));
});
