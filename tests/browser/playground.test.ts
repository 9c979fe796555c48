import type { Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { barriers, loadAxe } from './support/barriers.ts';
import { test as base, phone, type ReaderOptions } from './support/browser-test.ts';
import { hydrated, scriptsOf } from './support/demo.ts';
import { devSite } from './support/dev-site.ts';
import { layoutShifts } from './support/layout-shifts.ts';
import { openEditor } from './support/live-site.ts';
import { buttonDemo, playground, playgroundSite } from './support/playground-site.ts';
import { type SmallWebsite, smallWebsite } from './support/small-website.ts';

const path = '/acme/playground/';

const folder = await temporaryFolder();
afterAll(() => folder[Symbol.asyncDispose]());

interface PlaygroundFixtures {
  readonly small: SmallWebsite;
  /** Opens the page of the playgrounds, with a query. */
  readonly openPage: (query?: string, options?: ReaderOptions) => Promise<Page>;
}

const test = base.extend<PlaygroundFixtures>({
  small: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of the fixtures from it
    async ({}, use) => {
      await using website = await smallWebsite(playgroundSite);
      await use(website);
    },
    { scope: 'file' },
  ],
  openPage: async ({ small, newPage }, use) => {
    await use(async (query = '', options = {}) => {
      const page = await newPage({ site: small.url, ...options });
      await page.goto(path + query, { waitUntil: 'networkidle' });
      return page;
    });
  },
});

const button = (page: Page) => playground(page, 'ButtonPlayground');
const panel = (page: Page) => playground(page, 'PanelPlayground');

const queryOf = (page: Page) => decodeURIComponent(new URL(page.url()).search);

const isContained = (page: Page) =>
  button(page)
    .stage.getByRole('button')
    .evaluate(({ className }) => className.includes('contained'));

test('a choice changes the demo, the code and the address, and a reload keeps it', async ({ openPage }) => {
  const page = await openPage();
  const { controls, stage, code } = button(page);
  expect(await code()).toBe('<Button variant="contained">Save</Button>');
  await controls.getByRole('radio', { name: 'text' }).check();
  await expect.poll(() => isContained(page)).toBe(false);
  expect(await code()).toBe('<Button>Save</Button>');

  await controls.getByRole('checkbox', { name: 'disabled', exact: true }).check();
  await controls.getByRole('textbox', { name: 'children' }).fill('Send & close');
  await expect.poll(() => stage.getByRole('button', { name: 'Send & close' }).isDisabled()).toBe(true);
  expect(await code()).toBe(`<Button disabled>{'Send & close'}</Button>`);
  const query =
    '?ButtonPlayground.variant=text&ButtonPlayground.disabled=true&ButtonPlayground.children=Send+&+close';
  await expect.poll(() => queryOf(page)).toBe(query);

  await page.reload({ waitUntil: 'networkidle' });
  await expect.poll(code).toBe(`<Button disabled>{'Send & close'}</Button>`);
  expect(await controls.getByRole('radio', { name: 'text' }).isChecked()).toBe(true);
  expect(await controls.getByRole('textbox', { name: 'children' }).inputValue()).toBe('Send & close');
  await expect.poll(() => stage.getByRole('button', { name: 'Send & close' }).isDisabled()).toBe(true);
});

test('every kind of control passes values of its type on', async ({ openPage }) => {
  const page = await openPage();
  const { controls, stage, code } = panel(page);
  expect(await code()).toBe('<Panel fill="#ff0000" />');
  await controls.getByRole('spinbutton', { name: 'columns' }).fill('3');
  await controls.getByRole('textbox', { name: 'width' }).fill('50%');
  await controls.getByRole('combobox', { name: 'tone' }).selectOption('loud');
  await expect.poll(() => stage.textContent()).toBe('3 false "#ff0000" "loud" "50%"');

  // A number in a field that takes both is a number; an empty field is a prop that is not set.
  await controls.getByRole('textbox', { name: 'width' }).fill('50');
  await controls.getByRole('combobox', { name: 'tone' }).selectOption('Not set');
  await expect.poll(() => stage.textContent()).toBe('3 false "#ff0000" none 50');

  // The component reads it only once, so it starts again.
  await controls.getByRole('checkbox', { name: 'defaultOpen' }).check();
  await expect.poll(() => stage.textContent()).toBe('3 true "#ff0000" none 50');

  const picker = controls.getByLabel('Pick a colour for fill');
  await controls.getByRole('textbox', { name: 'fill', exact: true }).fill('tomato');
  await expect.poll(() => picker.inputValue()).toBe('#ff6347');
  await picker.fill('#00ff00');
  expect(await controls.getByRole('textbox', { name: 'fill', exact: true }).inputValue()).toBe('#00ff00');
  await expect.poll(() => stage.textContent()).toBe('3 true "#00ff00" none 50');
  expect(await code()).toBe('<Panel fill="#00ff00" defaultOpen columns={3} width={50} />');
});

