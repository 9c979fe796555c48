import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readTree } from '../support/read-tree.ts';
import { type TemporaryFolder, temporaryFolder } from '../support/temporary-folder.ts';
import { readOutput } from '../support/workspace.ts';
import { packInto } from './support/pack.ts';
import { registry, run, tool } from './support/tools.ts';

// The package as users get it: a tarball that is installed into an empty folder. Downloads are kept in the
// caches of the package managers and in .cache/tools.
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Versions of tools that are downloaded once. */
const versions = {
  pnpm: 'pnpm@10.34.8',
  yarn: '@yarnpkg/cli-dist@4.18.1',
  node: ['20', '22', '24'],
} as const;

/** Enough for slow networks: nothing here waits for time to pass. */
const patience = 300_000;

let folder: TemporaryFolder;
let tarball: string;
/** The site that `docs init` makes with the tarball. */
let starter: string;

beforeAll(async () => {
  folder = await temporaryFolder();
  tarball = await packInto(folder.path);
  await unpack();
  starter = join(folder.path, 'starter');
  const docs = join(folder.path, 'project/node_modules/colophon/lib/cli.js');
  await run(process.execPath, [docs, 'init', '--quiet', starter], { cwd: folder.path });
}, patience);
afterAll(() => folder[Symbol.asyncDispose]());

/**
 * Places the files of the tarball where an installation of it alone would, without other packages but the
 * Markdown parser, which the command line loads at once.
 */
async function unpack(): Promise<void> {
  const modules = join(folder.path, 'project/node_modules');
  await mkdir(modules, { recursive: true });
  await run('tar', ['xzf', tarball, '-C', modules], { cwd: folder.path });
  await cp(join(modules, 'package'), join(modules, 'colophon'), { recursive: true });
  await symlink(join(root, 'node_modules/satteri'), join(modules, 'satteri'));
  const manifest = { private: true, devDependencies: { colophon: 'file:../colophon-0.1.0.tgz' } };
  await writeFile(join(folder.path, 'project/package.json'), JSON.stringify(manifest));
}

const unpacked = (path: string) => join(folder.path, 'project/node_modules/colophon', path);
const manifestOf = async (path: string) => JSON.parse(await readFile(path, 'utf8'));

test('the tarball has no scripts, and only packages that are not bundled', async () => {
  const published = await manifestOf(unpacked('package.json'));
  expect(Object.keys(published).sort()).toEqual(
    [
      ...['bin', 'dependencies', 'description', 'engines', 'exports', 'files', 'license', 'name'],
      ...['peerDependencies', 'peerDependenciesMeta', 'type', 'version'],
    ].sort(),
  );
  expect(Object.keys(published.dependencies)).toEqual(
    expect.arrayContaining(['esbuild', 'react', 'react-dom', '@mui/material', '@emotion/styled']),
  );
  const peers = Object.keys(published.peerDependencies);
  expect(peers).toEqual([
    ...['@types/react', 'axe-core', 'beautiful-mermaid', 'html-validate', 'playwright-core', 'sass'],
  ]);
  expect(Object.keys(published.peerDependenciesMeta)).toEqual(peers);
  expect(Object.keys(published.dependencies)).not.toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^(?:commander|typescript-api|unified|zod|workbox-build)$/),
    ]),
  );
});

test('the tarball has the licences of the packages that it contains', async () => {
  const notices = await readFile(unpacked('lib/third-party-notices.txt'), 'utf8');
  const titles = [...notices.matchAll(/^(\S+) \d+\.\d+\.\d+\S* \(([^)]+)\)$/gm)];
  const licences = new Map(titles.map(([, name = '', licence = '']) => [name, licence]));
  expect([licences.get('unified'), licences.get('zod'), licences.get('acorn')]).toEqual([
    'MIT',
    'MIT',
    'MIT',
  ]);
  expect([...licences.values()]).not.toContain('no licence named');
  expect(notices).toContain('Permission is hereby granted');
  expect(await readFile(unpacked('lib/typescript-api/LICENSE.txt'), 'utf8')).toContain('Apache License');
});

test('compiled code is kept after a command that ran to its end, and not after wrong usage', async () => {
  const site = join(folder.path, 'wrong');
  await mkdir(join(site, 'content'), { recursive: true });
  await writeFile(join(site, 'content/site.yaml'), 'nam: Acme UI\n');
  const build = run(process.execPath, [unpacked('lib/cli.js'), 'build'], { cwd: site });
  await expect(build).rejects.toMatchObject({ cause: { code: 2 } });
  const kept = await readdir(join(folder.path, 'project/node_modules/.cache/colophon-program'));
  // The other one is `docs init`.
  expect(kept.map((name) => name.replace(/-.*/, ''))).toEqual(['other']);
});

