// The budgets of search on a large site: what its queries load and take, and what a build spends on its text.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import adapter from '../adapter.mjs';
import { printBudgets } from '../budgets.mjs';
import { createCorpus } from '../corpora.mjs';
import { median } from '../measure.mjs';
import { serveFiles } from './serve-files.mjs';
import { measureTextShare } from './text-share.mjs';

/** As readers type: titles, headings, sentences, names in code, half-typed and misspelled. */
const queries = [
  ...['basic accordion', 'keyboard interactions', 'onOpenChange', 'accesibility', 'tooltip', 'dialog foc'],
  ...['screen readers receive the placement', 'virtualization', 'use memo', 'announcemnt', 'escape to move'],
  ...['className', 'data-state', 'Accordion.Root', 'theme tracking', 'slider value', 'nested tree 4896'],
  ...['editword17', 'timezone', 'getting started'],
];

/** Builds a corpus, measures search on it and returns whether its budgets are met. */
export async function measureLargeSite(corpus, { compare, scratch, print }) {
  const folder = join(scratch, 'large');
  const { manifest } = createCorpus(corpus, { compare, scratch });
  adapter.materialise(manifest, folder);
  const cold = buildSite(folder);
  const unchanged = buildSite(folder);
  const cost = await indexCost(folder, scratch);
  const found = await askInBrowser(join(folder, 'dist'), adapter.url(manifest.pages[0]));
  const whole = measureTextShare(folder, { scratch, build: buildSite });
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  const share = (whole.text / whole.names - 1) * 100;
  print(`\n${corpus.name}, ${cost.pages} pages; processor time of a cold build ${cold.toFixed(1)} s, of an`);
  print(
    `unchanged one ${unchanged.toFixed(1)} s; of names and headings ${cost.names.toFixed(1)} s, with text ${cost.all.toFixed(1)} s`,
  );
  print(
    `whole cold builds in turn, medians: ${whole.text.toFixed(1)} s, without the text of copies ${whole.names.toFixed(1)} s`,
  );
  return printBudgets(
    [
      ['first result with code, kB', found.first / 1000, 50],
      ['later queries, typed letter by letter, kB at most', Math.max(...found.later) / 1000, 30],
      ['median warm query in the worker, ms', median(found.warm), 10],
      ['slowest warm query in the worker, best of three, ms', Math.max(...found.warm), 10],
      ['full text, % of the processor time of a cold build without it', share, 5],
    ],
    print,
  );
}

/** Builds a site in a process of its own, and returns its processor time in seconds. */
function buildSite(folder, program = adapter.bin) {
  // The second line of `times` is that of the programs that the shell has run; in a
  // pipe, it would be a new shell.
  const script = '"$@"; status=$?; times; exit $status';
  const output = execFileSync('bash', ['-c', script, 'bash', ...program], {
    cwd: folder,
    encoding: 'utf8',
  });
  const parts = [...output.matchAll(/(\d+)m([\d.]+)s/g)].slice(-2);
  return parts.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
}

async function indexCost(folder, scratch) {
  const outfile = join(scratch, 'index-cost.mjs');
  const entry = fileURLToPath(new URL('index-cost.mjs', import.meta.url));
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  await build({
    ...{ entryPoints: [entry], outfile, bundle: true, format: 'esm', platform: 'node', logLevel: 'error' },
    nodePaths: [join(root, 'node_modules')],
  });
  return JSON.parse(execFileSync(process.execPath, [outfile, join(folder, 'dist')], { encoding: 'utf8' }));
}

/** Types the queries in a browser: bytes that they load, and times of warm answers. */
export async function askInBrowser(dist, path) {
  const server = await serveFiles({ files: new Map(), folders: { '/': dist } });
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto(server.address + path, { waitUntil: 'networkidle' });
    const [first, ...later] = await typed(page, server);
    return { first, later, warm: await warm(page) };
  } finally {
    await browser.close();
    server.close();
  }
}

/** Types each query, and returns the bytes that it loaded. */
async function typed(page, { counted }) {
  const field = page.locator('dialog[data-search-dialog] input');
  const bytes = [];
  let before = counted.bytes;
  await page.keyboard.press('/');
  for (const query of queries) {
    await field.fill('');
    await field.pressSequentially(query, { delay: 120 });
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(700);
    bytes.push(counted.bytes - before);
    before = counted.bytes;
  }
  return bytes;
}

/**
 * Asks a worker the same queries again, and returns the shortest of three times of each, with the messages.
 */
async function warm(page) {
  const worker = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .find((name) => name.includes('/search-worker-')),
  );
  return page.evaluate(
    async ([url, asked]) => {
      const started = new Worker(url, { type: 'module' });
      let id = 0;
      const ask = (query) =>
        new Promise((resolve) => {
          id += 1;
          const own = id;
          const answered = ({ data }) => {
            if (data.id !== own || data.kind === 'results') return;
            started.removeEventListener('message', answered);
            resolve(performance.now() - start);
          };
          started.addEventListener('message', answered);
          const start = performance.now();
          started.postMessage({
            id,
            index: '/_search/en.json',
            method: 'ask',
            question: { query, filter: {} },
          });
        });
      for (const query of asked) await ask(query);
      const times = [];
      for (const query of asked) times.push(Math.min(await ask(query), await ask(query), await ask(query)));
      return times;
    },
    [worker, queries],
  );
}
