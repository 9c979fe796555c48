import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './support/browser-test.ts';

declare global {
  interface Window {
    /** The variant of code that each frame showed while the page loaded. */
    variantsSeen: (string | undefined)[];
  }
}

const dialect = '/docs/markdown/';
const tables = '/material-ui/react-table/';
const permissions = ['clipboard-read', 'clipboard-write'];

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const fence = (page: Page, text: string) => page.locator('.code-block').filter({ hasText: text });
const isPressed = (buttons: Locator) =>
  buttons.evaluateAll((all) => all.map((button) => button.getAttribute('aria-pressed')));
const variant = (page: Page) => page.locator('html').getAttribute('data-code-variant');
const choice = (page: Page, language: 'ts' | 'js') => page.locator(`[data-code-choice=${language}]`);
const names = (page: Page) => page.locator('.demo-name:visible').allTextContents();

test('the button of a block copies its code, shows it, and returns to its initial state', async ({
  newPage,
}) => {
  const page = await newPage({ permissions });
  await page.clock.install();
  await page.goto(dialect);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const block = fence(page, 'export function Greeting');
  await block.hover();
  const button = block.locator('button');
  expect(await button.textContent()).toBe('Copy');

  await button.click();
  await expect.poll(() => button.textContent()).toBe('Copied');
  expect(await clipboard(page)).toBe(await block.locator('code').textContent());
  await page.clock.runFor(1000);
  expect(await button.textContent()).toBe('Copied');
  await page.clock.runFor(1000);
  expect(await button.textContent()).toBe('Copy');
});

test('code is a tab stop only where it scrolls', async ({ newPage }) => {
  const page = await newPage();
  await page.goto(dialect);
  const code = fence(page, 'export function Greeting').locator('pre');
  await code.scrollIntoViewIfNeeded();
  const tabIndex = () => code.evaluate((pre: HTMLElement) => pre.tabIndex);
  await expect.poll(tabIndex).toBe(-1);
  await page.setViewportSize({ width: 320, height: 800 });
  await code.scrollIntoViewIfNeeded();
  await expect.poll(tabIndex).toBe(0);
});

test('a marked line reaches the edge of its block, and scrolls out from below the button', async ({
  newPage,
}) => {
  const page = await newPage();
  await page.goto(dialect);
  const block = fence(page, 'spacing: 4');
  const right = (name: string) =>
    block
      .locator(name)
      .first()
      .evaluate((part) => part.getBoundingClientRect().right);
  expect(await right('.line-deleted')).toBe(await right('pre'));
  await page.setViewportSize({ width: 200, height: 800 });
  await block.locator('pre').evaluate((pre) => pre.scrollTo({ left: 1000, behavior: 'instant' }));
  const text = () =>
    block.locator('.line-deleted').evaluate((line) => {
      const range = document.createRange();
      range.selectNodeContents(line);
      return range.getBoundingClientRect().right;
    });
  const button = await block.locator('.code-copy').evaluate((part) => part.getBoundingClientRect().left);
  expect(await text()).toBeLessThanOrEqual(button);
});

test('with "wrap", long lines are broken', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 800 } });
  await page.goto(dialect);
  const pre = fence(page, 'Minified MUI error').locator('pre');
  await pre.scrollIntoViewIfNeeded();
  expect(await pre.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  expect(await pre.evaluate((element) => element.clientHeight)).toBeGreaterThan(70);
});

test('a pre that the author wrote in HTML is a tab stop where it scrolls', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/docs/diagnostics/fence-mark/');
  const [report, correction] = [page.locator('.prose > pre').first(), page.locator('.prose > pre').last()];
  const tabIndexOf = (block: Locator) => block.evaluate((pre: HTMLElement) => pre.tabIndex);
  await report.scrollIntoViewIfNeeded();
  await expect.poll(() => tabIndexOf(report)).toBe(0);
  await correction.scrollIntoViewIfNeeded();
  await expect.poll(() => tabIndexOf(correction)).toBe(-1);
  // A resized window and a late font have every block measured again.
  await page.evaluate(() => dispatchEvent(new Event('resize')));
  await expect.poll(() => tabIndexOf(correction)).toBe(-1);
});

test('a copy that the browser denies is ignored', async ({ newPage }) => {
  const page = await newPage({
    early: () => {
      const refuse = () => Promise.reject(new DOMException('Denied.', 'NotAllowedError'));
      if ('clipboard' in navigator)
        Object.defineProperty(navigator.clipboard, 'writeText', { value: refuse });
    },
  });
  await page.goto(dialect);
  const block = fence(page, 'export function Greeting');
  await block.hover();
  await block.locator('button').click();
  // Wait until the rejection is handled.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await block.locator('button').textContent()).toBe('Copy');
  expect(await page.locator('[data-status]').textContent()).toBe('');
});

test('the shortcut copies the block under the pointer, without deleted lines', async ({ newPage }) => {
  const page = await newPage({ permissions });
  await page.goto(dialect);
  await fence(page, 'createTheme').locator('pre').hover();
  await page.keyboard.press('Control+c');
  await expect.poll(() => clipboard(page)).toBe('const theme = createTheme({\n  spacing: 8,\n});');
});