test('the reset button restores the demo, the fields and the address; so does that of the toolbar', async ({
  openPage,
}) => {
  const page = await openPage('?ButtonPlayground.color=error&other=1&PanelPlayground.columns=4');
  const { demo, controls, code } = button(page);
  await expect.poll(code).toBe('<Button variant="contained" color="error">Save</Button>');
  await controls.getByRole('textbox', { name: 'children' }).fill('Mine');
  await controls.getByRole('button', { name: 'Reset' }).click();
  expect(await code()).toBe('<Button variant="contained">Save</Button>');
  expect(await controls.getByRole('textbox', { name: 'children' }).inputValue()).toBe('Save');
  expect(await controls.getByLabel('color').inputValue()).toBe('primary');
  expect(queryOf(page)).toBe('?other=1&PanelPlayground.columns=4');
  await expect.poll(() => controls.getByRole('status').textContent()).toBe('Controls reset');

  await controls.getByRole('checkbox', { name: 'disabled', exact: true }).check();
  await demo.getByRole('button', { name: 'Reset demo' }).click();
  await expect.poll(code).toBe('<Button variant="contained">Save</Button>');
  expect(queryOf(page)).toBe('?other=1&PanelPlayground.columns=4');
});

test('values that a prop cannot have are ignored', async ({ openPage }) => {
  const query =
    '?ButtonPlayground.variant=huge&ButtonPlayground.disabled=yes&ButtonPlayground.onClick=x&ButtonPlayground.size=large&PanelPlayground.columns=many&Gone.size=1';
  const page = await openPage(query);
  await expect.poll(button(page).code).toBe('<Button variant="contained" size="large">Save</Button>');
  expect(await panel(page).code()).toBe('<Panel fill="#ff0000" />');
});

test('anchors keep the choices, and going back restores them', async ({ openPage }) => {
  const page = await openPage();
  const { controls, code } = button(page);
  await controls.getByRole('radio', { name: 'outlined' }).check();
  await page.getByRole('link', { name: 'To the end' }).click();
  expect(new URL(page.url()).hash).toBe('#the-end');
  expect(queryOf(page)).toBe('?ButtonPlayground.variant=outlined');
  await controls.getByRole('radio', { name: 'text' }).check();
  expect(await code()).toBe('<Button>Save</Button>');
  expect(new URL(page.url()).hash).toBe('#the-end');

  await page.goBack();
  await expect.poll(code).toBe('<Button variant="outlined">Save</Button>');
  expect(await controls.getByRole('radio', { name: 'outlined' }).isChecked()).toBe(true);
  await page.goForward();
  await expect.poll(code).toBe('<Button>Save</Button>');
  // The link to a demo opens its code, as ever.
  await page.goto(`${path}?ButtonPlayground.size=small#ButtonPlayground`);
  await expect.poll(code).toBe('<Button variant="contained" size="small">Save</Button>');
  expect(await button(page).demo.getAttribute('data-code')).toBe('open');
});

