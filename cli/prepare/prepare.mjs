// Bundles the command line, the worker and the shell of all sites into lib/, and writes the JSON Schemas that
// editors complete our files with. Run by npm after an install.
import { createHash } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { grayMatterPatches } from './gray-matter-patches.mjs';
import { micromarkPatches } from './micromark-patches.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));

/** A hash of the program's sources, so that what another version stored is not used. */
async function toolIdentity() {
  const digest = createHash('sha256');
  const listed = await readdir(join(root, 'src'), { recursive: true, withFileTypes: true });
  const files = listed.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const file of [...files.sort(), join(root, 'package.json')]) digest.update(await readFile(file));
  return `${version}-${digest.digest('base64url').slice(0, 12)}`;
}

const common = {
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'warning',
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'none',
  // Loaded when they are needed: they have programs beside their code.
  external: ['esbuild', 'fsevents'],
  define: { __COLOPHON_TOOL__: JSON.stringify(await toolIdentity()) },
  // CommonJS packages inside ask for Node's own modules by require.
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);",
  },
};

await mkdir(join(root, 'lib/schemas'), { recursive: true });
// Split, so that `docs --version` and `--help` load nothing but the command line.
const { metafile } = await build({
  ...common,
  entryPoints: { cli: 'cli/main.ts', worker: 'src/workers/worker.ts' },
  plugins: [micromarkPatches, grayMatterPatches],
  outdir: 'lib',
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
  metafile: true,
});
// What an earlier version left goes only now, so that a command that is running finds its chunks until the
// last moment.
for (const name of await readdir(join(root, 'lib/chunks'))) {
  if (!(`lib/chunks/${name}` in metafile.outputs)) await rm(join(root, 'lib/chunks', name));
}
await chmod(join(root, 'lib/cli.js'), 0o755);

// What `docs dev` adds to a page; it is no part of the website.
await build({
  absWorkingDir: root,
  entryPoints: ['templates/dev-client.ts'],
  outfile: 'lib/dev-client.js',
  bundle: true,
  format: 'iife',
  target: ['es2022', 'chrome111', 'firefox115', 'safari16.4'],
  minify: true,
  logLevel: 'warning',
});

// Run once, here.
const making = join(root, 'lib/making');
await build({ ...common, entryPoints: ['src/json-schemas.ts', 'src/own-shell.ts'], outdir: making });
const { jsonSchemas } = await import(pathToFileURL(join(making, 'json-schemas.js')).href);
for (const [name, schema] of Object.entries(jsonSchemas())) {
  await writeFile(join(root, 'lib/schemas', name), `${JSON.stringify(schema, null, 2)}\n`);
}
const { prepareOwnShell } = await import(pathToFileURL(join(making, 'own-shell.js')).href);
await prepareOwnShell(join(root, 'lib/shell'));
await rm(making, { recursive: true });
