import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sep } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { page as markdown } from '../support/small-site.ts';
import { test } from './support/browser-test.ts';
import { hydrated } from './support/demo.ts';
import { goldenWebsite } from './support/golden-website.ts';
import { openEditor } from './support/live-site.ts';
import { htmlFiles, notFoundComplaints, pageKinds, sitemapPaths } from './support/site-paths.ts';
import { smallWebsite } from './support/small-website.ts';

// Every browser test also checks the policy: a violation is a console error, which fails the test.

test('every page is served with a policy that allows each of its scripts and style elements', {
  timeout: 120_000,
}, async ({ website }) => {
  const unknown: string[] = [];
  for (const path of [...(await sitemapPaths(website.folder)), '/_app/', '/404.html']) {
    const response = await fetch(new URL(path, website.url));
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy, path).not.toMatch(/unsafe-eval|unsafe-inline|unsafe-hashes/);
    const html = await response.text();
    for (const [, text = ''] of html.matchAll(/<(?:script|style[^>]*)>(.*?)<\/(?:script|style)>/gs)) {
      const hash = createHash('sha256').update(text).digest('base64');
      if (!policy.includes(`'sha256-${hash}'`)) unknown.push(`${path}: ${text.slice(0, 60)}`);
    }
    expect(html, path).not.toMatch(/<\w[^>]*\s(?:on\w+|style)=/);
  }
  expect(unknown).toEqual([]);
});

test.for(pageKinds)('nothing on a %s violates the policy', async ([, path], { newPage }) => {
  const isMissing = path === '/no-such-page/';
  const page = await newPage(isMissing ? { expected: notFoundComplaints } : {});
  await page.addInitScript(() => {
    Object.assign(window, { violations: [] });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      (window as unknown as { violations: string[] }).violations.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => (window as unknown as { violations: string[] }).violations)).toEqual([]);
});

const timeout = 600_000;

const styledSite = {
  'content/site.yaml': 'name: Acme UI\nproducts:\n  - { id: acme, name: Acme }\n',
  'content/acme/styled.md': markdown('Styled', '{{"demo": "Styled.tsx"}}'),
  'content/acme/Styled.tsx': `import { useState } from 'react';

export default function Styled() {
  const [count, setCount] = useState(0);
  return (
    <>
      {count > 0 && count < 3 && <style>{\`.c{color:rgb(\${count},\${count},\${count})}\`}</style>}
      <p className="c" style={count === 0 ? { rotate: '3deg' } : {}}>Text</p>
      <button onClick={() => setCount(count + 1)}>Next</button>
    </>
  );
}
`,
};

