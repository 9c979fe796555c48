// What a reader waits for: the same page of the corpus, built by this generator and by the peers that can be built, opened on a processor
// four times slower, a line of 1.6 Mbit/s and a round trip of 150 ms. Reached by `npm run bench -- --phase reader`.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import adapter from './adapter.mjs';
import { writeAuthoringSite } from './authoring-site.mjs';
import { pageText } from './corpus-site.mjs';
import { median } from './measure.mjs';
import { pageLoad } from './page-load.mjs';
import { slowServer } from './slow-server.mjs';

/** As everywhere in the tests, `CHROME_PATH` wins; Playwright's own browser comes last. */
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

/** Builds what can be built, and prints a line for each. `compare` is the folder of the comparison, prepared by its `setup.sh`. */
export async function measureReader({ scratch, compare, peers, corpus, runs, say }) {
  const sites = [...(await corpusSites({ scratch, compare, peers, corpus, say })), demoSite(scratch)];
  const browser = await chromium.launch({
    executablePath: browsers.find((file) => existsSync(file)),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    say(`One page as a reader gets it: processor ÷ 4, 1.6 Mbit/s, 150 ms; median of ${runs}`);
    say(`  ${'site'.padEnd(26)}${columns.map(([name]) => name.padStart(name.length + 3)).join('')}`);
    for (const site of sites) say(`  ${site.name.padEnd(26)}${await row(browser, site, runs)}`);
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

/** The middle page of the corpus and the one after it, by every generator that is there. */
async function corpusSites({ scratch, compare, peers, corpus, say }) {
  if (!existsSync(join(compare, 'corpus', corpus, 'manifest.json'))) {
    say('The corpus of the comparison is not here, so only our own pages are measured.');
    return [];
  }
  const { loadCorpus } = await import(pathToFileURL(join(compare, 'lib/dialect.mjs')).href);
  const manifest = loadCorpus(join(compare, 'corpus', corpus));
  const middle = Math.floor(manifest.pages.length / 2);
  const [page, next] = manifest.pages.slice(middle);
  const own = { name: 'ours', folder: build(adapter, manifest, join(scratch, 'reader'), process.env) };
  const sites = [{ ...own, path: adapter.url(page), next: adapter.url(next) }];
  sites.push({ ...sites[0], name: 'ours, reduced motion', reducedMotion: 'reduce' });
  sites.push(longSite(manifest.pages.slice(middle, middle + 12), join(scratch, 'reader-long')));
  for (const name of peers) {
    const folder = join(compare, 'peers', name);
    if (!existsSync(join(folder, 'node_modules'))) {
      say(`  ${name} is not installed in ${compare}, and left out.`);
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

/** One page of the articles of twelve: what a reader waits for should not follow from how long a page is. */
function longSite(pages, folder) {
  mkdirSync(join(folder, 'content'), { recursive: true });
  writeFileSync(join(folder, 'content/site.yaml'), 'name: Acme UI\n');
  writeFileSync(join(folder, 'content/next.md'), pageText({ ...pages[0], body: '# Next\n\nWords.\n' }));
  // Pages of the corpus refer to others of it.
  const bodies = pages.map(({ body }) => body.replaceAll('](/', '](https://docs.acme.dev/'));
  const body = `# Long\n\n[Next](/next/)\n\n${bodies.join('\n\n')}`;
  writeFileSync(join(folder, 'content/long.md'), pageText({ ...pages[0], body }));
  execFileSync(adapter.bin[0], adapter.bin.slice(1), { cwd: folder, stdio: 'ignore' });
  return { name: 'ours, twelve articles', folder: join(folder, 'dist'), path: '/long/', next: '/next/' };
}

/** Pages with ten demos each, which no peer has. */
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
