import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { test } from './support/browser-test.ts';
import { notFoundComplaints, pageKinds, sitemapPaths } from './support/site-paths.ts';

// Every browser test also checks the policy: a violation is a console error, which fails the test.

test('every page is served with a policy that allows each of its scripts', async ({ website }) => {
  const unknownLanguages: string[] = [];
  for (const path of [...(await sitemapPaths(website.folder)), '/_app/', '/404.html']) {
    const response = await fetch(new URL(path, website.url));
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy, path).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
    const html = await response.text();
    for (const [, text = ''] of html.matchAll(/<script>(.*?)<\/script>/gs)) {
      const hash = createHash('sha256').update(text).digest('base64');
      if (!policy.includes(`'sha256-${hash}'`)) unknownLanguages.push(`${path}: ${text.slice(0, 60)}`);
    }
    expect(html, path).not.toMatch(/<\w[^>]*\son\w+=/);
  }
  expect(unknownLanguages).toEqual([]);
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
