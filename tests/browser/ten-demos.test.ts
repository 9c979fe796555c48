import { gzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { page as markdown } from '../support/small-site.ts';
import { barriers, loadAxe } from './support/barriers.ts';
import { test as base } from './support/browser-test.ts';
import { hydrated, scriptsOf } from './support/demo.ts';
import { type SmallWebsite, smallWebsite } from './support/small-website.ts';

const kilobyte = 1000;
const path = '/acme/demos/';

/** A demo with a counter button, which `widget` renders. */
const counting = (name: string, imports: string, widget: string): string => `import { useState } from 'react';
${imports}
export default function ${name}() {
  const [count, setCount] = useState(0);
  const pressed = \`${name} was pressed \${count} times\`;
  return (
    ${widget}
  );
}
`;

const plain = '<button onClick={() => setCount(count + 1)}>{pressed}</button>';
const muiButton = '<Button onClick={() => setCount(count + 1)}>{pressed}</Button>';
const importOf = (...names: readonly string[]) =>
  names.map((name) => `import ${name} from '@mui/material/${name}';\n`).join('');

/** The first uses no library; each of the others uses another part of it. */
const demos: Readonly<Record<string, string>> = {
  Plain: counting('Plain', '', plain),
  Buttons: counting('Buttons', importOf('Button'), muiButton),
  Cards: counting('Cards', importOf('Button', 'Card'), `<Card>${muiButton}</Card>`),
  Papers: counting('Papers', importOf('Button', 'Paper'), `<Paper>${muiButton}</Paper>`),
  Stacks: counting('Stacks', importOf('Button', 'Stack'), `<Stack spacing={2}>${muiButton}</Stack>`),
  Alerts: counting('Alerts', importOf('Button', 'Alert'), `<div><Alert>Counting</Alert>${muiButton}</div>`),
  Badges: counting('Badges', importOf('Button', 'Badge'), `<Badge badgeContent={1}>${muiButton}</Badge>`),
  Tooltips: counting(
    'Tooltips',
    importOf('Button', 'Tooltip'),
    `<Tooltip describeChild title="Counts">${muiButton}</Tooltip>`,
  ),
  Chips: counting('Chips', importOf('Button', 'Chip'), `<div><Chip label="Counting" />${muiButton}</div>`),
  Fields: counting(
    'Fields',
    importOf('Button', 'TextField'),
    `<div><TextField label="Name" />${muiButton}</div>`,
  ),
};
const names = Object.keys(demos);

const files = {
  'content/site.yaml': 'name: Acme UI\nproducts:\n  - { id: acme, name: Acme }\n',
  'content/acme/demos.md': markdown(
    'Demos',
    [
      ...Array.from({ length: 20 }, (_, index) => `A paragraph before the first demo, number ${index + 1}.`),
      ...names.map((name) => `## About ${name.toLowerCase()}\n\n{{"demo": "${name}.tsx"}}`),
    ].join('\n\n'),
  ),
  ...Object.fromEntries(names.map((name) => [`content/acme/${name}.tsx`, demos[name] ?? ''])),
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

test('ten demos load nothing before one is in view, and share React', async ({ newPage, small }) => {
  const page = await newPage({ site: small.url, viewport: { width: 1280, height: 400 } });
  const scripts = scriptsOf(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  const before = scripts.length;
  expect(await sizeOf(scripts)).toBeLessThanOrEqual(10 * kilobyte);

  // The first uses no library, so it loads only what every demo needs.
  await page.locator('#Plain').evaluate((demo) => demo.scrollIntoView({ behavior: 'instant', block: 'end' }));
  await hydrated(page, 'Plain');
  const needed = scripts.filter((script) => /\/assets\/(?:demo-acme-Plain|chunk)-/.test(script));
  const plainChunks = await importsOf(needed.find((script) => script.includes('Plain')) ?? '');
  expect(await sizeOf([...scripts.slice(0, before), ...plainChunks])).toBeLessThanOrEqual(120 * kilobyte);

  for (const name of names) {
    await page.locator(`#${name}`).scrollIntoViewIfNeeded();
    await hydrated(page, name);
  }
  expect(new Set(scripts).size).toBe(scripts.length);
  const texts = await Promise.all(scripts.map(async (script) => (await fetch(script)).text()));
  expect(texts.filter((text) => text.includes('react.transitional.element'))).toHaveLength(1);
});

/** The style of an element is in a style sheet until its demo starts, and then in an attribute. */
function withoutStyle(html: string): string {
  return html.replace(/ (?:data-)?style="[^"]*"/g, '');
}

test('ten demos hydrate their server markup and work independently', async ({ newPage, small }) => {
  const page = await newPage({ site: small.url });
  const html = await (await fetch(new URL(path, small.url))).text();
  await page.goto(path);
  for (const name of names) {
    const demo = page.locator(`[data-island-id="${name}"]`);
    await demo.scrollIntoViewIfNeeded();
    await hydrated(page, name);
    const rendered = await page.evaluate(
      ([text, id]) =>
        new DOMParser().parseFromString(text, 'text/html').querySelector(`[data-island-id="${id}"]`)
          ?.innerHTML,
      [html, name] as const,
    );
    expect(withoutStyle(await demo.innerHTML()), name).toBe(withoutStyle(rendered ?? ''));
  }
  for (const name of names) await page.getByRole('button', { name: `${name} was pressed 0 times` }).click();
  for (const name of names) await page.getByRole('button', { name: `${name} was pressed 1 times` }).waitFor();
});

test('ten demos work by keyboard, each toolbar with one Tab stop', async ({ newPage, small }) => {
  const page = await newPage({ site: small.url });
  await page.goto(path);
  const focus = () =>
    page.evaluate(() => {
      const active = document.activeElement;
      const demo = active?.closest('.demo');
      if (!demo) return undefined;
      const part = active?.closest('.demo-toolbar')
        ? 'toolbar'
        : active?.closest('.demo-root')
          ? 'demo'
          : 'code';
      return `${demo.id} ${part}`;
    });
  await page.locator('#Plain .demo-root').getByRole('button').focus();
  const stops: (string | undefined)[] = [];
  for (let last = await focus(); ; last = await focus()) {
    stops.push(last);
    if (last === 'Fields toolbar') break;
    if (last?.endsWith(' demo')) {
      const button = page.locator(':focus');
      // A text field precedes the button of its demo.
      if ((await button.evaluate((element) => element.tagName)) === 'BUTTON') {
        await page.keyboard.press('Enter');
        await expect.poll(() => button.textContent()).toContain('pressed 1 times');
      }
    }
    await page.keyboard.press('Tab');
  }
  expect(stops.filter((stop) => stop?.endsWith('toolbar'))).toEqual(names.map((name) => `${name} toolbar`));
  expect(new Set(stops.filter((stop) => stop?.endsWith(' demo')))).toEqual(
    new Set(names.map((name) => `${name} demo`)),
  );
});

test('ten demos have no serious barrier, in both schemes', async ({ newPage, small }) => {
  const page = await newPage({ site: small.url, reducedMotion: 'reduce' });
  await page.goto(path);
  for (const name of names) {
    await page.locator(`#${name}`).scrollIntoViewIfNeeded();
    await hydrated(page, name);
  }
  await loadAxe(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.waitForSelector(`html[data-mui-color-scheme=${colorScheme}]`);
    expect(await barriers(page), colorScheme).toEqual([]);
  }
});

/** Returns a script and all its static imports. */
async function importsOf(script: string): Promise<string[]> {
  const found = new Set<string>();
  const visit = async (url: string): Promise<void> => {
    if (found.has(url)) return;
    found.add(url);
    const text = await (await fetch(url)).text();
    for (const [, name = ''] of text.matchAll(/(?:from|import)"\.\/([\w.-]+\.js)"/g))
      await visit(new URL(name, url).href);
  };
  await visit(script);
  return [...found];
}

/** Returns the compressed size of the files. */
async function sizeOf(urls: readonly string[]): Promise<number> {
  const sizes = [...new Set(urls)].map(
    async (url) => gzipSync(Buffer.from(await (await fetch(url)).arrayBuffer()), { level: 9 }).length,
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