test('the toolbar of a demo copies the shown file', async ({ newPage }) => {
  const page = await newPage({ permissions });
  await page.goto(`${tables}#InvoiceTable.tsx`);
  const demo = page.locator('#InvoiceTable');
  await demo.getByRole('button', { name: 'Copy code' }).click();
  const code = demo.locator('.code-block:visible code');
  expect(await code.count()).toBe(1);
  const text = await code.textContent();
  await expect.poll(() => clipboard(page)).toBe(text);
});

test('a choice of JavaScript applies to all demos, and from the first frame of the next visit', async ({
  newPage,
}) => {
  const page = await newPage({ early: recordVariants });
  await page.goto(tables);
  expect(await names(page)).toEqual(['InvoiceTable.tsx', 'SortableTable.tsx']);
  await choice(page, 'js').first().click();
  expect(await variant(page)).toBe('js');
  expect(await names(page)).toEqual(['InvoiceTable.js', 'SortableTable.js']);
  expect(await isPressed(choice(page, 'js'))).toEqual(['true', 'true']);
  expect(await isPressed(choice(page, 'ts'))).toEqual(['false', 'false']);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'codeVariant')?.value).toBe('JS');

  for (const path of [tables, '/material-ui/react-button/']) {
    await page.goto(path);
    await page.waitForFunction(() => document.readyState === 'complete' && window.variantsSeen.length >= 3);
    expect([...new Set(await page.evaluate(() => window.variantsSeen))]).toEqual(['js']);
    expect(await isPressed(choice(page, 'js').first())).toEqual(['true']);
  }
});

test('a document without cookies has the choice for as long as the page is open', async ({ newPage }) => {
  const page = await newPage({
    early: () => {
      const denied = () => {
        throw new DOMException('The document is sandboxed.', 'SecurityError');
      };
      Object.defineProperty(Document.prototype, 'cookie', { get: denied, set: denied });
    },
  });
  await page.goto(tables);
  expect(await variant(page)).toBe('ts');
  await choice(page, 'js').first().click();
  expect(await variant(page)).toBe('js');
  // The rest of the script has started, too.
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').waitFor();
});

test('a link to a JavaScript file shows JavaScript and stores nothing', async ({ newPage }) => {
  const page = await newPage();
  await page.goto(`${tables}#SortableTable.js`);
  const demo = page.locator('#SortableTable');
  await expect.poll(() => demo.locator('.code-block[data-file="SortableTable.js"]').isVisible()).toBe(true);
  expect(await demo.locator('.code-block[data-file="SortableTable.tsx"]').isVisible()).toBe(false);
  expect(await page.context().cookies()).toEqual([]);

  await page.goto(`${tables}#SortableTable.tsx`);
  await expect.poll(() => variant(page)).toBe('ts');
});

test('a chosen code tab is stored, and arrow keys choose among tabs', async ({ newPage }) => {
  const page = await newPage();
  await page.goto(dialect);
  const tabs = page.locator('[data-storage-key=package-manager]');
  const tab = (name: string) => tabs.getByRole('tab', { name, exact: true });
  const shown = () => tabs.getByRole('tabpanel').locator('code').allTextContents();
  expect(await shown()).toEqual(['npm install @mui/material']);
  await tab('pnpm').click();
  expect(await shown()).toEqual(['pnpm add @mui/material']);

  await page.reload();
  await expect.poll(shown).toEqual(['pnpm add @mui/material']);
  expect(await tab('pnpm').getAttribute('aria-selected')).toBe('true');

  await tab('pnpm').press('ArrowRight');
  expect(await shown()).toEqual(['yarn add @mui/material']);
  expect(await tab('yarn').evaluate((element) => element === document.activeElement)).toBe(true);
  await tab('yarn').press('ArrowRight');
  expect(await shown()).toEqual(['npm install @mui/material']);
  await tab('npm').press('ArrowLeft');
  expect(await shown()).toEqual(['yarn add @mui/material']);
  expect(await tabs.locator('[role=tab][tabindex="0"]').allTextContents()).toEqual(['yarn']);
});

test('code tabs follow a choice in another browser tab', async ({ newPage }) => {
  const page = await newPage();
  await page.goto(dialect);
  const shown = () => page.locator('[data-storage-key=package-manager] [aria-selected=true]').textContent();
  const other = await page.context().newPage();
  await other.goto(dialect);
  await other.locator('[data-storage-key=package-manager]').getByRole('tab', { name: 'yarn' }).click();
  await expect.poll(shown).toBe('yarn');
  await other.close();

  // The storage changes while the page is in the back/forward cache, which gets no event of it.
  await page.evaluate(() => {
    localStorage.setItem('codeblock-package-manager', 'pnpm');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  expect(await shown()).toBe('pnpm');
});

/** Runs in the page: records the variant on `<html>` before every paint. */
function recordVariants(): void {
  window.variantsSeen = [];
  const note = (): void => {
    if (document.body) window.variantsSeen.push(document.documentElement.dataset.codeVariant);
    if (document.readyState !== 'complete' || window.variantsSeen.length < 3) requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}