test('the keyboard reaches and changes every control', async ({ openPage }) => {
  const page = await openPage();
  const { controls, code } = button(page);
  await controls.getByRole('link', { name: 'Button' }).focus();
  const names: string[] = [];
  for (let step = 0; step < 5; step += 1) {
    await page.keyboard.press('Tab');
    names.push(
      await page.evaluate(
        () =>
          document.activeElement?.id ||
          document.activeElement?.textContent ||
          (document.activeElement as HTMLInputElement).value,
      ),
    );
  }
  expect(names).toEqual([
    'Reset',
    'contained',
    'ButtonPlayground-children',
    'ButtonPlayground-color',
    'medium',
  ]);
  await page.keyboard.press('ArrowRight');
  expect(await code()).toBe('<Button variant="contained" size="large">Save</Button>');
  await controls.getByRole('checkbox', { name: 'disabled', exact: true }).focus();
  await page.keyboard.press('Space');
  expect(await code()).toBe('<Button variant="contained" size="large" disabled>Save</Button>');
  const more = controls.locator('summary');
  await more.focus();
  await page.keyboard.press('Enter');
  await controls.getByRole('textbox', { name: 'href' }).fill('/');
  await page.keyboard.press('Enter');
  expect(await code()).toBe('<Button variant="contained" size="large" disabled href="/">Save</Button>');
});

test('screen readers hear the code after a pause', async ({ openPage }) => {
  const page = await openPage();
  const { controls } = button(page);
  const status = controls.getByRole('status');
  expect(await status.textContent()).toBe('');
  await controls.getByRole('textbox', { name: 'children' }).press('End');
  await page.keyboard.type('s');
  await expect
    .poll(() => status.textContent())
    .toBe('Resulting code: <Button variant="contained">Saves</Button>');
  expect(await controls.getAttribute('aria-label')).toBe('Controls of the demo ButtonPlayground');
});