test('npm pack leaves package.json as it was', async () => {
  expect(await manifestOf(join(folder.path, 'checkout/package.json'))).toEqual(
    await manifestOf(join(root, 'package.json')),
  );
});

test('declarations refer to no other package than React and its types', async () => {
  const declarations = await readTree(unpacked('lib/types'));
  const named = [...declarations].flatMap(([path, text]) =>
    [...text.matchAll(/(?:\bfrom '|\bimport\(?['"])([^.'"][^'"]*)/g)].map(([, name]) => `${path}: ${name}`),
  );
  const ofTemplates = /^templates\/.*: (?:react(?:\/.*)?|csstype|@mui\/.*|@emotion\/.*)$/;
  expect(named.filter((one) => !ofTemplates.test(one))).toEqual([]);
});

test('a site depends on the tarball that made it', async () => {
  expect((await manifestOf(join(starter, 'package.json'))).dependencies.colophon).toBe(
    'file:../colophon-0.1.0.tgz',
  );
});

/** How each package manager installs the packages of a folder, without running their scripts. */
const installers = {
  npm: (cwd: string) =>
    run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd }),
  pnpm: async (cwd: string) => {
    const pnpm = join(await tool(versions.pnpm), 'bin/pnpm.cjs');
    return run(process.execPath, [pnpm, 'install', '--prefer-offline', '--ignore-scripts'], { cwd });
  },
  yarn: (cwd: string) => runYarn(['install', '--mode=skip-build'], cwd, 'node-modules'),
} as const;

/** Yarn with a node linker: packages in `node_modules`, or in archives that Plug'n'Play reads. */
async function runYarn(args: readonly string[], cwd: string, linker: 'node-modules' | 'pnp') {
  const yarn = join(await tool(versions.yarn), 'bin/yarn.js');
  const env = {
    YARN_NODE_LINKER: linker,
    YARN_ENABLE_IMMUTABLE_INSTALLS: 'false',
    YARN_ENABLE_TELEMETRY: '0',
    YARN_NPM_REGISTRY_SERVER: await registry(),
  };
  return run(process.execPath, [yarn, ...args], { cwd, env });
}

type Manager = keyof typeof installers;

/** Installs a copy of the starter. */
async function installed(manager: Manager): Promise<string> {
  const site = join(folder.path, manager);
  await cp(starter, site, { recursive: true });
  await installers[manager](site).catch((cause) => {
    throw new Error(
      `${manager} cannot install the packages of a new site. If it cannot reach the npm registry, check the connection and "npm config get registry", then run the tests again.`,
      { cause },
    );
  });
  return site;
}

/** Builds a site with the program that it has installed, and returns its website. */
async function built(site: string, out: string, node: string = process.execPath) {
  const docs = join(site, 'node_modules/colophon/lib/cli.js');
  await run(node, [docs, 'build', '--strict', '--quiet', '--out', out], { cwd: site });
  return readOutput(join(site, out));
}

/** The files of a website that differ from another one. */
function differences(website: Map<string, string>, other: Map<string, string>): string[] {
  const paths = [...new Set([...website.keys(), ...other.keys()])];
  return paths.filter((path) => website.get(path) !== other.get(path)).sort();
}

/** The commands of the manual that create a site from the tarball alone. */
const creators = {
  npm: (args: readonly string[], cwd: string) =>
    run('npm', ['exec', '--yes', `--package=${tarball}`, '--', ...args], { cwd }),
  pnpm: async (args: readonly string[], cwd: string) => {
    const pnpm = join(await tool(versions.pnpm), 'bin/pnpm.cjs');
    return run(process.execPath, [pnpm, `--package=${tarball}`, 'dlx', ...args], { cwd });
  },
  yarn: (args: readonly string[], cwd: string) =>
    runYarn(['dlx', '--quiet', '--package', `colophon@file:${tarball}`, ...args], cwd, 'pnp'),
} as const;

test.for(['npm', 'pnpm', 'yarn'] as const)(
  '%s runs docs init from the tarball',
  { timeout: patience },
  async (manager) => {
    const cwd = join(folder.path, `from-${manager}`);
    await mkdir(cwd);
    await creators[manager](['docs', 'init', 'acme-ui'], cwd);
    const { dependencies } = await manifestOf(join(cwd, 'acme-ui/package.json'));
    expect(dependencies.colophon).toMatch(/colophon-0\.1\.0\.tgz$/);
  },
);

test("with Yarn Plug'n'Play, a build says what to set", { timeout: patience }, async () => {
  const site = join(folder.path, 'plug-and-play');
  await cp(starter, site, { recursive: true });
  await runYarn(['install', '--mode=skip-build'], site, 'pnp');
  await expect(runYarn(['docs', 'build'], site, 'pnp')).rejects.toThrow(
    'Write "nodeLinker: node-modules" into .yarnrc.yml, and run "yarn install".',
  );
});

describe('installed', () => {
  const sites = {} as Record<Manager, string>;
  let website: Map<string, string>;

  beforeAll(async () => {
    sites.npm = await installed('npm');
    website = await built(sites.npm, 'dist');
  }, patience);

  test('the starter builds', () => {
    expect(website.get('ui/react-button/index.html')).toContain('MuiButton-outlined');
  });

  test.for(['pnpm', 'yarn'] as const)(
    'with %s, the website has the same bytes',
    { timeout: patience },
    async (manager) => {
      sites[manager] = await installed(manager);
      expect(differences(await built(sites[manager], 'dist'), website)).toEqual([]);
    },
  );

  const others = versions.node.filter((major) => major !== process.versions.node.split('.')[0]);
  test.for(others)(
    'with Node.js %s, the website has the same bytes',
    { timeout: patience },
    async (major) => {
      const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
      const node = join(await tool(`${name}@${major}`), 'bin/node');
      expect(differences(await built(sites.npm, `dist-${major}`, node), website)).toEqual([]);
    },
  );

  describe('the examples of the manual', () => {
    beforeAll(async () => {
      await writeExamples(sites.pnpm);
    });

    // With pnpm a module finds only the packages that its own package names.
    test.for(['bundler', 'nodenext'] as const)(
      'have the right types with moduleResolution: %s',
      { timeout: patience },
      async (moduleResolution) => {
        const config = typeCheck(moduleResolution);
        const file = join(sites.pnpm, `tsconfig.${moduleResolution}.json`);
        await writeFile(file, JSON.stringify(config));
        const tsc = join(root, 'node_modules/typescript/bin/tsc');
        await run(process.execPath, [tsc, '-p', file], { cwd: sites.pnpm });
      },
    );

    test(
      'run',
      async () => {
        const output = async (name: string) =>
          (await run(process.execPath, [name], { cwd: sites.pnpm })).stdout;
        expect(await output('check.mjs')).toBe('No errors.\n');
        expect(await output('build.mjs')).toMatch(/^\d+ pages, \d+ files written\n$/);
        expect(await output('dev.mjs')).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/ answers with 200\.$/m);
      },
      patience,
    );
  });
});

