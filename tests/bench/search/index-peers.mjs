import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = fileURLToPath(new URL('.', import.meta.url));
const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url));

/** Indexes pages with an engine in a process of its own, and returns the index and what it took. */
export async function indexWith(engine, pages, folder) {
  const script = join(folder, `index-${engine}.mjs`);
  await build({
    stdin: {
      contents: `import { open } from './${engine}.mjs';\nimport { indexPages } from './index-pages.mjs';\nawait indexPages(open);`,
      resolveDir: here,
    },
    ...{ bundle: true, format: 'esm', platform: 'node', outfile: script, logLevel: 'error' },
    nodePaths: [join(folder, 'node_modules'), modules],
  });
  const [pagesFile, indexFile] = [join(folder, 'pages.json'), join(folder, `${engine}.json`)];
  writeFileSync(pagesFile, JSON.stringify(pages));
  const figures = JSON.parse(
    execFileSync(process.execPath, [script, pagesFile, indexFile], { encoding: 'utf8' }),
  );
  return { ...figures, index: readFileSync(indexFile) };
}
