import { expect } from 'vitest';
import { phone, test } from './support/browser-test.ts';
import { notFoundComplaints, pageKinds } from './support/site-paths.ts';

const withoutScript = { javaScriptEnabled: false } as const;

for (const [kind, path] of pageKinds) {
  test(`the ${kind} shows its content without script`, async ({ newPage }) => {
    const page = await newPage({
      ...withoutScript,
      expected: path === '/no-such-page/' ? notFoundComplaints : [],
    });
    await page.goto(path);
    expect(await page.locator('h1').isVisible()).toBe(true);
    expect((await page.locator('main').textContent())?.length).toBeGreaterThan(60);
    expect(await page.locator('summary[aria-label="Colour mode"]').isVisible()).toBe(false);
  });
}

test('demos show their server markup and their source', async ({ newPage }) => {
  const page = await newPage(withoutScript);
  await page.goto('/material-ui/react-button/');
  const demo = page.locator('#LoadingButton');
  expect(await demo.getByRole('button', { name: 'Save', exact: true }).isVisible()).toBe(true);
  expect(await page.locator('#BasicButtons').getByRole('button').count()).toBeGreaterThan(1);
  const source = demo.locator('pre', { hasText: 'export default function LoadingButton' }).first();
  expect(await source.isVisible()).toBe(true);
  expect(await demo.getByRole('toolbar').isVisible()).toBe(false);
});

test('menus open and their entries are links', async ({ newPage }) => {
  const page = await newPage(withoutScript);
  await page.goto('/material-ui/react-button/');
  await page.locator('details.versions summary').click();
  await page.getByRole('link', { name: 'View all versions' }).click();
  await page.waitForURL('**/versions/');
  await page.locator('details.products summary').click();
  await page.locator('details.products').getByRole('link', { name: 'Base UI' }).click();
  await page.waitForURL('**/base-ui/getting-started/');
});

test('a closed group of the navigation is a link to its first page', async ({ newPage }) => {
  const page = await newPage(withoutScript);
  await page.goto('/material-ui/react-button/');
  const navigation = page.locator('[data-navigation]');
  expect(await navigation.getByRole('button', { name: /^Show pages/ }).count()).toBe(0);
  await navigation.getByRole('link', { name: 'Customization' }).click();
  await page.waitForURL('**/material-ui/customization/theming/');
  expect(await navigation.locator('[aria-current]').textContent()).toBe('Theming');
});

test('the drawer opens and closes on a phone', async ({ newPage }) => {
  const page = await newPage({ ...withoutScript, viewport: phone, isMobile: true, hasTouch: true });
  await page.goto('/material-ui/react-button/');
  const drawer = page.locator('[data-drawer]');
  expect(await drawer.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Open navigation' }).tap();
  await drawer.waitFor();
  await page.getByRole('button', { name: 'Close navigation' }).tap();
  await drawer.waitFor({ state: 'hidden' });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the page follows a ${colorScheme} system`, async ({ newPage }) => {
    const page = await newPage({ ...withoutScript, colorScheme });
    await page.goto('/material-ui/react-button/');
    const ground = await page.locator('html').evaluate((root) => getComputedStyle(root).backgroundColor);
    const brightness = Number(/\d+/.exec(ground)?.[0]);
    expect(brightness > 128).toBe(colorScheme === 'light');
  });
}
