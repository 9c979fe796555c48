import { expect } from 'vitest';
import { page as markdown } from '../support/small-site.ts';
import { test as base } from './support/browser-test.ts';
import { hydrated, scriptsOf } from './support/demo.ts';
import { type SmallWebsite, smallWebsite } from './support/small-website.ts';

const poll = `import Button from '@mui/material/Button';
import { useId, useState } from 'react';

export const island = 'interaction';

export default function Poll({ question, page }) {
  const [answers, setAnswers] = useState(0);
  const id = useId();
  return (
    <p>
      <span id={id}>{question} ({page.title})</span>
      <Button aria-describedby={id} onClick={() => setAnswers(answers + 1)}>Yes {answers}</Button>
    </p>
  );
}
`;

const fixed = `export default function Fixed({ page }) {
  return <output>{page.navigation.map((item) => item.title).join(' ')}</output>;
}
`;

const body = [
  '{{"component": "Fixed"}}',
  '{{"component": "Poll", "question": "Was this \\"of use\\" <here>?"}}',
  '{{"component": "Poll", "question": "And in the browser?", "ssr": false, "hydrate": "visible"}}',
].join('\n');

const test = base.extend<{ readonly small: SmallWebsite }>({
  small: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of the fixtures from it
    async ({}, use) => {
      await using website = await smallWebsite({
        'content/site.yaml':
          'name: Acme UI\nserviceWorker: none\nproducts:\n  - { id: acme, name: Acme, navigation: navigation/acme.yaml }\n',
        'content/navigation/acme.yaml':
          '- { pathname: /acme/page/, title: One }\n- { pathname: "https://acme.dev/", title: Two }\n',
        'content/acme/page.md': markdown('Page', body),
        'templates/components/Poll.jsx': poll,
        'templates/components/Fixed.jsx': fixed,
      });
      await use(website);
    },
    { scope: 'file' },
  ],
});

test('components are rendered at build time, and an island handles the click that hydrated it', async ({
  newPage,
  small,
}) => {
  const page = await newPage({ site: small.url });
  const scripts = scriptsOf(page);
  await page.goto('/acme/page/');
  expect(await page.locator('output').textContent()).toBe('One Two');
  await hydrated(page, 'component-Poll-2');
  const first = page.locator('#component-Poll').getByRole('button');
  expect(await first.textContent()).toBe('Yes 0');
  expect(await page.locator('#component-Poll span').first().textContent()).toBe(
    'Was this "of use" <here>? (Page)',
  );
  await first.click();
  await expect.poll(() => first.textContent()).toBe('Yes 1');
  const second = page.locator('#component-Poll-2').getByRole('button');
  await second.click();
  await expect.poll(() => second.textContent()).toBe('Yes 1');
  expect(scripts.filter((url) => url.includes('Fixed'))).toEqual([]);
});

test('without script, rendered components are shown, and others explain that they need script', async ({
  newPage,
  small,
}) => {
  const page = await newPage({ site: small.url, javaScriptEnabled: false });
  await page.goto('/acme/page/');
  expect(await page.locator('#component-Poll').getByRole('button').isVisible()).toBe(true);
  expect(await page.locator('noscript').last().isVisible()).toBe(true);
});

const existing = `import Button from '@mui/material/Button';
import { useState } from 'react';

export default function Toggle() {
  const [isOn, setOn] = useState(false);
  return <Button onClick={() => setOn(!isOn)}>{isOn ? 'On' : 'Off'}</Button>;
}
`;

test('components of an existing site hydrate without a line of their own, with the theme of demos', async ({
  newPage,
  untilClosed,
}) => {
  const website = await untilClosed(
    smallWebsite({
      'content/site.yaml':
        'name: Acme UI\nserviceWorker: none\nhydrateComponents: visible\nproducts:\n  - { id: acme, name: Acme }\n',
      'content/acme/page.md': markdown('Page', '{{"component": "Toggle"}}'),
      'content/theme.ts': `export const theme = { palette: { primary: { main: 'rgb(1, 2, 3)' } } };\n`,
      'templates/components/Toggle.jsx': existing,
    }),
  );
  const page = await newPage({ site: website.url });
  await page.goto('/acme/page/');
  const toggle = page.locator('#component-Toggle').getByRole('button');
  const colour = () => toggle.evaluate((button) => getComputedStyle(button).color);
  expect(await toggle.textContent()).toBe('Off');
  expect(await colour()).toBe('rgb(1, 2, 3)');
  await hydrated(page, 'component-Toggle');
  await toggle.click();
  await expect.poll(() => toggle.textContent()).toBe('On');
  expect(await colour()).toBe('rgb(1, 2, 3)');
});
