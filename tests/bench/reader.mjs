// `npm run bench -- --phase reader`: loads the same page of the corpus, built by this generator and by the
// installed peers, with a processor four times slower, a line of 1.6 Mbit/s and a round trip of 150 ms.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import adapter from './adapter.mjs';
import { writeAuthoringSite } from './authoring-site.mjs';
import { createCorpus } from './corpora.mjs';
import { pageText } from './corpus-site.mjs';
import { median } from './measure.mjs';
import { pageLoad } from './page-load.mjs';
import { slowServer } from './slow-server.mjs';

/** `CHROME_PATH` comes first, as in all tests; Playwright's own browser comes last. */
const browsers = [process.env.CHROME_PATH ?? '', '/usr/bin/chromium', '/usr/bin/google-chrome'];

const line = { bitsPerSecond: 1_600_000, roundTrip: 150 };

const columns = [
  ['kB', ({ sent }) => (sent / 1000).toFixed(1)],
  ['requests', ({ asked }) => asked],
  ['ahead', ({ ahead }) => ahead],
  ['FCP ms', ({ paint }) => paint.toFixed(0)],
  ['LCP ms', ({ largest }) => largest.toFixed(0)],
  ['TBT ms', ({ blocked }) => blocked.toFixed(0)],
  ['CLS', ({ shift }) => shift.toFixed(3)],
  ['click to paint ms', ({ toNext }) => toNext.toFixed(0)],
];

/**
 * Builds the sites, and prints a line for each. A peer takes part when it is installed in the folder
 * `compare`.
 */
export async function measureReader({ hasComparison, ...options }) {
  const { scratch, runs, print } = options;
  const corpusSites = hasComparison ? await buildCorpus(options) : [];
  const sites = [...corpusSites, demoSite(scratch)];
  const browser = await chromium.launch({
    executablePath: browsers.find((file) => existsSync(file)),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    print(`One page as a reader loads it: processor ÷ 4, 1.6 Mbit/s, 150 ms; median of ${runs}`);
    print(`  ${'site'.padEnd(26)}${columns.map(([name]) => name.padStart(name.length + 3)).join('')}`);
    for (const site of sites) print(`  ${site.name.padEnd(26)}${await row(browser, site, runs)}`);
  } finally {
    await browser.close();
  }
}

async function row(browser, { folder, ...visit }, runs) {
  const server = await slowServer(folder, line);
  try {
    const all = [];
    for (let run = 0; run < runs; run += 1) all.push(await pageLoad(browser, server, visit));
    const middle = Object.fromEntries(
      Object.keys(all[0]).map((name) => [name, median(all.map((figures) => figures[name]))]),
    );
    return columns.map(([name, text]) => String(text(middle)).padStart(name.length + 3)).join('');
  } finally {
    await server.close();
  }
}

/** Builds the corpus with every generator, and returns the middle page and the page after it. */
async function buildCorpus({ scratch, compare, peers, corpus, print }) {
  const { manifest } = createCorpus(corpus, { compare, scratch });
  const middle = Math.floor(manifest.pages.length / 2);
  const [page, next] = manifest.pages.slice(middle);
  const own = { name: 'ours', folder: build(adapter, manifest, join(scratch, 'reader'), process.env) };
  const sites = [{ ...own, path: adapter.url(page), next: adapter.url(next) }];
  sites.push({ ...sites[0], name: 'ours, reduced motion', reducedMotion: 'reduce' });
  sites.push(longSite(manifest.pages.slice(middle, middle + 12), join(scratch, 'reader-long')));
  for (const name of peers) {
    const folder = join(compare, 'peers', name);
    if (!existsSync(join(folder, 'node_modules'))) {
      print(`  ${name} is left out: it is not installed in ${compare}.`);
      continue;
    }
    const { default: peer } = await import(pathToFileURL(join(folder, 'bench.mjs')).href);
    const path = [join(folder, 'node_modules/.bin'), process.env.PATH];
    if (peer.node === 24) path.unshift(join(compare, 'node24/package/bin'));
    const env = { ...process.env, ...peer.env, CI: '1', PATH: path.join(':') };
    sites.push({
      name,
      folder: build(peer, manifest, folder, env),
      path: peer.url(page),
      next: peer.url(next),
    });
  }
  return sites;
}

/** One page of twelve articles, because load times should not depend on the length of a page. */
function longSite(pages, folder) {
  mkdirSync(join(folder, 'content'), { recursive: true });
  writeFileSync(join(folder, 'content/site.yaml'), 'name: Acme UI\n');
  writeFileSync(join(folder, 'content/next.md'), pageText({ ...pages[0], body: '# Next\n\nWords.\n' }));
  // Links to other pages of the corpus would be broken here.
  const bodies = pages.map(({ body }) => body.replaceAll('](/', '](https://docs.acme.dev/'));
  const body = `# Long\n\n[Next](/next/)\n\n${bodies.join('\n\n')}`;
  writeFileSync(join(folder, 'content/long.md'), pageText({ ...pages[0], body }));
  execFileSync(adapter.bin[0], adapter.bin.slice(1), { cwd: folder, stdio: 'ignore' });
  return { name: 'ours, twelve articles', folder: join(folder, 'dist'), path: '/long/', next: '/next/' };
}

/** Pages with ten demos each; the peers have no demos. */
function demoSite(scratch) {
  const folder = join(scratch, 'reader-demos');
  writeAuthoringSite(folder, { demos: 20, fences: 8, pages: 2 });
  execFileSync(adapter.bin[0], adapter.bin.slice(1), { cwd: folder, stdio: 'ignore' });
  return { name: 'ours, ten demos', folder: join(folder, 'dist'), path: '/page-0/', next: '/page-1/' };
}

function build(generator, manifest, folder, env) {
  mkdirSync(folder, { recursive: true });
  generator.materialise(manifest, folder);
  execFileSync(generator.bin[0], generator.bin.slice(1), { cwd: folder, stdio: 'ignore', env });
  return join(folder, generator.out);
}
