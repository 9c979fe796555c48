// Blume, a generator that writes a project of Astro and builds that, on the same corpus as the peers of the
// comparison, which does not have it.
import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { measure, median } from './measure.mjs';

const version = '1.3.1';
const config =
  "import { defineConfig } from 'blume';\n\nexport default defineConfig({ title: 'Acme UI' });\n";

/**
 * Installs Blume in a prepared copy of the comparison, builds a corpus with it, and returns its figures in
 * the form of the comparison: medians of whole processes.
 */
export async function measureBlume(comparison, { manifest, runs }) {
  const folder = join(comparison, 'peers/blume');
  mkdirSync(folder, { recursive: true });
  if (!existsSync(join(folder, 'node_modules'))) {
    const quick = ['--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
    execFileSync('npm', ['install', ...quick, `blume@${version}`], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  await writeSite(manifest, folder, comparison);
  const node = join(comparison, 'node24/package/bin/node');
  const command = join(folder, 'node_modules/blume/bin/blume.mjs');
  const build = async () => {
    const { seconds, peak } = await measure(node, [command, 'build'], { cwd: folder });
    return { wall: seconds, maxrssMB: peak };
  };
  const steps = { cold: [], warm: [], touch: [] };
  const [{ section, slug }] = manifest.pages;
  for (let run = 0; run < runs; run += 1) {
    for (const made of ['dist', '.blume', '.astro', 'node_modules/.astro', 'node_modules/.vite'])
      rmSync(join(folder, made), { recursive: true, force: true });
    steps.cold.push(await build());
    steps.warm.push(await build());
    appendFileSync(join(folder, `docs/${section}/${slug}.md`), `\nEdited ${run}.\n`);
    steps.touch.push(await build());
  }
  const middles = Object.entries(steps).map(([name, all]) => {
    const middle = (key) => median(all.map((figures) => figures[key]));
    return [name, { wall: middle('wall'), maxrssMB: middle('maxrssMB') }];
  });
  return { peer: 'blume', build: Object.fromEntries(middles) };
}

/** Writes the corpus in the dialect of Blume, which is that of Docusaurus but for MDX. */
async function writeSite(manifest, folder, comparison) {
  const { indexBody, w, writePages } = await import(pathToFileURL(join(comparison, 'lib/dialect.mjs')).href);
  const options = { ext: '.md', callout: 'colons', escapeLt: true, slash: true, dropH1: true };
  rmSync(join(folder, 'docs'), { recursive: true, force: true });
  writePages(manifest, join(folder, 'docs'), options);
  w(join(folder, 'docs/index.md'), `---\ntitle: Acme UI\n---\n\n${indexBody(manifest, { slash: true })}`);
  w(join(folder, 'blume.config.ts'), config);
}
