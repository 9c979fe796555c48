import { expect } from 'vitest';
import { test as base } from './support/browser-test.ts';
import { hydrated } from './support/demo.ts';
import { openEditor } from './support/live-site.ts';
import { type SmallWebsite, smallWebsite } from './support/small-website.ts';

const site = {
  'content/site.yaml': 'name: Acme UI\nproducts:\n  - { id: acme, name: Acme }\n',
  'content/acme/toggle.mdx': `# Toggle

<Meta name="description" content="A toggle." />

import { DemoToggle } from './demos/basic';

<DemoToggle />
`,
  'content/acme/demos/basic/index.ts': `import { createDemo } from '@/create-demo';
import { Toggle } from './Toggle';

export const DemoToggle = createDemo(import.meta.url, Toggle);
`,
  'content/acme/demos/basic/Toggle.tsx': `import { useState } from 'react';

export const labels = { on: 'On', off: 'Off' };

export function Toggle() {
  const [on, setOn] = useState(false);
  return (
    <button type="button" onClick={() => setOn(!on)}>
      {on ? labels.on : labels.off}
    </button>
  );
}
`,
};

const test = base.extend<{ readonly small: SmallWebsite }>({
  small: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of the fixtures from it
    async ({}, use) => {
      await using website = await smallWebsite(site);
      await use(website);
    },
    { scope: 'file' },
  ],
});

test('a demo that a factory makes works, and readers edit its component', async ({ newPage, small }) => {
  const page = await newPage({ site: small.url });
  await page.goto('/acme/toggle/');
  await hydrated(page, 'basic');
  await page.locator('#basic .demo-root button').click();
  expect(await page.locator('#basic .demo-root button').textContent()).toBe('On');
  const { field, result, replace } = await openEditor(page, 'basic');
  expect(await field.inputValue()).toBe(site['content/acme/demos/basic/Toggle.tsx']);
  await replace("'Off'", "'Asleep'");
  await expect.poll(() => result.getByRole('button').textContent()).toBe('Asleep');
});
