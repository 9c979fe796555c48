// Compares the search of the site in `content` with other engines: `npm run bench -- --phase search`.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { measure } from './measure.mjs';
import { measureLargeSite } from './search/large-site.mjs';
import { searchPeers } from './search/peers.mjs';
import { serveFiles } from './search/serve-files.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const readQueries = (name) =>
  JSON.parse(readFileSync(new URL(`search/${name}.json`, import.meta.url), 'utf8'));
const queries = readQueries('queries');
/** Queries that were written later, which only our own search answers. */
const otherQueries = readQueries('other-queries');
/** Messages of the terminal, ordinary words that are props, and words half-typed. */
const messages = readQueries('messages');
/** Queries in three languages that were written, with the pages that answer them, before they were asked. */
const unasked = readQueries('unasked');
/** Queries of readers who do not know the site, written before they were asked. */
const newcomers = readQueries('newcomers');
/** Queries of all kinds, also for what other tools call otherwise, written before any was asked. */
const readers = readQueries('readers');
/** Queries that were written, with the pages that answer them, without knowledge of the other lists. */
const holdOut = readQueries('hold-out');
/** The share of them that must have their page among the first three. */
const leastHoldOut = 0.9;

/**
 * Builds the site, the indexes of the peers from its Markdown copies, and asks all engines the same
 * questions. Checks the budgets on a corpus, if one is given.
 */
export async function measureSearch({ scratch, print, site, compare, corpus, hasPeers }) {
  const dist = site ?? join(scratch, 'site');
  if (!site) execFileSync(process.execPath, ['lib/cli.js', 'build', '--quiet', '--out', dist], { cwd: root });
  const folder = join(scratch, 'search');
  mkdirSync(folder, { recursive: true });
  const isInstalled = hasPeers && installPeers(folder);
  if (hasPeers && !isInstalled) print('The peers could not be installed; the table has no rows for them.');
  const documents = ['en', 'de', 'ar'].map((language) => ({ language, pages: pagesOf(dist, language) }));
  print(
    `${queries.length} queries, ${documents.map(({ language, pages }) => `${pages.length} pages in ${language}`).join(', ')}\n`,
  );
  print(
    '  engine        first in 3 first   build   memory    update   whole index   first query  later, most   cold    warm  slowest',
  );
  const wanted = isInstalled ? ['colophon', 'minisearch', 'flexsearch', 'orama', 'pagefind'] : ['colophon'];
  const results = {};
  for (const engine of wanted) results[engine] = await run(engine, { folder, dist, documents, print });
  const isFound = results.colophon.holdOut >= leastHoldOut;
  const isMet = corpus === undefined || (await measureLargeSite(corpus, { compare, scratch, print }));
  return { results, isMet: isMet && isFound };
}

function installPeers(folder) {
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const packages = Object.entries(searchPeers).map(([name, range]) => `${name}@${range}`);
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error', ...packages];
  return spawnSync('npm', args, { cwd: folder, stdio: 'ignore' }).status === 0;
}

/** What the peers index: the pages of a language with the text of their Markdown copies. */
function pagesOf(dist, language) {
  const manifest = JSON.parse(readFileSync(join(dist, `_search/${language}.json`), 'utf8'));
  return manifest.pages.flatMap((_, at) =>
    JSON.parse(readFileSync(join(dist, `_search/${language}/pages-${at}.json`), 'utf8')).map(
      ([href, title, headings, copy]) => {
        const file = join(dist, copy ?? `${href}index.md`);
        const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
        return { id: href, title, headings: headings.flat().join(' '), text };
      },
    ),
  );
}

async function run(engine, { folder, dist, documents, print }) {
  const own = engine === 'colophon';
  const files = new Map();
  const cost =
    engine === 'pagefind'
      ? await costOfPagefind(folder, dist)
      : await costOfIndexes(engine, { documents, folder, files });
  if (!own && engine !== 'pagefind') files.set('/peer.js', await bundlePeer(engine, folder));
  const server = await serveFiles({ files, folders: { '/pagefind/': folder, '/': dist } });
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const figures = await ask(engine, { browser, server, dist, asked: queries });
    const whole = wholeIndex(engine, { files, dist, folder });
    const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
    print(
      `  ${engine.padEnd(12)} ${String(figures.first).padStart(4)} ${String(figures.third).padStart(10)} ${`${cost.seconds.toFixed(1)} s`.padStart(8)} ${cost.megabytes.toFixed(0).padStart(5)} MB ${cost.update.toFixed(0).padStart(6)} ms ${kilobytes(whole).padStart(12)} ${kilobytes(figures.firstBytes).padStart(13)} ${kilobytes(figures.laterBytes).padStart(12)} ${figures.cold.toFixed(0).padStart(5)} ms ${figures.warm.toFixed(1).padStart(5)} ms ${figures.slowest.toFixed(0).padStart(5)} ms`,
    );
    const holdOutFigures = await ask(engine, { browser, server, dist, asked: holdOut });
    printList('held out', holdOut, holdOutFigures, print);
    if (own)
      for (const [name, asked] of [
        ['other', otherQueries],
        ['further', messages],
        ['unasked', unasked],
        ['newcomers’', newcomers],
        ['readers’', readers],
      ])
        printList(name, asked, await ask(engine, { browser, server, dist, asked }), print);
    return { ...figures, ...cost, whole, holdOut: holdOutFigures.third / holdOut.length };
  } finally {
    await browser.close();
    server.close();
  }
}

