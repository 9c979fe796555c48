// Bundles the command line, the package for programs, the workers and the shell into lib/, and writes JSON
// Schemas and type declarations. Run by npm.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { bundlePrograms, nativePackage } from './bundle-programs.mjs';
import { bundleTypeScript } from './bundle-typescript.mjs';
import { writeDeclarations } from './write-declarations.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));

/** Hashes the program's sources, so that no version uses the cache of another. */
async function toolIdentity() {
  const digest = createHash('sha256');
  const listed = await readdir(join(root, 'src'), { recursive: true, withFileTypes: true });
  const files = listed.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const file of [...files.sort(), join(root, 'package.json')]) digest.update(await readFile(file));
  return `${version}-${digest.digest('base64url').slice(0, 12)}`;
}

const define = { __COLOPHON_TOOL__: JSON.stringify(await toolIdentity()) };

await mkdir(join(root, 'lib/schemas'), { recursive: true });
const declarations = writeDeclarations(root);
await Promise.all([bundlePrograms(root, define), bundleTypeScript(root)]);

// What modules of a site import from `colophon`. Bundled into each of them, hence without the banner.
await build({
  absWorkingDir: root,
  entryPoints: ['src/define.ts'],
  outfile: 'lib/define.js',
  bundle: true,
  format: 'esm',
  target: 'node20',
  logLevel: 'warning',
});

// The functions that hosts run in front of a site. They are written into websites, so they stay readable.
await build({
  absWorkingDir: root,
  entryPoints: ['netlify', 'vercel', 'cloudflare'].map((host) => `src/emit/hosts/functions/${host}.ts`),
  outdir: 'lib/hosts',
  bundle: true,
  format: 'esm',
  target: 'es2022',
  logLevel: 'warning',
});

// The scripts that `docs dev` and `docs check --browser` add to pages. They are not part of the website.
await build({
  absWorkingDir: root,
  entryPoints: ['templates/dev-client.ts', 'templates/demo-check.ts'],
  outdir: 'lib',
  bundle: true,
  format: 'iife',
  target: ['es2022', 'chrome111', 'firefox115', 'safari16.4'],
  minify: true,
  logLevel: 'warning',
});

const temporary = join(root, 'lib/making');
await build({
  absWorkingDir: root,
  entryPoints: ['src/prepare.ts'],
  outdir: temporary,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'warning',
  external: [nativePackage, 'typescript-api'],
  define,
  // Bundled CommonJS packages load modules of Node.js with `require`.
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);",
  },
});
const { codePagesFile, jsonSchemas, prepareOwnShell } = await import(
  pathToFileURL(join(temporary, 'prepare.js')).href
);
for (const [name, schema] of Object.entries(jsonSchemas())) {
  await writeFile(join(root, 'lib/schemas', name), `${JSON.stringify(schema, null, 2)}\n`);
}
await prepareOwnShell(join(root, 'lib/shell'));
// What `docs explain` prints. The pages are generated and committed, and the
// manual is not part of the package.
const codeFolder = join(root, 'content/docs/diagnostics');
const codePages = {};
for (const code of JSON.parse(await readFile(join(codeFolder, 'codes.json'), 'utf8')))
  codePages[code] = await readFile(join(codeFolder, `${code}.md`), 'utf8');
await writeFile(join(root, codePagesFile), JSON.stringify(codePages));
await rm(temporary, { recursive: true });
await declarations;
