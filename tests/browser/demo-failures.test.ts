import { expect } from 'vitest';
import { page as markdown } from '../support/small-site.ts';
import { test as base } from './support/browser-test.ts';
import { hydrated } from './support/demo.ts';
import { type SmallWebsite, smallWebsite } from './support/small-website.ts';

const breaking = `import { useState } from 'react';

export default function Breaking() {
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error('The demo broke.');
  return <button onClick={() => setBroken(true)}>Break</button>;
}
`;

const browserOnly = `import { useState } from 'react';

export default function BrowserOnly() {
  const [width] = useState(() => window.innerWidth);
  return <output>{width} pixels</output>;
}
`;

const counter = `import Button from '@mui/material/Button';
import { useState } from 'react';

export default function Counter() {
  const [count, setCount] = useState(0);
  return <Button onClick={() => setCount(count + 1)}>Pressed {count} times</Button>;
}
`;

const demos = ['Breaking.tsx', 'BrowserOnly.tsx", "ssr": false, "height": "80', 'Counter.tsx'];
const files = {
  'content/site.yaml': 'name: Acme UI\nproducts:\n  - { id: acme, name: Acme }\n',
  'content/acme/demos.md': markdown('Demos', demos.map((demo) => `{{"demo": "${demo}"}}`).join('\n\n')),
  'content/acme/Breaking.tsx': breaking,
  'content/acme/BrowserOnly.tsx': browserOnly,
  'content/acme/Counter.tsx': counter,
};

const test = base.extend<{ readonly small: SmallWebsite }>({
  small: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of the fixtures from it
    async ({}, use) => {
      await using website = await smallWebsite(files);
      await use(website);
    },
    { scope: 'file' },
  ],
});

test('a demo that crashes shows its error, and the rest of the page works', async ({ newPage, small }) => {
  const page = await newPage({ site: small.url, expected: [/^console error: .*The demo broke/] });
  await page.goto('/acme/demos/');
  await hydrated(page, 'Breaking');
  const demo = page.locator('#Breaking');
  await demo.getByRole('button', { name: 'Break', exact: true }).click();
  const alert = demo.getByRole('alert');
  await alert.waitFor();

  const other = page.locator('#Counter .demo-root').getByRole('button');
  await other.click();
  await expect.poll(() => other.textContent()).toBe('Pressed 1 times');
  await page.locator('summary[aria-label="Colour mode"]').click();
  expect(await page.getByRole('button', { name: 'Dark', exact: true }).isVisible()).toBe(true);

  await alert.getByRole('button').click();
  await alert.waitFor({ state: 'detached' });
  expect(await demo.getByRole('button', { name: 'Break', exact: true }).isVisible()).toBe(true);
});

test('a demo without server rendering renders in the browser, in reserved space', async ({
  newPage,
  small,
}) => {
  const page = await newPage({ site: small.url });
  await page.goto('/acme/demos/');
  const demo = page.locator('#BrowserOnly .demo-root');
  await expect.poll(() => demo.textContent()).toBe('1280 pixels');
  expect((await demo.boundingBox())?.height).toBe(80);
});

test('a demo whose script fails to load leaves the page working', async ({ newPage, small }) => {
  const page = await newPage({
    site: small.url,
    expected: [
      /^console error: Failed to load resource/,
      /^request failed: .*Counter/,
      /^console error: An island of this page could not start/,
    ],
  });
  await page.route('**/assets/demo-*Counter*.js', (route) => route.abort('failed'));
  await page.goto('/acme/demos/');
  await hydrated(page, 'Breaking');
  const other = page.locator('#Counter .demo-root').getByRole('button');
  await other.click();
  expect(await other.textContent()).toBe('Pressed 0 times');
});

test('a demo without markup whose script fails to load does not seem to wait for it', async ({
  newPage,
  small,
}) => {
  const page = await newPage({
    site: small.url,
    expected: [
      /^console error: Failed to load resource/,
      /^request failed: .*BrowserOnly/,
      /^console error: An island of this page could not start/,
    ],
  });
  await page.route('**/assets/demo-*BrowserOnly*.js', (route) => route.abort('failed'));
  await page.goto('/acme/demos/');
  await expect
    .poll(() => page.locator('#BrowserOnly .demo-root').textContent())
    .toBe('Something went wrong. Check your connection and reload the page.');
});

test('when shared imports fail to load, all demos keep their server markup', async ({ newPage, small }) => {
  const page = await newPage({
    site: small.url,
    expected: [
      /^console error: Failed to load resource/,
      /^request failed: .*chunk-/,
      /^console error: An island of this page could not start/,
    ],
  });
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  await page.route('**/assets/chunk-*.js', (route) => route.abort('failed'));
  await page.goto('/acme/demos/');
  await expect.poll(() => complaints.join()).toContain('An island of this page could not start');
  const button = page.locator('#Counter .demo-root').getByRole('button');
  await button.click();
  expect(await button.textContent()).toBe('Pressed 0 times');
});
