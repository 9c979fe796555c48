import { expect } from 'vitest';
import { phone, test } from './support/browser-test.ts';
import { laidOut } from './support/laid-out.ts';

const onPhone = { viewport: phone, isMobile: true, hasTouch: true } as const;
const path = '/material-ui/react-button/';

test('the drawer takes focus, and Escape returns it', async ({ newPage }) => {
  const page = await newPage(onPhone);
  await page.goto(path);
  const drawer = page.locator('[data-drawer]');
  const opener = page.getByRole('button', { name: 'Open navigation' });
  expect(await drawer.isVisible()).toBe(false);
  await opener.tap();
  await drawer.waitFor();
  await expect.poll(() => drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  expect(await page.locator('main').evaluate((main) => main.closest('[inert]') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.locator('[inert]').count()).toBe(0);
});

test('focus cannot leave the open drawer', async ({ newPage }) => {
  const page = await newPage(onPhone);
  await page.goto(path);
  await page.getByRole('button', { name: 'Open navigation' }).tap();
  await page.locator('[data-drawer]').waitFor();
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('[data-drawer]'),
    );
    expect(outside).toBe(false);
  }
});

test('the drawer closes by its button, and its links work', async ({ newPage }) => {
  const page = await newPage(onPhone);
  await page.goto(path);
  const drawer = page.locator('[data-drawer]');
  await page.getByRole('button', { name: 'Open navigation' }).tap();
  await page.getByRole('button', { name: 'Close navigation' }).tap();
  await drawer.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Open navigation' }).tap();
  await drawer.getByRole('link', { name: 'Checkbox' }).tap();
  await page.waitForURL('**/material-ui/react-checkbox/');
  expect(await drawer.isVisible()).toBe(false);
});

test('the table of contents is a disclosure under the title', async ({ newPage }) => {
  const page = await newPage(onPhone);
  await page.goto(path);
  const disclosure = page.locator('article details').filter({ hasText: 'On this page' }).first();
  const link = disclosure.getByRole('link').first();
  expect(await link.isVisible()).toBe(false);
  await disclosure.locator('summary').tap();
  const target = await link.getAttribute('href');
  await link.tap();
  await expect.poll(() => new URL(page.url()).hash).toBe(target);
});

test('the table of contents stays below the header, and names the current section', async ({ newPage }) => {
  for (const options of [onPhone, { viewport: { width: 1024, height: 768 } }]) {
    const page = await newPage(options);
    await page.goto('/ar/docs/getting-started/');
    const bar = page.locator('[data-sections]');
    const summary = bar.locator('summary');
    const heading = page.locator('.prose h2').nth(2);
    await laidOut(page);
    await heading.evaluate((element) => element.scrollIntoView());
    const title = (await heading.textContent()) ?? '';
    await expect.poll(() => summary.locator('bdi').textContent()).toBe(title);
    expect(await bar.evaluate((element) => element.getBoundingClientRect().top)).toBe(56);
    // The name of the button does not change while the reader scrolls.
    expect(await summary.ariaSnapshot()).not.toContain(title);
    const before = await heading.evaluate((element) => element.getBoundingClientRect().top);
    await summary.click();
    expect(await bar.locator('a[aria-current]').textContent()).toBe(title);
    expect(await heading.evaluate((element) => element.getBoundingClientRect().top)).toBe(before);
  }
});

test('a choice in the table of contents closes it and leads to a heading below it', async ({ newPage }) => {
  const page = await newPage(onPhone);
  await page.goto('/docs/getting-started/');
  const bar = page.locator('[data-sections]');
  await page.evaluate(() => scrollTo(0, 2000));
  await bar.locator('summary').tap();
  await bar.getByRole('link', { name: 'Check and publish' }).tap();
  await expect.poll(() => bar.evaluate((element) => element.hasAttribute('open'))).toBe(false);
  const heading = page.locator('#check-and-publish');
  const distance = () =>
    heading.evaluate(
      (element) =>
        element.getBoundingClientRect().top -
        (document.querySelector('[data-sections]')?.getBoundingClientRect().bottom ?? 0),
    );
  await expect.poll(distance).toBeLessThan(40);
  expect(await distance()).toBeGreaterThan(0);
  await bar.locator('summary').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect
    .poll(() =>
      bar
        .locator('ul a')
        .first()
        .evaluate((link) => link === document.activeElement),
    )
    .toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => bar.locator('summary').evaluate((it) => it === document.activeElement)).toBe(true);
  expect(await bar.locator('ul').isVisible()).toBe(false);
});

test('the table of contents leaves a low screen to the text', async ({ newPage }) => {
  for (const options of [
    { viewport: { width: 640, height: 300 } },
    { ...onPhone, javaScriptEnabled: false },
  ]) {
    const page = await newPage(options);
    await page.goto('/docs/getting-started/');
    const bar = page.locator('[data-sections]');
    await bar.locator('summary').click();
    const list = await bar.locator('ul').boundingBox();
    const text = await page.locator('.prose').boundingBox();
    expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(text?.y ?? 0);
    await page.mouse.wheel(0, 2000);
    await expect.poll(async () => (await bar.boundingBox())?.y).toBeLessThan(0);
  }
});

test('focus of what stays in view does not scroll the page', async ({ newPage }) => {
  const page = await newPage(onPhone);
  await page.goto('/docs/getting-started/');
  await laidOut(page);
  for (const selector of ['header [data-search]', '[data-sections] summary']) {
    await page.evaluate(() => scrollTo(0, 2000));
    await page.locator(selector).evaluate((element) => element.focus());
    expect(await page.evaluate(() => scrollY), selector).toBe(2000);
  }
});

