import { appendFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { page as markdown, smallSite } from '../support/small-site.ts';
import { test } from './support/browser-test.ts';
import { smallWebsite } from './support/small-website.ts';

const site = {
  ...smallSite,
  'content/site.yaml': `${smallSite['content/site.yaml']}subresourceIntegrity: true\n`,
  'content/acme/framed.md': markdown('Framed', '{{"demo": "Counter.tsx", "iframe": true}}'),
};

test('pages and framed demos work with the hashes of their files', async ({ untilClosed, newPage }) => {
  const { url } = await untilClosed(smallWebsite(site));
  const page = await newPage({ site: url });
  await page.goto('acme/button/');
  const integrity = await page.evaluate(() =>
    [...document.querySelectorAll('link[rel=stylesheet], script[src]')].map((element) =>
      element.getAttribute('integrity')?.slice(0, 7),
    ),
  );
  expect(new Set(integrity)).toEqual(new Set(['sha256-']));
  const counter = page.getByRole('button', { name: /^Pressed/ });
  await counter.click();
  await expect.poll(() => counter.textContent()).toBe('Pressed 1 times');
  await page.goto('acme/framed/');
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button').click();
  await expect.poll(() => frame.getByRole('button').textContent()).toBe('Pressed 1 times');
});

test.for([
  ['the style sheet', /^styles-.*\.css$/],
  ['the first script', /^browser-.*\.js$/],
  ['a script that others import', /^chunk-.*\.js$/],
] as const)('browsers refuse %s if it was altered', async ([, altered], { untilClosed, newPage }) => {
  const { url, folder } = await untilClosed(smallWebsite(site));
  const assets = join(folder, 'assets');
  for (const name of await readdir(assets))
    if (altered.test(name)) await appendFile(join(assets, name), '/* altered */');
  const page = await newPage({ site: url, expected: [/integrity/], tolerated: [/Failed to (fetch|load)/] });
  const refused = page.waitForEvent('console', (message) => /integrity/.test(message.text()));
  await page.goto('acme/button/');
  await page.mouse.wheel(0, 400);
  await refused;
});
