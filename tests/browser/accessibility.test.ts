import { expect } from 'vitest';
import { adSettings, adSite } from './support/ad-site.ts';
import { barriers, loadAxe } from './support/barriers.ts';
import { desktop, phone, test } from './support/browser-test.ts';
import { hydrated } from './support/demo.ts';
import { notFoundComplaints, pageKinds } from './support/site-paths.ts';
import { smallWebsite } from './support/small-website.ts';

// A direction changes no colours, so one scheme is enough for right-to-left pages.
const directions = [
  { direction: 'ltr', prefix: '', schemes: ['light', 'dark'] },
  { direction: 'rtl', prefix: '/ar', schemes: ['dark'] },
] as const;

for (const [kind, path] of pageKinds) {
  test.for(directions)(
    `the ${kind} has no serious barrier $direction, in schemes $schemes and on both screens`,
    async ({ direction, prefix, schemes }, { newPage }) => {
      const expected = path === '/no-such-page/' ? notFoundComplaints : [];
      const page = await newPage({ expected, reducedMotion: 'reduce' });
      await page.goto(prefix + path);
      expect(await page.locator('html').getAttribute('dir')).toBe(direction);
      if (path.includes('react-button')) await hydrated(page, 'BasicButtons');
      await loadAxe(page);
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        await page.waitForSelector(`html[data-mui-color-scheme=${colorScheme}]`);
        for (const viewport of [desktop, phone]) {
          await page.setViewportSize(viewport);
          expect(await barriers(page), `${colorScheme}, ${viewport.width} px`).toEqual([]);
        }
      }
    },
  );
}

/** API pages of every kind and product, the largest among them. */
const references = [
  '/material-ui/api/autocomplete/',
  '/material-ui/api/button/',
  // Its props that belong together have a section.
  '/material-ui/api/select/',
  '/material-ui/api/text-field/',
  '/material-ui/api/use-autocomplete/',
  '/system/api/container/',
  '/x/api/data-grid/',
  '/x/api/grid-toolbar/',
  '/hooks/api/use-form/',
  '/kit/api/disclosure-root/',
  '/kit/api/format-bytes/',
  '/kit/api/meter/',
  '/kit/api/meter-tone/',
];

test.for(references)(
  '%s has no serious barrier, as a table and collapsed',
  // The largest page has 5,000 elements.
  { timeout: 120_000 },
  async (path, { newPage }) => {
    for (const [layout, prefix, reader] of [
      ['table', '', { colorScheme: 'light', viewport: desktop }],
      ['collapsed', '/ar', { colorScheme: 'dark', viewport: phone }],
    ] as const) {
      const page = await newPage({ reducedMotion: 'reduce', ...reader });
      await page.addInitScript(
        (props) => localStorage.setItem('api-layout', JSON.stringify({ props, parameters: props })),
        layout,
      );
      await page.goto(prefix + path);
      await loadAxe(page);
      expect(await barriers(page), layout).toEqual([]);
      await page.close();
    }
  },
);

test('menus, dialogs and drawers have no serious barrier', async ({ newPage }) => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await page.goto('/material-ui/react-button/');
  await loadAxe(page);
  for (const menu of await page.locator('details[data-menu]').all()) {
    await menu.locator('summary').click();
    expect(await barriers(page)).toEqual([]);
  }
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await page.locator('[data-drawer]').waitFor();
  expect(await barriers(page)).toEqual([]);
});

test('a page with advertisements has no serious barrier', async ({ newPage, untilClosed }) => {
  const website = await untilClosed(smallWebsite(adSite(adSettings(''))));
  const page = await newPage({ site: website.url, reducedMotion: 'reduce' });
  await page.goto('/acme/button/');
  await page.locator('[data-ad] .ad-card').waitFor();
  await loadAxe(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.waitForSelector(`html[data-mui-color-scheme=${colorScheme}]`);
    expect(await barriers(page), colorScheme).toEqual([]);
  }
});
