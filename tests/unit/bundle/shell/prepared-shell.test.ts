import { expect, test } from 'vitest';
import type { BundlerOptions } from '../../../../src/bundle/esbuild/bundle-options.ts';
import type { Bundler } from '../../../../src/bundle/esbuild/create-bundler.ts';
import {
  preparedShell,
  type Shell,
  type ShellRecord,
  withPreparedShell,
} from '../../../../src/bundle/shell/prepared-shell.ts';
import type { FilePath } from '../../../../src/model/path.ts';
import { bundlerOptions } from '../../../support/bundler-options.ts';
import { memoryFileSystem } from '../../../support/memory-file-system.ts';

const folder = '/work/program/lib/shell' as FilePath;
const templates = '/work/program/templates' as FilePath;
const script = { path: 'assets/browser-1.js', imports: [] };

const record: ShellRecord = {
  templates: { 'layout/footer.tsx': 'footer' },
  packages: { react: 'react', '@mui/system': 'system' },
  browser: { files: ['assets/browser-1.js', 'assets/chunk-2.js'], script },
  server: { files: ['templates-3.cjs'], templates: { path: 'templates-3.cjs', hash: 'server' } },
  workers: { register: 'self.register', unregister: 'self.unregister' },
};

const footer = `${templates}/layout/footer.tsx`;
const react = '/work/program/node_modules/react/package.json';
const system = '/work/node_modules/@mui/system/package.json';

/** All files; those of templates and packages contain their hash. */
const files: Readonly<Record<string, string>> = {
  [`${folder}/shell.json`]: JSON.stringify(record),
  [`${folder}/browser/assets/browser-1.js`]: 'browser',
  [`${folder}/browser/assets/chunk-2.js`]: 'chunk',
  [`${folder}/server/templates-3.cjs`]: 'server',
  [footer]: 'footer',
  [react]: 'react',
  [system]: 'system',
};

interface Given {
  /** Undefined for a file that is missing. */
  readonly files?: Readonly<Record<string, string | undefined>>;
  readonly options?: Partial<BundlerOptions>;
}

function prepared({ files: changes = {}, options = {} }: Given = {}): Promise<Shell | undefined> {
  const all = Object.entries({ ...files, ...changes });
  const disk = memoryFileSystem(
    Object.fromEntries(all.flatMap(([path, text]) => (text === undefined ? [] : [[path, text]]))),
  );
  const given = bundlerOptions('/work/site', {
    templates,
    hashOf: (file) => disk.readText(file),
    ...options,
  });
  return preparedShell(folder, given, disk);
}

const bytes = (text: string) => new TextEncoder().encode(text);

test('the shell has the files of its folder, and what they were made from', async () => {
  const inputs = [footer, react, system];
  expect(await prepared()).toEqual({
    browser: {
      files: [
        { path: 'assets/browser-1.js', bytes: bytes('browser') },
        { path: 'assets/chunk-2.js', bytes: bytes('chunk') },
      ],
      assets: new Map([['browser', script]]),
      inputs,
    },
    server: {
      files: [{ path: 'templates-3.cjs', bytes: bytes('server') }],
      templates: record.server.templates,
      ownTemplates: false,
      demos: new Map(),
      offers: '',
      offered: [],
      importers: new Map(),
      inputs,
    },
    workers: {
      register: { script: 'self.register', inputs },
      unregister: { script: 'self.unregister', inputs },
    },
  });
});

test('a site with lengths of its own bundles the templates for Node', async () => {
  const shell = await prepared({ options: { themed: true } });
  expect(shell?.server).toBeUndefined();
  expect(shell?.browser.files).toHaveLength(2);
});

test.each<[site: string, given: Given]>([
  ['another template', { files: { '/work/site/templates/layout/banner.tsx': '' } }],
  ['these templates', { options: { siteTemplates: templates } }],
  [
    'an alias for a package with a longer name',
    { options: { alias: { 'react-extra': './a', '@mui-x': './b' } } },
  ],
  ['a licence for another package', { options: { licences: { '@mui/x-license': 'key' } } }],
  // The templates have their own, since it may exist twice on a page.
  [
    'another version of a package',
    { files: { '/work/site/node_modules/@mui/system/package.json': 'other' } },
  ],
])('a site with %s uses the shell', async (_, given) => {
  expect((await prepared(given))?.server).toBeDefined();
});

test('a package that must exist once is that of the site', async () => {
  const own = '/work/site/node_modules/react/package.json';
  const shell = await prepared({ files: { [own]: 'react' } });
  expect(shell?.browser.inputs).toEqual([footer, own, system]);
});

test.each<[site: string, given: Given]>([
  ['a template in place of ours', { files: { '/work/site/templates/layout/footer.tsx': '' } }],
  ['an alias for a package', { options: { alias: { react: './react' } } }],
  ['an alias for a module of a package', { options: { alias: { '@mui/system/style': './style' } } }],
  ['an alias for a scope', { options: { alias: { '@mui': './mui' } } }],
  ['a licence for a package', { options: { licences: { '@mui/system': 'key' } } }],
  ['another React', { files: { '/work/site/node_modules/react/package.json': 'other' } }],
  ['a template of ours that has changed', { files: { [footer]: 'other' } }],
  ['a package of ours that has changed', { files: { [system]: 'other' } }],
  ['a package of ours that is missing', { files: { [react]: undefined } }],
  ['no shell', { files: { [`${folder}/shell.json`]: undefined } }],
  ['a part of the scripts', { files: { [`${folder}/browser/assets/chunk-2.js`]: undefined } }],
  ['no templates for Node', { files: { [`${folder}/server/templates-3.cjs`]: undefined } }],
])('a site with %s bundles everything', async (_, given) => {
  expect(await prepared(given)).toBeUndefined();
});

/** A bundler that names its bundles, with what it is asked for. */
function openBundler(shell: Shell | undefined) {
  let searches = 0;
  const bundler = {
    bundleShell: async () => 'bundled browser',
    bundleServer: async () => 'bundled server',
    bundleServiceWorker: async (kind: string) => `bundled ${kind}`,
    startedAt: () => 7,
  } as unknown as Bundler;
  const find = async () => {
    searches += 1;
    return shell;
  };
  return { bundler: withPreparedShell(bundler, find), searches: () => searches };
}

const entry = { kind: 'demo', id: 'demo:A.tsx', file: '/work/site/content/A.tsx' as FilePath } as const;

test('bundles come from the shell, except for those with modules of the site', async () => {
  const shell = await prepared();
  const { bundler, searches } = openBundler(shell);
  expect(bundler.startedAt()).toBe(7);
  const all = [
    bundler.bundleShell(),
    bundler.bundleServer([], [], new Map()),
    bundler.bundleServiceWorker('unregister'),
  ];
  expect(await Promise.all(all)).toEqual([shell?.browser, shell?.server, shell?.workers.unregister]);
  expect(searches()).toBe(1);
  expect(await bundler.bundleServer([entry], [], new Map())).toBe('bundled server');
  expect(searches()).toBe(1);
  // Templates may have changed since.
  await bundler.bundleShell();
  expect(searches()).toBe(2);
});

test('without a shell, everything is bundled', async () => {
  const { bundler } = openBundler(undefined);
  expect(await bundler.bundleShell()).toBe('bundled browser');
  expect(await bundler.bundleServer([], [], new Map())).toBe('bundled server');
  expect(await bundler.bundleServiceWorker('register')).toBe('bundled register');
  const themed = openBundler(await prepared({ options: { themed: true } }));
  expect(await themed.bundler.bundleServer([], [], new Map())).toBe('bundled server');
});
