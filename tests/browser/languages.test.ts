import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { phone, test } from './support/browser-test.ts';

const button = 'material-ui/react-button/';
const slider = 'material-ui/react-slider/';

test('a translated page is entirely in its language', async ({ newPage }) => {
  const page = await newPage();
  await page.goto(`/de/${button}`);
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  expect(await page.locator('h1').textContent()).toBe('Schaltfläche');
  expect(await page.locator('[data-navigation] [aria-current]').textContent()).toBe('Schaltfläche');
  expect(await page.locator('[data-untranslated]').count()).toBe(0);
  expect(await page.locator('nav[data-toc] .title').textContent()).toBe('Auf dieser Seite');
  // Ids of headings are the same in all languages.
  await page.goto(`/de/${button}#variants`);
  expect(await page.locator('#variants').textContent()).toBe('Varianten');
});

test('an untranslated page is shown in English with a note', async ({ newPage }) => {
  const page = await newPage();
  await page.goto(`/ar/${slider}`);
  expect(await page.locator('html').evaluate(({ lang, dir }: HTMLHtmlElement) => [lang, dir])).toEqual([
    'ar',
    'rtl',
  ]);
  const article = page.locator('article');
  expect(await article.evaluate(({ lang, dir }: HTMLElement) => [lang, dir])).toEqual(['en', 'ltr']);
  expect(await page.locator('[data-untranslated]').textContent()).toContain('الإنجليزية');
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(canonical).toBe(`https://docs.example.com/${slider}`);
  expect(await page.locator('link[hreflang]').count()).toBe(0);
});

test('accessible names inside an article are in its language, also after a copy', async ({ newPage }) => {
  const page = await newPage({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(`/de/${slider}`);
  const article = page.locator('article[lang=en]');
  const names = await article
    .locator('[aria-label], summary, [data-action]')
    .evaluateAll((all) => all.map((element) => element.getAttribute('aria-label') ?? element.textContent));
  expect(names).toEqual(expect.arrayContaining(['Copy code', 'More actions', 'On this page']));
  const button = article.locator('.code-block > [data-copy]').first();
  expect(await button.textContent()).toBe('Copy');
  const spoken: [string, string][] = [];
  await page.exposeFunction('recordText', (text: string, lang: string) => spoken.push([text, lang]));
  await button.evaluate((element: HTMLElement) => {
    const { recordText } = window as unknown as { recordText: (text: string, lang: string) => void };
    const report = () => recordText(element.textContent, element.closest<HTMLElement>('[lang]')?.lang ?? '');
    new MutationObserver(report).observe(element, { childList: true });
  });
  await button.click();
  await expect
    .poll(() => spoken)
    .toEqual([
      ['Kopiert', 'de'],
      ['Copy', 'en'],
    ]);
});

test('pages list their translations for search engines', async ({ newPage, website }) => {
  const page = await newPage({ javaScriptEnabled: false });
  const alternates = [
    `en https://docs.example.com/${button}`,
    `de https://docs.example.com/de/${button}`,
    `ar https://docs.example.com/ar/${button}`,
    `x-default https://docs.example.com/${button}`,
  ];
  for (const path of [`/${button}`, `/de/${button}`, `/ar/${button}`]) {
    await page.goto(path);
    const links = page.locator('link[hreflang]');
    expect(
      await links.evaluateAll((all) =>
        (all as HTMLLinkElement[]).map(({ hreflang, href }) => `${hreflang} ${href}`),
      ),
    ).toEqual(alternates);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
      `https://docs.example.com${path}`,
    );
  }
  const sitemap = await readFile(join(website.folder, 'sitemap.xml'), 'utf8');
  expect(sitemap).toContain(`<loc>https://docs.example.com/de/${button}</loc>`);
  expect(sitemap).not.toContain(`/de/${slider}`);
});

for (const javaScriptEnabled of [true, false]) {
  test(`the language menu stays on the page, with script: ${javaScriptEnabled}`, async ({ newPage }) => {
    const page = await newPage({ javaScriptEnabled });
    await page.goto(`/${slider}`);
    const menu = page.locator('details.languages');
    await menu.locator('summary').click();
    expect(await menu.getByRole('link').allTextContents()).toEqual(['English', 'Deutsch', 'العربية']);
    expect(await menu.locator('[aria-current]').textContent()).toBe('English');
    await menu.getByRole('link', { name: 'Deutsch' }).click();
    await page.waitForURL(`**/de/${slider}`);
    await menu.locator('summary').click();
    await menu.getByRole('link', { name: 'English' }).click();
    await page.waitForURL((url) => url.pathname === `/${slider}`);
  });
}

test('all links stay in the language', async ({ newPage }) => {
  const page = await newPage({ javaScriptEnabled: false });
  for (const path of [`/de/${button}`, `/de/${slider}`, '/de/', '/de/_app/']) {
    await page.goto(path);
    const paths = await page
      .locator('a[href^="/"]:not([data-language], [type])')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(paths.length).toBeGreaterThan(5);
    expect(
      paths.filter((href) => !href.startsWith('/de/')),
      path,
    ).toEqual([]);
  }
});

test('the entries of a closed group load in the language', async ({ newPage }) => {
  const page = await newPage();
  await page.goto(`/de/${button}`);
  const navigation = page.locator('[data-navigation]');
  await navigation.getByRole('button', { name: 'Seiten von „Anpassung“ anzeigen' }).click();
  await navigation.getByRole('link', { name: 'Themes', exact: true }).click();
  await page.waitForURL('**/de/material-ui/customization/theming/');
});

test('an unknown address is answered in the language of its prefix', async ({ newPage }) => {
  const page = await newPage({ expected: [/404/] });
  await page.goto('/de/no-such-page/');
  expect(await page.locator('h1').textContent()).toBe('Unter dieser Adresse gibt es keine Seite');
});

test('on a phone the languages are at the end of the page', async ({ newPage }) => {
  const page = await newPage({ viewport: phone, isMobile: true, hasTouch: true, javaScriptEnabled: false });
  await page.goto(`/${slider}`);
  await page.locator('footer').getByRole('link', { name: 'العربية' }).tap();
  await page.waitForURL(`**/ar/${slider}`);
});