function printList(name, list, { first, third }, print) {
  print(`  Of ${list.length} ${name} queries: ${first} first, ${third} in the first three.`);
}

/**
 * Seconds and memory of the indexes of all languages, and the time until an
 * edited page is in the English one.
 */
async function costOfIndexes(engine, { documents, folder, files }) {
  const { indexWith } = await import('./search/index-peers.mjs');
  const cost = { seconds: 0, megabytes: 0, update: 0 };
  for (const { language, pages } of documents) {
    const { index, seconds, megabytes, update } = await indexWith(engine, pages, folder);
    if (engine !== 'colophon') files.set(`/${engine}-${language}.json`, index);
    cost.seconds += seconds;
    cost.megabytes = Math.max(cost.megabytes, megabytes);
    if (language === 'en') cost.update = update;
  }
  return cost;
}

/** Pagefind reads the whole site again after an edit. */
async function costOfPagefind(folder, dist) {
  const pagefind = join(folder, 'node_modules/.bin/pagefind');
  const output = join(folder, 'pagefind');
  const args = ['--site', dist, '--output-path', output, '--quiet'];
  const { seconds, peak } = await measure(pagefind, args, { cwd: folder });
  return { seconds, megabytes: peak, update: seconds * 1000 };
}

async function bundlePeer(engine, folder) {
  const entry = fileURLToPath(new URL(`search/${engine}.mjs`, import.meta.url));
  const { outputFiles } = await build({
    ...{ entryPoints: [entry], bundle: true, format: 'esm', minify: true, write: false },
    nodePaths: [join(folder, 'node_modules')],
  });
  return Buffer.from(outputFiles[0].contents);
}

/** The code that a browser runs to search: `search(query)` returns addresses, the best first. */
function starter(engine, language, dist) {
  if (engine === 'pagefind')
    return `import('/pagefind/pagefind.js').then(async (p) => { await p.options({ baseUrl: '/' }); await p.init(); globalThis.search = async (query) => { const { results } = await p.search(query); const all = await Promise.all(results.slice(0, 8).map((one) => one.data())); return all.map(({ url }) => url); }; })`;
  if (engine !== 'colophon')
    return `import('/peer.js').then(async ({ load }) => { globalThis.search = await load(await (await fetch('/${engine}-${language}.json')).text()); })`;
  const assets = execFileSync('ls', [join(dist, 'assets')], { encoding: 'utf8' }).split('\n');
  const worker = assets.find((name) => /^search-worker-\w+\.js$/.test(name));
  return `import('/assets/${worker}').then(({ createEngine }) => { const engine = createEngine('/_search/${language}.json'); globalThis.search = async (query) => (await engine.ask({ query, filter: {} }, () => {})).results.map((result) => (result.kind === 'page' ? result.href : result.owners[0].href)); })`;
}

async function ask(engine, { browser, server, dist, asked }) {
  const figures = { first: 0, third: 0, firstBytes: 0, laterBytes: 0, cold: 0, slowest: 0, missed: [] };
  const times = [];
  for (const language of ['en', 'de', 'ar']) {
    const page = await (await browser.newContext({ locale: language })).newPage();
    await page.goto(`${server.address}/blank`);
    await page.evaluate((code) => {
      document.documentElement.lang = code;
    }, language);
    server.counted.bytes = 0;
    const own = asked.filter((one) => one.language === language);
    for (const [at, { query, expected }] of own.entries()) {
      const before = server.counted.bytes;
      const answer = async (setup) =>
        page.evaluate(
          async ([text, code]) => {
            const start = performance.now();
            // biome-ignore lint/security/noGlobalEval: the engines are modules of the page.
            if (code) await eval(code);
            return [await globalThis.search(text), performance.now() - start];
          },
          [query, setup],
        );
      const [found, milliseconds] = await answer(at === 0 ? starter(engine, language, dist) : undefined);
      const bytes = server.counted.bytes - before;
      if (at === 0 && language === 'en') Object.assign(figures, { firstBytes: bytes, cold: milliseconds });
      if (at > 0) figures.laterBytes = Math.max(figures.laterBytes, bytes);
      times.push((await answer())[1]);
      const paths = found.map((href) => href.split(/[#?]/, 1)[0].replace(/index\.html$/, ''));
      const place = paths.findIndex((path) => expected.includes(path));
      if (place === 0) figures.first += 1;
      if (place >= 0 && place < 3) figures.third += 1;
      else figures.missed.push(query);
    }
    await page.close();
  }
  times.sort((a, b) => a - b);
  return { ...figures, warm: times[Math.floor(times.length / 2)], slowest: times.at(-1) };
}

function wholeIndex(engine, { files, dist, folder }) {
  if (engine === 'colophon') return sizeOf(join(dist, '_search'));
  if (engine === 'pagefind') return sizeOf(join(folder, 'pagefind'));
  return [...files].reduce(
    (sum, [path, bytes]) => sum + (path.endsWith('.json') ? gzipSync(bytes).length : 0),
    0,
  );
}

function sizeOf(folder) {
  const list = execFileSync('find', [folder, '-type', 'f'], { encoding: 'utf8' }).trim().split('\n');
  return list.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0);
}
