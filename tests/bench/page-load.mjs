// Measures one visit of a fresh browser with a slow processor and a slow line.

/** Milliseconds after which a task counts as blocking. */
const longTask = 50;

/** Runs in every page before its own scripts. */
function observe() {
  const seen = { paint: 0, largest: 0, shift: 0, tasks: [] };
  Object.assign(window, { seen });
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.paint = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    seen.largest = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.shift += entry.value;
  });
  watch('longtask', (entry) => seen.tasks.push(entry.duration));
  addEventListener('click', () => sessionStorage.setItem('clicked', String(Date.now())), true);
  // A single-page application changes its title; a new document has a first paint of its own.
  new MutationObserver(() => {
    const started = Number(sessionStorage.getItem('clicked') ?? 0);
    if (started > performance.timeOrigin && seen.changed === undefined && document.title !== seen.title)
      requestAnimationFrame(() => setTimeout(() => Object.assign(seen, { changed: Date.now() - started })));
  }).observe(document, { childList: true, subtree: true });
  addEventListener('load', () => Object.assign(seen, { title: document.title }));
}

/**
 * Opens a page, hovers over the link to the next page as a reader does, follows it, and returns the figures
 * of both.
 */
export async function pageLoad(browser, server, { path, next, reducedMotion = 'no-preference' }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(observe);
    Object.assign(server.counts, { asked: 0, sent: 0, ahead: 0 });
    await page.goto(server.url + path, { waitUntil: 'networkidle', timeout: 120_000 });
    await painted(page);
    const { asked, sent, ahead } = server.counts;
    const { paint, largest, shift, tasks } = await page.evaluate(() => window.seen);
    const blocked = tasks.reduce((sum, duration) => sum + Math.max(0, duration - longTask), 0);
    return { asked, sent, ahead, paint, largest, shift, blocked, toNext: await follow(page, next) };
  } finally {
    await context.close();
  }
}

/** Waits for the last large paint, which a loaded machine may make after the network is idle. */
async function painted(page) {
  const largest = () => page.evaluate(() => window.seen.largest);
  for (let before = -1, now = 0; now === 0 || now !== before; now = await largest()) {
    before = now;
    await page.waitForTimeout(1000);
  }
}

async function follow(page, next) {
  const bare = (path) => path.replace(/(?:index)?(?:\.html)?\/?$/, '');
  const links = await page
    .locator('a[href]:visible')
    .evaluateAll((all) => all.map((link) => [link.pathname, link.getAttribute('href')]));
  const [, href] = links.find(([path]) => bare(path) === bare(next)) ?? [];
  if (!href) throw new Error(`No link of the page leads to ${next}.`);
  const link = page.locator(`a[href="${href}"]:visible`).first();
  await link.hover();
  await page.waitForTimeout(300);
  const origin = await page.evaluate(() => performance.timeOrigin);
  await link.click({ noWaitAfter: true });
  const answer = await page.waitForFunction(
    (before) => {
      const { paint, changed } = window.seen ?? {};
      if (performance.timeOrigin === before) return changed;
      return paint > 0
        ? performance.timeOrigin + paint - Number(sessionStorage.getItem('clicked'))
        : undefined;
    },
    origin,
    { timeout: 120_000 },
  );
  return answer.jsonValue();
}
