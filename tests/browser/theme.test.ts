import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { tinyFont } from '../support/tiny-font.ts';
import { barriers, loadAxe } from './support/barriers.ts';
import { desktop, phone, test } from './support/browser-test.ts';
import { buildWebsite } from './support/build-website.ts';
import { laidOut } from './support/laid-out.ts';
import { layoutShifts } from './support/layout-shifts.ts';
import { serveWebsite } from './support/serve-website.ts';
import type { Website } from './support/start-browser.ts';

/** The golden site with every token, slot and template, and with a font file. */
async function themedWebsite(): Promise<Website & AsyncDisposable> {
  const temporary = await temporaryFolder();
  const root = temporary.path;
  await cp(fileURLToPath(new URL('../sites/theme', import.meta.url)), root, { recursive: true });
  const config = join(root, 'content/site.yaml');
  const fonts = 'fonts: [{ family: Inter, file: fonts/inter.ttf, weight: 100 900 }]\n';
  await writeFile(config, (await readFile(config, 'utf8')) + fonts);
  await mkdir(join(root, 'content/fonts'));
  await writeFile(
    join(root, 'content/fonts/inter.ttf'),
    tinyFont({ advance: 500, ascent: 1100, descent: 300 }),
  );
  const folder = join(root, 'dist');
  await buildWebsite(root, folder);
  const served = await serveWebsite(folder);
  return {
    folder,
    url: served.url,
    async [Symbol.asyncDispose]() {
      await served[Symbol.asyncDispose]();
      await temporary[Symbol.asyncDispose]();
    },
  };
}

const website = themedWebsite();

afterAll(async () => (await website)[Symbol.asyncDispose]());

test.for(['/ui/button/', '/ar/ui/button/', '/'])(
  'a themed site has no barriers at %s, in both schemes and on both screens',
  async (path, { newPage }) => {
    const page = await newPage({ site: (await website).url, reducedMotion: 'reduce' });
    await page.goto(path);
    await loadAxe(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.waitForSelector(`html[data-mui-color-scheme=${colorScheme}]`);
      for (const viewport of [desktop, phone]) {
        await page.setViewportSize(viewport);
        expect(await barriers(page), `${colorScheme}, ${viewport.width} px`).toEqual([]);
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wider, `sideways scrolling at ${viewport.width} px`).toBeLessThanOrEqual(0);
      }
    }
  },
);

test('a font file that comes late moves nothing', async ({ newPage }) => {
  const site = await website;
  for (const viewport of [desktop, phone]) {
    const page = await newPage({ site: site.url, viewport });
    let release = (): void => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.ttf', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/ui/button/', { waitUntil: 'domcontentloaded' });
    await laidOut(page);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    release();
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => document.fonts.check('16px Inter'))).toBe(true);
    await laidOut(page);
    expect(await height()).toBe(before);
    // Words differ by a few pixels in width. Lines, hence everything below them, stay where they are.
    expect(await layoutShifts(page, 0.005), `${viewport.width} px`).toEqual([]);
  }
});

test('a component in a slot hydrates', async ({ newPage }) => {
  const site = await website;
  const page = await newPage({ site: site.url });
  await page.goto('/ui/button/');
  const slot = page.locator('[data-slot=after-article] button');
  await slot.scrollIntoViewIfNeeded();
  await expect
    .poll(async () => {
      await slot.click();
      return slot.textContent();
    })
    .toBe('Write to #acme-ui');
});