test('a long word in the navigation breaks', async ({ newPage }) => {
  const page = await newPage(onPhone);
  await page.goto(path);
  await page.getByRole('button', { name: 'Open navigation' }).tap();
  for (const selector of ['main > nav li a', '[data-drawer] a[aria-current=true]']) {
    const name = page.locator(selector).first();
    const [hidden, outside] = await name.evaluate((link) => {
      link.textContent = 'Donaudampfschifffahrtsgesellschaft'.repeat(3);
      const list = link.closest('nav') ?? link;
      return [
        list.scrollWidth - list.clientWidth,
        link.getBoundingClientRect().width - list.getBoundingClientRect().width,
      ];
    });
    // Chips of products are in a row that scrolls.
    if (selector.startsWith('main')) expect(hidden).toBe(0);
    expect(outside, selector).toBeLessThanOrEqual(0);
  }
});

test('a name in code stays in one line', async ({ newPage }) => {
  const page = await newPage(onPhone);
  for (const path of ['/docs/commands/', '/docs/theming/', '/material-ui/react-button/']) {
    await page.goto(path);
    const { count, broken } = await page.evaluate(() => {
      const names = [...document.querySelectorAll('.prose :is(p, li) > code')].filter(({ textContent }) =>
        /^\S{1,32}$/.test(textContent),
      );
      const isBroken = (code: Element) => {
        const text = document.createRange();
        text.selectNodeContents(code);
        return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
      };
      return { count: names.length, broken: names.filter(isBroken).map(({ textContent }) => textContent) };
    });
    expect(count, path).toBeGreaterThan(5);
    expect(broken, path).toEqual([]);
  }
});

test('the first column of a table, which stays in view, covers no other', async ({ newPage }) => {
  const page = await newPage(onPhone);
  await page.goto('/docs/command-reference/');
  const { count, wide } = await page.evaluate(() => {
    const codes = [...document.querySelectorAll('.prose td:first-child code')];
    const isWide = (code: Element) => {
      const cell = code.closest('td')?.getBoundingClientRect().right ?? 0;
      return code.scrollWidth > code.clientWidth || code.getBoundingClientRect().right > cell + 1;
    };
    return { count: codes.length, wide: codes.filter(isWide).map(({ textContent }) => textContent) };
  });
  expect(count).toBeGreaterThan(50);
  expect(wide).toEqual([]);
});

test('tables of two or three columns are read without scrolling, with their names in one piece', async ({
  newPage,
}) => {
  const page = await newPage(onPhone);
  for (const path of ['/docs/analytics/', '/docs/glossary/', '/docs/commands/']) {
    await page.goto(path);
    const tables = await page.locator('.table-scroll:not(:has(th:nth-child(4)))').evaluateAll((all) =>
      all.map((table) => {
        const names = [...table.querySelectorAll('td:first-child code')].filter(({ textContent }) =>
          /^\w{1,12}$/.test(textContent),
        );
        return {
          hidden: table.scrollWidth - table.clientWidth,
          broken: names.filter((name) => name.getBoundingClientRect().height > 24).length,
        };
      }),
    );
    expect(tables.length, path).toBeGreaterThan(0);
    expect(tables, path).toEqual(tables.map(() => ({ hidden: 0, broken: 0 })));
  }
});

test('touch targets are large enough', async ({ newPage }) => {
  const page = await newPage(onPhone);
  await page.goto(path);
  await laidOut(page);
  const targets = page.locator(
    'header button:visible, header summary:visible, header a:visible, .demo-code > summary',
  );
  const heights = await targets.evaluateAll((all) =>
    all.map((element) => ({ name: element.textContent, height: element.getBoundingClientRect().height })),
  );
  expect(heights.length).toBeGreaterThan(3);
  expect(heights.filter(({ height }) => height < 44)).toEqual([]);
});

test('no code is behind the button that copies it, which a finger can hit', async ({ newPage }) => {
  for (const options of [onPhone, {}]) {
    const page = await newPage(options);
    await page.goto('/docs/configuration/');
    const blocks = page.locator('.prose .code-block:has(> .code-copy)');
    const code = blocks.filter({ hasNot: page.locator('.code-title') }).first();
    await code.scrollIntoViewIfNeeded();
    await code.locator('button').waitFor();
    const [pre, button] = [
      await code.locator('pre').boundingBox(),
      await code.locator('button').boundingBox(),
    ];
    expect((pre?.x ?? 0) + (pre?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0);
    const least = options === onPhone ? 44 : 24;
    expect(Math.min(button?.width ?? 0, button?.height ?? 0)).toBeGreaterThanOrEqual(least);
  }
});

test('the install line of the home page is complete', async ({ newPage }) => {
  const page = await newPage(onPhone);
  await page.goto('/');
  const blocks = await page
    .locator('.home-start pre')
    .filter({ visible: true })
    .evaluateAll((found) => found.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  expect(blocks.length).toBeGreaterThan(0);
  expect(Math.max(...blocks)).toBeLessThanOrEqual(0);
});

test('code of two lines keeps a distance from the line above', async ({ newPage }) => {
  const page = await newPage(onPhone);
  await page.goto(path);
  const distance = await page
    .locator('.prose p')
    .first()
    .evaluate((paragraph) => {
      const [text, code] = [document.createElement('span'), document.createElement('code')];
      text.append('Text');
      code.append('two lines '.repeat(8));
      paragraph.replaceChildren(text, document.createElement('br'), code);
      return code.getBoundingClientRect().top - text.getBoundingClientRect().bottom;
    });
  expect(distance).toBeGreaterThanOrEqual(3);
});
