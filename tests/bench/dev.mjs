// node tests/bench/dev.mjs <folder of a site> <source of a page> <address of the page> [edits]
//
// Measures `docs dev`: the time until it listens, until the first page is answered, until a browser shows it,
// and from a save of the page, or of a demo on it, to the open page.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { median } from './measure.mjs';

const command = fileURLToPath(new URL('../../lib/cli.js', import.meta.url));
const browsers = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/chromium-browser'];

/**
 * Serves a site cold and warm, opens a page, and saves its source again and again. Milliseconds from the
 * start of the process: `listening`, `ready` (the page has been answered, as the comparison measures it),
 * `shown` (a browser has painted its heading); `visible` from the write of the file to the change in the
 * page; and `cpu`, the processor time of the server for one edit. Medians of the starts and edits, mean of
 * `cpu`.
 */
export async function measureDev({ folder, source, path, edits = 20, starts = 3 }) {
  const browser = await chromium.launch({
    executablePath: browserFile(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    await warmUp(browser);
    const results = {};
    for (const state of ['cold', 'warm']) {
      const all = [];
      for (let start = 1; start <= starts; start += 1) {
        if (state === 'cold') rmSync(join(folder, '.cache'), { recursive: true, force: true });
        const task = { folder, source: join(folder, source), path, edits: start === starts ? edits : 0 };
        all.push(await measureOnce(browser, task));
      }
      const of = (name) => median(all.map((figures) => figures[name]));
      results[state] = { ...all.at(-1), listening: of('listening'), ready: of('ready'), shown: of('shown') };
    }
    return results;
  } finally {
    await browser.close();
  }
}

/**
 * Loads a page first, because an author's browser is open already and the first page of a fresh browser takes
 * longer.
 */
async function warmUp(browser) {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(
      '<link rel="stylesheet" href="style.css"><main><h1>Words</h1></main><script src="script.js"></script>',
    );
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  await page.locator('main h1').waitFor();
  await page.close();
  server.close();
  server.closeAllConnections();
}

/** Prints the figures, and returns those of the cold start; undefined without a browser. */
export async function reportDev({ folder, page, path, pages, demos = 0 }, print) {
  if (browserFile() === undefined) {
    print('No browser was found, so docs dev is not measured.');
    return undefined;
  }
  print(`docs dev, ${pages} pages${demos > 0 ? `, one of ${demos} demos edited` : ''}`);
  const results = await measureDev({ folder, source: page, path });
  for (const [state, figures] of Object.entries(results)) print(`  ${state.padEnd(5)} ${inWords(figures)}`);
  print('');
  return results.cold;
}

function inWords(figures) {
  return Object.entries(figures)
    .map(([name, ms]) => `${name} ${Math.round(ms)} ms`)
    .join(', ');
}

/** Runs in the page: returns when its last byte arrived, in milliseconds since 1970. */
function answeredAt() {
  const [{ responseEnd }] = performance.getEntriesByType('navigation');
  return performance.timeOrigin + responseEnd;
}

/** Runs in the page first: notes when a frame with its heading was painted, in milliseconds since 1970. */
function noteHeading() {
  globalThis.headingRendered = new Promise((resolve) => {
    const look = () => {
      if (!document.querySelector('main h1')) return requestAnimationFrame(look);
      return requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now()));
    };
    look();
  });
}

function browserFile() {
  return process.env.CHROME_PATH ?? browsers.find((file) => existsSync(file));
}

async function measureOnce(browser, { folder, source, path, edits }) {
  const page = await browser.newPage();
  await page.addInitScript(noteHeading);
  const before = readFileSync(source, 'utf8');
  const start = now();
  const server = spawn(process.execPath, [command, 'dev', '--port', '0'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => server.once('close', resolve));
  try {
    const url = await urlOf(server);
    const listening = now() - start;
    await page.goto(new URL(path, url).href, { waitUntil: 'commit', timeout: 0 });
    const shown = (await page.evaluate(() => globalThis.headingRendered)) - start;
    const ready = (await page.evaluate(answeredAt)) - start;
    if (edits === 0) return { listening, ready, shown };
    await idle(server.pid);
    const spent = cpuOf(server.pid);
    const waits = [];
    for (let edit = 0; edit < edits; edit += 1) waits.push(await timeEdit(page, source, before, edit));
    const cpu = (cpuOf(server.pid) - spent) / edits;
    return { listening, ready, shown, visible: median(waits), slowest: Math.max(...waits), cpu };
  } finally {
    server.kill('SIGINT');
    await ended;
    await page.close();
    writeFileSync(source, before);
  }
}

/** Adds a word to the source, and waits until the page has it. The page notes the moment itself. */
async function timeEdit(page, source, before, edit) {
  const word = `edition-${edit}-${Math.round(now())}`;
  const seen = page.evaluate(
    (wanted) =>
      new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          if (!document.querySelector('main')?.textContent.includes(wanted)) return;
          observer.disconnect();
          resolve(performance.timeOrigin + performance.now());
        });
        observer.observe(document.documentElement, { childList: true, subtree: true, characterData: true });
      }),
    word,
  );
  // Once the page answers again, the observer is in place.
  await page.evaluate(() => undefined);
  const saved = now();
  writeFileSync(source, edited(source, before, word));
  const waited = (await seen) - saved;
  // Shorter than the pause after which the server starts other work.
  await sleep(400);
  return waited;
}

/** Adds the word to the end of a page, or to the output of a demo. */
function edited(source, text, word) {
  return source.endsWith('.md') ? `${text}\n\n${word}\n` : text.replace('<span>', `<span>${word} `);
}

function now() {
  return performance.timeOrigin + performance.now();
}

function urlOf(server) {
  return new Promise((resolve, reject) => {
    let text = '';
    server.stdout.setEncoding('utf8').on('data', (chunk) => {
      text += chunk;
      const [, url] = / at (http:\S+),/.exec(text) ?? [];
      if (url !== undefined) resolve(url);
    });
    server.once('close', () => reject(new Error(`docs dev ended: ${text}`)));
  });
}

/** Resolves when the server has been idle for a while, because all pages are rendered. */
async function idle(pid) {
  for (let before = -1; cpuOf(pid) - before > 30; ) {
    before = cpuOf(pid);
    await sleep(2500);
  }
}

/** Processor time of a process and its threads in milliseconds; 0 without /proc. */
function cpuOf(pid) {
  if (!existsSync(`/proc/${pid}/stat`)) return 0;
  const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
  const [user, system] = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) * 10;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder, source, path, edits = '20'] = process.argv.slice(2);
  const results = await measureDev({ folder, source, path, edits: Number(edits) });
  for (const [state, figures] of Object.entries(results))
    process.stdout.write(`${state.padEnd(5)} ${inWords(figures)}\n`);
}