const manual = join(root, 'content/docs/programmatic/programmatic.md');

/** Writes the titled code blocks of the manual, and a module that must not compile. */
async function writeExamples(site: string): Promise<void> {
  const text = await readFile(manual, 'utf8');
  const examples = [...text.matchAll(/^```\w+ title="([^"]+)"\n([\s\S]*?)^```$/gm)];
  expect(examples.length).toBeGreaterThan(5);
  // The starter has a site.yaml; the examples of modules have other keys and are checked for their types.
  for (const [, name = '', code = ''] of examples) {
    const path = join(site, name.startsWith('content/') ? name.replace('content/', 'examples/') : name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, code);
  }
  await writeFile(join(site, 'examples/wrong.ts'), wrong);
  await writeFile(join(site, 'examples/assets.ts'), assets);
}

/** What `colophon/assets` declares. */
const assets = `import code from './button.tsx?raw';
import styles, { root } from './button.module.css';
import icon from './check.svg';
import './reset.css';
export const all: readonly string[] = [code, styles.root, root, icon];
// @ts-expect-error The address of an image is no component.
export const Icon: () => null = icon;
`;

/** Mistakes that the types find. */
const wrong = `import { defineNavigation, defineSite } from 'colophon';
import type { Config } from 'colophon';
// @ts-expect-error The key is misspelled.
defineSite({ nam: 'Acme UI' });
// @ts-expect-error Every entry has a pathname.
defineNavigation([{ title: 'Button' }]);
// @ts-expect-error A configuration is not changed.
export const change = (config: Config) => { config.name = ''; };
`;

function typeCheck(moduleResolution: 'bundler' | 'nodenext') {
  return {
    compilerOptions: {
      target: 'es2022',
      module: moduleResolution === 'bundler' ? 'esnext' : 'nodenext',
      moduleResolution,
      lib: ['es2022', 'dom', 'dom.iterable'],
      jsx: 'react-jsx',
      strict: true,
      skipLibCheck: false,
      noEmit: true,
      types: ['colophon/assets'],
      // As in the tsconfig.json of the starter.
      paths: { '@acme/ui': ['./content/ui/src/index.tsx'] },
    },
    include: ['examples', 'templates', 'content/**/*.tsx'],
  };
}
