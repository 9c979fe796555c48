import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
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

const schemes = ['light', 'dark'] as const;

test('a themed site has no barriers in either scheme and direction', async ({ newPage, untilClosed }) => {
  const site = await untilClosed(themedWebsite());
  for (const colorScheme of schemes)
    for (const [path, viewport] of [
      ['/ui/button/', desktop],
      ['/ar/ui/button/', desktop],
      ['/ui/button/', phone],
      ['/ar/ui/button/', phone],
      ['/', desktop],
    ] as const) {
      const page = await newPage({ site: site.url, colorScheme, viewport });
      await page.goto(path, { waitUntil: 'networkidle' });
      await loadAxe(page);
      expect(await barriers(page), `${colorScheme} ${path} ${viewport.width}`).toEqual([]);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wider, `sideways scrolling of ${path}`).toBeLessThanOrEqual(0);
    }
});

test('a font file that comes late moves nothing', async ({ newPage, untilClosed }) => {
  const site = await untilClosed(themedWebsite());
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
    expect(await layoutShifts(page), `${viewport.width} px`).toEqual([]);
  }
});

test('a component in a slot hydrates', async ({ newPage, untilClosed }) => {
  const site = await untilClosed(themedWebsite());
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