test('the code can be copied', async ({ openPage }) => {
  const page = await openPage('?ButtonPlayground.size=large', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const { demo, code } = button(page);
  await expect.poll(code).toContain('large');
  await demo.locator('.demo-result').hover();
  await demo.locator('.demo-result').getByRole('button', { name: 'Copy' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('<Button variant="contained" size="large">Save</Button>');
});

test('controls need no React, and load when they come into view', async ({ openPage, small, newPage }) => {
  const later = await newPage({ site: small.url });
  const scripts = scriptsOf(later);
  await later.goto('/acme/later/', { waitUntil: 'networkidle' });
  const ofDemos = () => scripts.filter((url) => /\/assets\/(?:controls|demo)-/.test(url));
  expect(ofDemos()).toEqual([]);
  await button(later).controls.scrollIntoViewIfNeeded();
  await expect.poll(() => ofDemos().length).toBe(2);

  const page = await openPage();
  const { stage, controls } = panel(page);
  const isHydrated = () =>
    stage.evaluate(({ firstElementChild }) =>
      Object.keys(firstElementChild ?? {})
        .join()
        .includes('__react'),
    );
  await stage.scrollIntoViewIfNeeded();
  expect(await isHydrated()).toBe(false);
  await controls.getByRole('spinbutton', { name: 'columns' }).fill('5');
  // A choice starts a demo that waits for an interaction.
  await expect.poll(() => stage.textContent()).toBe('5 false "#ff0000" none none');
  expect(await isHydrated()).toBe(true);
});

test('a choice before the script has come counts', async ({ small, newPage }) => {
  const page = await newPage({ site: small.url });
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/controls-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${path}?ButtonPlayground.size=large`);
  const { controls, code } = button(page);
  await controls.getByRole('textbox', { name: 'children' }).fill('Early');
  release();
  await expect.poll(code).toBe('<Button variant="contained" size="large">Early</Button>');
  await expect.poll(() => queryOf(page)).toBe('?ButtonPlayground.size=large&ButtonPlayground.children=Early');
});

test('a demo that crashes works again with other values', async ({ openPage }) => {
  const page = await openPage('', { expected: [/^console error: .*Too many columns/] });
  const { stage, controls } = panel(page);
  await controls.getByRole('spinbutton', { name: 'columns' }).fill('101');
  await expect.poll(() => stage.getByRole('alert').isVisible()).toBe(true);
  await controls.getByRole('spinbutton', { name: 'columns' }).fill('99');
  await expect.poll(() => stage.textContent()).toBe('99 false "#ff0000" none none');
});

test('an edited demo gets the choices, too', async ({ openPage }) => {
  const page = await openPage('?ButtonPlayground.size=large');
  const { controls } = button(page);
  const { result, replace } = await openEditor(page, 'ButtonPlayground');
  await replace("children = 'Save'", "children = 'Edited'");
  const edited = result.getByRole('button', { name: 'Edited' });
  await edited.waitFor();
  expect(await edited.getAttribute('class')).toContain('sizeLarge');
  await controls.getByRole('checkbox', { name: 'disabled', exact: true }).check();
  await expect.poll(() => edited.isDisabled()).toBe(true);
});

test('an edit in `docs dev` keeps the choices', async ({ newPage, untilClosed }) => {
  const site = await untilClosed(devSite(folder.path, playgroundSite));
  const page = await newPage({ site: site.url });
  await page.goto(path);
  const { stage, controls, code } = button(page);
  await hydrated(page, 'ButtonPlayground');
  await controls.getByRole('radio', { name: 'outlined' }).check();
  await controls.getByRole('checkbox', { name: 'disabled', exact: true }).check();

  // Another label in the module: the demo, its code and its controls are replaced.
  await site.save({ 'content/acme/ButtonPlayground.tsx': buttonDemo.replace("'Save'", "'Store'") });
  const stored = stage.getByRole('button', { name: 'Store' });
  await stored.waitFor();
  await expect.poll(() => stored.isDisabled()).toBe(true);
  await expect.poll(code).toBe('<Button variant="outlined" disabled>Store</Button>');
  expect(await controls.getByRole('radio', { name: 'outlined' }).isChecked()).toBe(true);

  // A change that only the demo shows leaves the controls alone.
  const wrapped = buttonDemo
    .replace("'Save'", "'Store'")
    .replace('    <Button', '    <div title="around"><Button')
    .replace('</Button>', '</Button></div>');
  await site.save({ 'content/acme/ButtonPlayground.tsx': wrapped });
  await stage.getByTitle('around').waitFor();
  await expect.poll(() => stored.isDisabled()).toBe(true);
  await controls.getByRole('checkbox', { name: 'disabled', exact: true }).uncheck();
  await expect.poll(() => stored.isDisabled()).toBe(false);
});

test('without scripts the demo and its code are shown, and no controls', async ({ openPage }) => {
  const page = await openPage('', { javaScriptEnabled: false });
  const { controls, stage, code } = button(page);
  expect(await stage.getByRole('button', { name: 'Save' }).isVisible()).toBe(true);
  expect(await code()).toBe('<Button variant="contained">Save</Button>');
  expect(await controls.isVisible()).toBe(false);
  expect(await page.getByRole('button', { name: 'Copy' }).count()).toBe(0);
});

test.for([
  ['light', 'ltr'],
  ['dark', 'ltr'],
  ['light', 'rtl'],
] as const)('nothing is in the way of anybody: %s, %s', async ([colorScheme, direction], { openPage }) => {
  const page = await openPage('', { colorScheme });
  await page.evaluate((dir) => {
    document.documentElement.dir = dir;
  }, direction);
  await button(page).controls.locator('summary').click();
  await loadAxe(page);
  expect(await barriers(page)).toEqual([]);
});

test('nothing moves when the page loads', async ({ openPage }) => {
  const page = await openPage();
  expect(await layoutShifts(page)).toEqual([]);
  await button(page).controls.getByRole('radio', { name: 'outlined' }).check();
  await page.waitForTimeout(600);
  expect(await layoutShifts(page)).toEqual([]);
});

test('on a phone the demo stays in view above its controls, and targets are large', async ({ openPage }) => {
  const page = await openPage('', { viewport: phone, hasTouch: true, isMobile: true });
  const { demo, controls } = button(page);
  await controls.locator('summary').tap();
  const small = await controls.evaluate((element) =>
    [
      ...element.querySelectorAll(
        'label:has(input), button, summary, select, input:not([type=radio], [type=checkbox])',
      ),
    ]
      .map((target) => [target.textContent, target.getBoundingClientRect().height] as const)
      .filter(([, height]) => height < 40),
  );
  expect(small).toEqual([]);
  const href = controls.getByRole('textbox', { name: 'href' });
  await href.scrollIntoViewIfNeeded();
  await href.evaluate((field) => field.scrollIntoView({ block: 'end', behavior: 'instant' }));
  const stage = await demo.locator('.demo-stage').boundingBox();
  expect(stage?.y).toBeGreaterThanOrEqual(56);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
});
