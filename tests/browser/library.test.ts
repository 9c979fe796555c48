import { expect } from 'vitest';
import { page as markdown } from '../support/small-site.ts';
import { test as base } from './support/browser-test.ts';
import { hydrated } from './support/demo.ts';
import { type SmallWebsite, smallWebsite } from './support/small-website.ts';

const toggle = `import { useState } from 'react';
import icon from './check.svg';
import styles from './toggle.module.css';

export function Toggle() {
  const [on, setOn] = useState(false);
  return (
    <button type="button" className={on ? styles.on : styles.off} onClick={() => setOn(!on)}>
      <img src={icon} alt="" width="16" height="16" /> Toggle
    </button>
  );
}
`;

const test = base.extend<{ readonly small: SmallWebsite }>({
  small: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of the fixtures from it
    async ({}, use) => {
      await using website = await smallWebsite({
        'content/site.yaml':
          "name: Acme UI\nserviceWorker: none\nproducts:\n  - { id: acme, name: Acme }\nalias: { '@acme/ui': ../ui }\n",
        'content/acme/page.md': markdown('Page', '{{"demo": "Shown.tsx"}}'),
        'content/acme/Shown.tsx':
          "import { Toggle } from '@acme/ui/toggle';\n\nexport default function Shown() {\n  return <Toggle />;\n}\n",
        'ui/toggle.tsx': toggle,
        'ui/toggle.module.css':
          '.off { background-color: rgb(1, 2, 3); }\n.on { background-color: rgb(4, 5, 6); }\n',
        'ui/check.svg':
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path d="M3 8l3 3 7-7"/></svg>',
      });
      await use(website);
    },
    { scope: 'file' },
  ],
});

test('a component of a library has its CSS before and after React hydrates it', async ({
  newPage,
  small,
}) => {
  const page = await newPage({ site: small.url });
  await page.goto('/acme/page/');
  const button = page.locator('.demo-root button');
  const colour = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await colour()).toBe('rgb(1, 2, 3)');
  expect(
    await button.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(0);
  await page.locator('.demo').scrollIntoViewIfNeeded();
  await hydrated(page, 'Shown');
  await button.click();
  expect(await colour()).toBe('rgb(4, 5, 6)');
});