test('every demo hydrates and can be edited under the policy', { timeout }, async ({ website, newPage }) => {
  let edited = 0;
  for (const path of await islandPaths(website.folder)) {
    if (/^\/(?:de|ar)\//.test(path)) continue;
    const page = await newPage();
    await page.goto(path);
    for (const id of await hydrateAll(page)) {
      const edit = page.locator(`#${id}`).getByRole('button', { name: 'Edit code' });
      if ((await edit.count()) === 0) continue;
      const { field, result } = await openEditor(page, id);
      await field.fill(`${await field.inputValue()}\n// Edited`);
      await result.locator('> *').first().waitFor({ state: 'attached' });
      edited += 1;
    }
    await page.close();
  }
  expect(edited).toBeGreaterThan(20);
});

test.for([
  ['api-documents', '/'],
  ['components', '/'],
  ['controls', '/'],
  ['demo', '/'],
  ['dialect', '/'],
  ['media-and-public', '/'],
  ['site-module', '/'],
  ['theme', '/'],
  // Without headers: each page carries its policy.
  ['host-github-pages', '/docs/'],
])(
  'nothing on any page of the site %s violates its policy',
  { timeout },
  async ([name = '', base = '/'], { newPage, untilClosed }) => {
    const { folder, url } = await untilClosed(goldenWebsite(name, base));
    const page = await newPage({ site: url });
    for (const file of await htmlFiles(folder)) {
      // A page that only redirects has no content.
      if ((await readFile(file, 'utf8')).includes('http-equiv="refresh"')) continue;
      const path = file.slice(folder.length, -'index.html'.length).split(sep).join('/');
      const answer = await page.goto(base.slice(0, -1) + path);
      const inHeader = answer?.headers()['content-security-policy'];
      const inPage = await page.locator('head > meta[http-equiv="Content-Security-Policy"]').all();
      const policy = inHeader ?? (await inPage[0]?.getAttribute('content'));
      expect(policy, path).toMatch(/style-src 'self' 'sha256-/);
      expect(policy, path).not.toContain('unsafe-inline');
      await hydrateAll(page);
    }
  },
);

test('components may add, change and remove style elements, and keep style properties', { timeout }, async ({
  newPage,
  untilClosed,
}) => {
  const { url } = await untilClosed(smallWebsite(styledSite));
  const page = await newPage({ site: url });
  await page.goto('/acme/styled/');
  const text = page.locator('#Styled p');
  const look = () => text.evaluate((p) => [getComputedStyle(p).color, getComputedStyle(p).rotate]);
  // Before React starts, too.
  expect(await look()).toContain('3deg');
  await hydrated(page, 'Styled');
  const next = page.getByRole('button', { name: 'Next' });
  await next.click();
  await expect.poll(look).toEqual(['rgb(1, 1, 1)', 'none']);
  await next.click();
  await expect.poll(look).toEqual(['rgb(2, 2, 2)', 'none']);
  await next.click();
  await expect.poll(async () => (await look())[0]).not.toMatch(/rgb\((\d), \1, \1\)/);
});

const trustedSite = {
  'content/site.yaml': `name: Acme UI
contentSecurityPolicy: { trustedTypes: true }
products:
  - { id: acme, name: Acme, navigation: navigation/acme.yaml }
`,
  'content/navigation/acme.yaml': `- pathname: /acme/plain/
- pathname: parts
  title: Parts
  children:
    - pathname: /acme/markup/
`,
  'content/acme/plain.md': markdown('Plain', 'Words.'),
  'content/acme/markup.md': markdown('Markup', '{{"demo": "Markup.tsx"}}'),
  'content/acme/Markup.tsx': `export default function Markup() {
  return <p dangerouslySetInnerHTML={{ __html: '<b>Bold</b>' }} />;
}
`,
};

test('with Trusted Types, strings become markup only where code of the site runs', async ({
  newPage,
  untilClosed,
}) => {
  const { url } = await untilClosed(smallWebsite(trustedSite));
  const refusal = /^console error: .*(?:TrustedHTML|trusted-types)/;
  const page = await newPage({ site: url, expected: [refusal] });
  await page.goto('/acme/plain/');
  const insert = () =>
    page.evaluate(() => {
      try {
        document.body.insertAdjacentHTML('beforeend', '<i>mine</i>');
        return 'inserted';
      } catch (error) {
        return (error as Error).name;
      }
    });
  expect(await insert()).toBe('TypeError');
  await page.goto('/acme/markup/');
  await hydrated(page, 'Markup');
  expect(await insert()).toBe('inserted');
});

test('with Trusted Types, the shell, demos and the editor work', async ({ newPage, untilClosed }) => {
  const { url } = await untilClosed(smallWebsite(trustedSite));
  const page = await newPage({ site: url });
  await page.goto('/acme/plain/');
  const group = page.getByRole('button', { name: 'Parts' });
  const link = page.locator('[data-navigation]').getByRole('link', { name: 'Markup' });
  await group.click();
  await link.waitFor();
  // The script after the navigation inserts the stored group again.
  await page.reload();
  await link.waitFor();
  await page.locator('header [data-search]').click();
  await page.locator('[data-search-dialog] input').fill('words');
  await page.locator('[data-found] a').first().waitFor();
  await page.goto('/acme/markup/');
  await hydrated(page, 'Markup');
  const { result, replace } = await openEditor(page, 'Markup');
  await replace('Bold', 'Edited');
  await result.locator('b', { hasText: 'Edited' }).waitFor();
});

test('a page without headers forbids an injected script and style', async ({ newPage, untilClosed }) => {
  const { url } = await untilClosed(goldenWebsite('host-github-pages', '/docs/'));
  const violation = /^console error: .*violates the following Content Security Policy/;
  const page = await newPage({ site: url, expected: [violation] });
  await page.route('**/acme/start/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const injected = '<style>h1{color:rgb(1,2,3)}</style><script>document.title = "mine"</script></main>';
    await route.fulfill({ response, body: html.replace('</main>', injected) });
  });
  await page.goto('/docs/acme/start/');
  expect(await page.title()).not.toBe('mine');
  expect(await page.locator('h1').evaluate((h1) => getComputedStyle(h1).color)).not.toBe('rgb(1, 2, 3)');
});

test('an injected script does not run', async ({ newPage }) => {
  const page = await newPage({
    expected: [/^console error: .*violates the following Content Security Policy/],
  });
  await page.route('**/material-ui/react-button/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace('</main>', '<script>document.title = "mine"</script></main>'),
    });
  });
  await page.goto('/material-ui/react-button/');
  expect(await page.title()).toBe('Button - Material UI - Colophon');
});

test('forms can be sent only to the two sandboxes', async ({ website }) => {
  const { headers } = await fetch(website.url);
  expect(headers.get('content-security-policy')).toContain(
    "form-action 'self' https://codesandbox.io https://stackblitz.com",
  );
});

/** Hydrates every demo and component of a page, except those that wait for a click. Returns their ids. */
async function hydrateAll(page: Page): Promise<string[]> {
  const roots = page.locator(':is(.demo-root, .component-root)[data-island]');
  const islands = await roots.evaluateAll((all) =>
    (all as HTMLElement[]).map(({ dataset }) => [dataset.islandId ?? '', dataset.islandMoment] as const),
  );
  for (const [id, moment] of islands) {
    if (moment === 'interaction') continue;
    await page.locator(`:is(.demo-root, .component-root)[data-island-id="${id}"]`).scrollIntoViewIfNeeded();
    await hydrated(page, id);
  }
  return islands.map(([id]) => id);
}

/** The paths of the pages with demos or components that hydrate. */
async function islandPaths(folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const file of await htmlFiles(folder))
    if ((await readFile(file, 'utf8')).includes(' data-island='))
      found.push(file.slice(folder.length, -'index.html'.length).split(sep).join('/'));
  return found;
}
