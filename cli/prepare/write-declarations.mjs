import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { promisify } from 'node:util';
import { transform } from 'esbuild';

/** The declarations of the package `colophon`, relative to the folder of all declarations. */
const entry = 'cli/api/index.d.ts';

/** Folders whose modules are declared, or appear in declarations. */
const sources = ['cli/api', 'src', 'templates'];

/**
 * Writes the type declarations of the package to `lib/types`: those of the functions for programs, those of
 * the templates, and what they refer to. The declarations of other modules refer to packages that the
 * published package does not install. Does nothing if no source has changed, because the compiler takes
 * longer than everything else.
 */
export async function writeDeclarations(root) {
  // `npm ci --omit=dev` installs what building a site needs, without the compiler.
  if (!existsSync(join(root, 'node_modules/typescript'))) return;
  const stamp = join(root, '.cache/declarations');
  const state = await stateOf(root);
  const isKnown = existsSync(join(root, 'lib/types')) && existsSync(stamp);
  if (isKnown && (await readFile(stamp, 'utf8')) === state) return;
  const all = join(root, 'lib/declarations');
  await compile(root);
  const templates = await readdir(join(all, 'templates'), { recursive: true });
  const entries = templates
    .filter((path) => path.endsWith('.d.ts'))
    .map((path) => posix.join('templates', path.replaceAll('\\', '/')));
  const texts = await reachable([entry, ...entries], all);
  texts.set('index.d.ts', `export * from './${entry.replace(/\.d\.ts$/, '.js')}';\n`);
  texts.set('assets.d.ts', await assetTypes(root));
  const made = join(root, 'lib/types-making');
  await rm(made, { recursive: true, force: true });
  for (const [file, text] of texts) {
    await mkdir(dirname(join(made, file)), { recursive: true });
    await writeFile(join(made, file), text);
  }
  // An editor that has the folder open never finds it half full.
  await rm(join(root, 'lib/types'), { recursive: true, force: true });
  await rename(made, join(root, 'lib/types'));
  await rm(all, { recursive: true });
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, state);
}

/** Returns what `colophon/assets` declares, which checks of demos and API pages know, too. */
async function assetTypes(root) {
  const source = await readFile(join(root, 'src/model/asset-types.ts'), 'utf8');
  const { code } = await transform(source, { loader: 'ts', format: 'esm' });
  const module = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return module.assetTypes;
}

/** Identifies the sources, the compiler and its options. */
async function stateOf(root) {
  const digest = createHash('sha256');
  const found = await Promise.all(
    sources.map(async (folder) => {
      const names = await readdir(join(root, folder), { recursive: true });
      return names.filter((name) => /\.tsx?$/.test(name)).map((name) => join(folder, name));
    }),
  );
  const files = [
    'package-lock.json',
    'tsconfig.json',
    'cli/prepare/tsconfig.json',
    'cli/prepare/write-declarations.mjs',
  ];
  for (const file of [...found.flat(), ...files].sort()) digest.update(await readFile(join(root, file)));
  return digest.digest('base64url');
}

async function compile(root) {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  try {
    await promisify(execFile)(process.execPath, [tsc, '-p', join(root, 'cli/prepare')], { cwd: root });
  } catch (error) {
    throw new Error(`The type declarations cannot be made:\n${error.stdout ?? error.message}`);
  }
}

/** `from '../src/public.ts'`, `import("./theme.ts")` */
const specifier = /(?<=\bfrom '|\bimport\("|\bimport ')\.{1,2}\/[^'"]+(?=['"])/g;

/** Returns the texts of declarations and of those that they import, by path in the folder. */
async function reachable(entries, folder) {
  const texts = new Map();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (texts.has(file)) continue;
    const text = await readFile(join(folder, file), 'utf8');
    for (const [path] of text.matchAll(specifier)) {
      waiting.push(posix.join(posix.dirname(file), path.replace(/\.tsx?$/, '.d.ts')));
    }
    // Compilers resolve `.js` whatever their options are.
    texts.set(
      file,
      text.replace(specifier, (path) => path.replace(/\.tsx?$/, '.js')),
    );
  }
  return texts;
}
