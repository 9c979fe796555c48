import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { phone, test } from './support/browser-test.ts';
import { hydrated } from './support/demo.ts';
import { openEditor } from './support/live-site.ts';
import { codeSandboxFiles, stackBlitzFiles, startSandboxStandIn } from './support/sandbox-stand-in.ts';

const path = '/material-ui/react-button/';
const installed = (name: string): string =>
  (createRequire(import.meta.url)(`${name}/package.json`) as { readonly version: string }).version;
const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Toolbar of the demo BasicButtons' });
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

/** Sends the forms for sandboxes to a local server, and changes the policy to allow that. */
async function sendFormsTo(page: Page, url: string): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const policy = headers['content-security-policy']?.replace('form-action', `form-action ${url}`) ?? '';
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } });
  });
  await page.addInitScript((target) => {
    const { submit } = HTMLFormElement.prototype;
    HTMLFormElement.prototype.submit = function (this: HTMLFormElement) {
      const { origin } = new URL(this.action);
      this.action = this.action.replace(origin, `${target}/${new URL(origin).host}`);
      submit.call(this);
    };
  }, url);
}

for (const [label, host, filesOf] of [
  ['Open in StackBlitz', '/stackblitz.com/run?file=src%2FBasicButtons.tsx', stackBlitzFiles],
  ['Open in CodeSandbox', '/codesandbox.io/api/v1/sandboxes/define', codeSandboxFiles],
] as const) {
  test(`${label}: the posted project is complete`, async ({ newPage, untilClosed }) => {
    const sandbox = await untilClosed(startSandboxStandIn());
    const page = await newPage({ expected: [/^request to another host: http:\/\/127\.0\.0\.1/] });
    await sendFormsTo(page, sandbox.url);
    await page.goto(path);
    const tab = page.context().waitForEvent('page');
    await toolbar(page).getByRole('button', { name: label }).click();
    const [form, opened] = await Promise.all([sandbox.nextForm(), tab]);
    expect(form.path).toBe(host);
    const files = filesOf(form);
    expect(Object.keys(files).sort()).toEqual([
      'index.html',
      'package.json',
      'src/BasicButtons.tsx',
      'src/main.tsx',
      'tsconfig.json',
      'vite.config.ts',
    ]);
    expect(files['src/BasicButtons.tsx']).toContain('export default function BasicButtons');
    expect(files['src/main.tsx']).toContain("from './BasicButtons'");
    expect(files['index.html']).toContain('src="/src/main.tsx"');
    expect(JSON.parse(files['package.json'] ?? '')).toMatchObject({
      dependencies: {
        '@mui/material': installed('@mui/material'),
        react: installed('react'),
        'react-dom': installed('react-dom'),
      },
    });
    await opened.waitForLoadState();
    expect(await opened.evaluate(() => window.opener)).toBe(null);
  });
}

test('a sandbox receives the edited code', async ({ newPage, untilClosed }) => {
  const sandbox = await untilClosed(startSandboxStandIn());
  const page = await newPage({ expected: [/^request to another host: http:\/\/127\.0\.0\.1/] });
  await sendFormsTo(page, sandbox.url);
  await page.goto(path);
  const { replace } = await openEditor(page, 'BasicButtons');
  await replace('Publish', 'Print it');
  await toolbar(page).getByRole('button', { name: 'Open in StackBlitz' }).click();
  const files = stackBlitzFiles(await sandbox.nextForm());
  expect(files['src/BasicButtons.tsx']).toContain('Print it');
});

test('full screen shows only the stage, from the toolbar and from the menu', async ({ newPage }) => {
  const page = await newPage();
  await page.goto(path);
  await hydrated(page, 'BasicButtons');
  const full = () => page.evaluate(() => document.fullscreenElement?.parentElement?.id ?? null);
  const button = toolbar(page).getByRole('button', { name: 'Full screen' });
  expect(await button.getAttribute('aria-pressed')).toBe('false');
  await button.click();
  await expect.poll(full).toBe('BasicButtons');
  expect(await page.locator('#BasicButtons .demo-root').isVisible()).toBe(true);
  const exit = page.locator('#BasicButtons .demo-stage').getByRole('button', { name: 'Full screen' });
  expect(await exit.getAttribute('aria-pressed')).toBe('true');
  expect(await exit.evaluate((shown) => shown === document.activeElement)).toBe(true);
  await exit.click();
  await expect.poll(full).toBe(null);
  expect(await exit.count()).toBe(0);
  expect(await button.evaluate((shown) => shown === document.activeElement)).toBe(true);

  await page.setViewportSize(phone);
  await toolbar(page).locator('summary').click();
  await toolbar(page).locator('.panel').getByRole('button', { name: 'Full screen' }).click();
  await expect.poll(full).toBe('BasicButtons');
  await exit.waitFor();
  await page.evaluate(() => document.exitFullscreen());
  await expect.poll(full).toBe(null);
  await expect.poll(() => exit.count()).toBe(0);
});

test('without full screen support, its buttons are hidden', async ({ newPage }) => {
  const page = await newPage({
    early: () => Object.defineProperty(Document.prototype, 'fullscreenEnabled', { get: () => false }),
  });
  await page.goto(path);
  const buttons = page.locator('#BasicButtons [data-action=full-screen]');
  await expect.poll(() => buttons.first().isVisible()).toBe(false);
  expect(await buttons.evaluateAll((all) => all.every((one) => (one as HTMLElement).hidden))).toBe(true);
});

test('without a clipboard, nothing offers to copy', async ({ newPage }) => {
  const page = await newPage({
    early: () => Reflect.deleteProperty(Navigator.prototype, 'clipboard'),
  });
  await page.goto(path);
  await toolbar(page).locator('summary').click();
  await toolbar(page).getByRole('button', { name: 'Move focus to demo' }).waitFor();
  await expect.poll(() => toolbar(page).getByRole('button', { name: /^Copy/ }).count()).toBe(0);
});

test('the menu copies a link to the demo', async ({ newPage }) => {
  const page = await newPage({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto('/material-ui/react-table/');
  const bar = page.getByRole('toolbar', { name: 'Toolbar of the demo SortableTable' });
  await bar.locator('summary').click();
  await bar.getByRole('button', { name: 'Copy link to demo' }).click();
  await expect.poll(() => page.locator('[data-status]').textContent()).toBe('Link copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname).toBe('/material-ui/react-table/');
  expect(new URL(link).hash).toBe('#SortableTable.tsx');
  expect(await bar.locator('.panel').isVisible()).toBe(false);

  await page.goto('/');
  await page.goto(link);
  const button = page.locator('#SortableTable .demo-code-switch');
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
  await expect.poll(async () => (await page.locator('#SortableTable').boundingBox())?.y).toBeLessThan(400);
});

test('the menu opens, moves focus and closes by keyboard', async ({ newPage }) => {
  const page = await newPage();
  await page.goto(path);
  await hydrated(page, 'BasicButtons');
  const panel = toolbar(page).locator('.panel');
  await toolbar(page).locator('[tabindex="0"]').focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect.poll(() => panel.isVisible()).toBe(true);
  await page.keyboard.press('ArrowDown');
  expect(await focusedText(page)).toBe('Move focus to demo');
  await page.keyboard.press('ArrowDown');
  expect(await focusedText(page)).toBe('Copy link to demo');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  expect(await panel.isVisible()).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('More actions');

  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('demo-stage');
  expect(await panel.isVisible()).toBe(false);
});
