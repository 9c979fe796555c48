// Runs before and after `npm pack` and `npm publish`, which read package.json from the disk: replaces it by
// the published one, and restores it.
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));
const manifest = join(root, 'package.json');
const original = join(root, '.cache/package.json');

/**
 * For the declarations of templates, diagrams, style sheets in SCSS, and checks of HTML and demos: a site
 * installs what it needs.
 */
const optional = [
  '@types/react',
  'axe-core',
  'beautiful-mermaid',
  'html-validate',
  'playwright-core',
  'sass',
];

if (process.argv[2] === 'clean') await clean();
else await restore();

async function clean() {
  // What an interrupted `npm pack` left behind.
  await restore();
  await import('./prepare.mjs');
  const text = await readFile(manifest, 'utf8');
  const published = publishedManifest(JSON.parse(text), await importedPackages());
  await mkdir(join(root, '.cache'), { recursive: true });
  await writeFile(original, text);
  await writeFile(manifest, `${JSON.stringify(published, null, 2)}\n`);
}

async function restore() {
  if (existsSync(original)) await rename(original, manifest);
}

/** Leaves out what serves the development of the package, and packages that are bundled into `lib`. */
function publishedManifest({ scripts, devDependencies, allowScripts, dependencies, ...manifest }, imported) {
  const installed = Object.entries(dependencies).filter(([name]) => imported.has(name));
  return {
    ...manifest,
    dependencies: Object.fromEntries(installed),
    peerDependencies: Object.fromEntries(optional.map((name) => [name, devDependencies[name]])),
    peerDependenciesMeta: Object.fromEntries(optional.map((name) => [name, { optional: true }])),
  };
}

/** Returns the names of packages that published modules import, or that those packages expect beside them. */
async function importedPackages() {
  const templates = (await modulesIn('templates')).filter(
    (file) => /\.tsx?$/.test(file) && !/\.d\.ts$|^templates.(?:starter|dev-client|demo-check)\b/.test(file),
  );
  const lib = ['main', 'index', 'worker', 'extract-worker'].map((name) => `lib/chunks/${name}.cjs`);
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...templates, ...lib],
    outdir: 'lib',
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    write: false,
    metafile: true,
    logLevel: 'error',
  });
  const specifiers = Object.values(metafile.inputs).flatMap(({ imports }) => imports.map(({ path }) => path));
  const direct = new Set(
    [...specifiers, ...(await requiredIn(Object.keys(metafile.inputs)))].map(packageName),
  );
  const peers = await Promise.all([...direct].map(peersOf));
  return new Set([...direct, ...peers.flat()]);
}

/**
 * Returns what bundled modules load at run time, by the names that Rolldown gives `require`, and our loader
 * `import()`; and the package whose binding they look for.
 */
async function requiredIn(files) {
  const texts = await Promise.all(
    files.filter((file) => file.startsWith('lib/')).map((file) => readFile(join(root, file), 'utf8')),
  );
  return texts.flatMap((text) =>
    [...text.matchAll(/(?:\b__require|\b__import|__filename\)\.resolve)\(["'`]([^"'`$]+)["'`]\)/g)].map(
      ([, name]) => name,
    ),
  );
}

async function modulesIn(folder) {
  const names = await readdir(join(root, folder), { recursive: true });
  return names.map((name) => join(folder, name));
}

/** `@mui/material/styles` → `@mui/material` */
function packageName(specifier) {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

async function peersOf(name) {
  const file = join(root, 'node_modules', name, 'package.json');
  if (!existsSync(file)) return [];
  return Object.keys(JSON.parse(await readFile(file, 'utf8')).peerDependencies ?? {});
}
