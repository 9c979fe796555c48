import { expect } from 'vitest';
import { countingDemo, manyDemosSite } from '../support/many-demos.ts';
import { test as base } from './support/browser-test.ts';
import { hydrated } from './support/demo.ts';
import { type SmallWebsite, smallWebsite } from './support/small-website.ts';

const material = `import Button from '@mui/material/Button';
import * as React from 'react';

export default function Demo49() {
  const [count, setCount] = React.useState(0);
  return <Button onClick={() => setCount(count + 1)}>Material {count}</Button>;
}
`;

const test = base.extend<{ readonly small: SmallWebsite }>({
  small: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of the fixtures from it
    async ({}, use) => {
      await using website = await smallWebsite(manyDemosSite(material));
      await use(website);
    },
    { scope: 'file' },
  ],
});

test('demos that are compiled apart hydrate and work, also after an edit', async ({ newPage, small }) => {
  const page = await newPage({ site: small.url });
  const press = async (path: string, name: string, before: string, after: string) => {
    await page.goto(path);
    const demo = page.locator(`[data-island-id="${name}"]`);
    await demo.scrollIntoViewIfNeeded();
    await hydrated(page, name);
    await demo.getByRole('button', { name: before }).click();
    expect(await demo.getByRole('button', { name: after }).count()).toBe(1);
  };
  await press('/acme/all/', 'Demo7', 'Demo 7 shared pressed 0', 'Demo 7 shared pressed 1');
  await press('/acme/last/', 'Demo49', 'Material 0', 'Material 1');
  await small.rebuild({ 'content/acme/Demo7.tsx': countingDemo(7, 'pushed') });
  await press('/acme/all/', 'Demo7', 'Demo 7 shared pushed 0', 'Demo 7 shared pushed 1');
  await press('/acme/last/', 'Demo49', 'Material 0', 'Material 1');
});
