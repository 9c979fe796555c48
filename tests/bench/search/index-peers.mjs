import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** Indexes pages with an engine that is installed in a folder. */
export async function indexWith(engine, pages, folder) {
  const outfile = join(folder, `${engine}.mjs`);
  await build({
    entryPoints: [fileURLToPath(new URL(`${engine}.mjs`, import.meta.url))],
    ...{ bundle: true, format: 'esm', platform: 'node', outfile, logLevel: 'error' },
    nodePaths: [join(folder, 'node_modules')],
  });
  const { index } = await import(pathToFileURL(outfile).href);
  return index(pages);
}
