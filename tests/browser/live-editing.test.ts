import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { barriers, loadAxe } from './support/barriers.ts';
import { test as base, phone } from './support/browser-test.ts';
import { hydrated } from './support/demo.ts';
import { liveSite, openEditor } from './support/live-site.ts';
import { type SmallWebsite, smallWebsite } from './support/small-website.ts';

const path = '/acme/demos/';

const test = base.extend<{ readonly small: SmallWebsite }>({
  small: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of the fixtures from it
    async ({}, use) => {
      await using website = await smallWebsite(liveSite);
      await use(website);
    },
    { scope: 'file' },
  ],
});

const frames = (page: Page) => page.frames().length - 1;

test('an edit is shown, works, and is replaced by the original demo when undone', async ({
  newPage,
  small,
}) => {
  const page = await newPage({ site: small.url });
  await page.goto(path);
  const { demo, field, result, state, replace } = await openEditor(page, 'Counter');
  const original = demo.locator('.demo-root');
  expect(await field.inputValue()).toBe(liveSite['content/acme/Counter.tsx']);
  expect(await original.isVisible()).toBe(true);

  await replace('Pressed {count} times', '{count} clicks');
  await expect.poll(() => result.getByRole('button').textContent()).toBe('0 clicks');
  expect(await state.textContent()).toBe('The demo shows your version.');
  expect(await original.isVisible()).toBe(false);
  await result.getByRole('button').click();
  await expect.poll(() => result.getByRole('button').textContent()).toBe('1 clicks');

  for (const word of ['taps', 'hits', 'strikes']) {
    await field.fill(
      liveSite['content/acme/Counter.tsx'].replace('Pressed {count} times', `{count} ${word}`),
    );
    await expect.poll(() => result.getByRole('button').textContent()).toBe(`0 ${word}`);
  }
  // A version ends with its frame, including its timers.
  await expect.poll(() => frames(page)).toBe(1);

  await field.fill(liveSite['content/acme/Counter.tsx']);
  await expect.poll(() => original.isVisible()).toBe(true);
  await expect.poll(() => frames(page)).toBe(0);
});

test('an error is shown with its position, and the last working version stays', async ({
  newPage,
  small,
}) => {
  const page = await newPage({ site: small.url });
  await page.goto(path);
  const { demo, field, result, state, replace } = await openEditor(page, 'Counter');
  await replace('Pressed {count} times', 'Mine');
  await result.getByRole('button', { name: 'Mine' }).waitFor();

  const working = await field.inputValue();
  await replace('return <Button', 'return << <Button');
  const place = state.getByRole('button');
  await expect.poll(() => place.textContent()).toBe('Counter.tsx, line 11, column 10');
  expect(await state.textContent()).toContain('Unexpected token');
  expect(await state.textContent()).toContain('The demo still shows your last working version.');
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  expect(await result.getByRole('button', { name: 'Mine' }).isVisible()).toBe(true);
  await place.click();
  expect(await caret(page)).toEqual([11, 10]);

  const problemOf = async (text: string): Promise<string> => {
    const before = await state.textContent();
    await field.fill(text);
    await expect.poll(() => state.textContent()).not.toBe(before);
    return (await state.textContent()) ?? '';
  };
  expect(
    await problemOf(`import { chunk } from 'lodash';\n${working.replace('Mine', '{chunk([])}')}`),
  ).toContain('This demo cannot import lodash. It can import @mui/material/Button, react.');
  expect(await problemOf(working.replace('./data/step', './gone'))).toContain(
    'This demo has no file named ./gone.',
  );
  expect(await problemOf(working.replace('Mine', '{missing}'))).toMatch(
    /^Counter\.tsx, line 11, column \d+missing is not defined/,
  );
  expect(await problemOf(`${working}\nlet twice = 1;\nlet twice = 2;\n`)).toContain('line 15, column 5');
  expect(await problemOf(working.replace('export default', 'export'))).toContain(
    'have a component as its default export',
  );
  expect(
    await problemOf(working.replace('useState<', 'useStat<').replace('useState }', 'useStat }')),
  ).toContain('line 10');
  expect(await state.textContent()).toContain('react has no export named useStat.');
  expect(await result.getByRole('button', { name: 'Mine' }).isVisible()).toBe(true);

  await field.fill(working.replace('setCount(count + step)', 'step.no.where'));
  await expect.poll(() => state.textContent()).toBe('The demo shows your version.');
  await result.getByRole('button').click();
  await expect.poll(() => state.textContent()).toMatch(/^Counter\.tsx, line 11, column \d+Cannot read prop/);
  expect(frames(page)).toBe(1);
  await demo.getByRole('button', { name: 'Start over' }).click();
  expect(await demo.locator('.demo-root').isVisible()).toBe(true);
});

test('every file and both languages can be edited', async ({ newPage, small }) => {
  const page = await newPage({ site: small.url });
  await page.goto(path);
  const { demo, field, result, replace } = await openEditor(page, 'Counter');
  await demo.getByRole('tab', { name: 'data/step.ts' }).click();
  await replace('1', '5');
  await result.getByRole('button').waitFor();
  await result.getByRole('button').click();
  await expect.poll(() => result.getByRole('button').textContent()).toBe('Pressed 5 times');

  await demo.getByRole('button', { name: 'JS', exact: true }).click();
  // The JavaScript is unchanged, so the original demo is shown.
  await expect.poll(() => demo.locator('.demo-root').isVisible()).toBe(true);
  await demo.getByRole('tab', { name: 'Counter.js' }).click();
  expect(await field.inputValue()).not.toContain('Props');
  await replace('Pressed {count} times', 'In JavaScript');
  await expect.poll(() => demo.locator('.edit-state').textContent()).toBe('The demo shows your version.');
  await result.getByRole('button', { name: 'In JavaScript' }).waitFor();
  await demo.getByRole('button', { name: 'TS', exact: true }).click();
  await expect.poll(() => result.getByRole('button').textContent()).toBe('Pressed 0 times');
});

test('reset and closing restore the demo', async ({ newPage, small }) => {
  const page = await newPage({ site: small.url });
  await page.goto(path);
  const { demo, field, result, replace } = await openEditor(page, 'Greeting');
  await replace('Good morning', 'Good evening');
  await expect.poll(() => result.textContent()).toBe('Good evening');
  await demo.getByRole('button', { name: 'Reset demo' }).click();
  expect(await field.inputValue()).toBe(liveSite['content/acme/Greeting.jsx']);
  expect(await demo.locator('.demo-root').textContent()).toBe('Good morning');

  await replace('Good morning', 'Good night');
  await expect.poll(() => result.textContent()).toBe('Good night');
  await demo.getByRole('button', { name: 'Close the editor' }).click();
  expect(await demo.locator('textarea, .edit-bar, iframe').count()).toBe(0);
  expect(await demo.locator('.demo-root').isVisible()).toBe(true);
  expect(await demo.locator('.demo-files pre').first().isVisible()).toBe(true);
  const button = demo.getByRole('toolbar').getByRole('button', { name: 'Edit code' });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await button.getAttribute('aria-pressed')).toBe('false');
});

test('with forced colours, the button of an open editor is outlined', async ({ newPage, small }) => {
  const page = await newPage({ site: small.url, forcedColors: 'active' });
  await page.goto(path);
  const { demo } = await openEditor(page, 'Greeting');
  const button = demo.getByRole('toolbar').getByRole('button', { name: 'Edit code' });
  expect(await button.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
});

test('the code in an editor has the colours of the page, in the place of its text', async ({
  newPage,
  small,
}) => {
  const page = await newPage({ site: small.url });
  await page.goto(path);
  const original = await page.locator('#Greeting .demo-files code').first().innerHTML();
  const { demo, field, replace } = await openEditor(page, 'Greeting');
  const ink = demo.locator('.code-ink');
  const coloured = async () => (await ink.locator('> div').innerHTML()).trimEnd();
  expect(await coloured()).toBe(original.trimEnd());
  await replace('Good morning', '{1}');
  await expect.poll(() => ink.locator('.token-number').textContent()).toBe('1');
  await demo.getByRole('button', { name: 'Start over' }).click();
  await expect.poll(coloured).toBe(original.trimEnd());

  const look = (part: Locator) =>
    part.evaluate((element) => {
      const { font, padding, tabSize, whiteSpace, letterSpacing } = getComputedStyle(element);
      const { left, top } = element.getBoundingClientRect();
      return { font, padding, tabSize, whiteSpace, letterSpacing, left, top };
    });
  expect(await look(ink)).toEqual(await look(field));
  await field.fill(`const long = '${'-'.repeat(400)}';\n`.repeat(40));
  await field.evaluate((element) => element.scrollTo(120, 200));
  await expect
    .poll(() => ink.locator('> div').evaluate((copy: HTMLElement) => copy.style.translate))
    .toBe('-120px -200px');
});

test('an editor wraps long lines for readers who have chosen so, and their colours stay in place', async ({
  newPage,
  small,
}) => {
  const page = await newPage({ site: small.url });
  await page.goto(path);
  const { demo, field } = await openEditor(page, 'Greeting');
  // More lines than the field shows.
  await field.fill(Array.from({ length: 40 }, () => `const long = '${'a-b '.repeat(90)}';`).join('\n'));
  const sizes = async () => ({
    hidden: await field.evaluate((element) => element.scrollWidth - element.clientWidth),
    text: await field.evaluate((element) => element.scrollHeight - 32),
    copy: await demo.locator('.code-ink > div').evaluate((element) => element.getBoundingClientRect().height),
  });
  const before = await sizes();
  expect(before.hidden).toBeGreaterThan(0);
  expect(before.copy).toBe(before.text);
  await page.evaluate(() => {
    document.documentElement.dataset.lines = 'wrap';
  });
  const after = await sizes();
  expect(after.hidden).toBe(0);
  expect(after.text).toBeGreaterThan(before.text);
  expect(after.copy).toBe(after.text);
});

test('starting over can be undone', async ({ newPage, small }) => {
  const page = await newPage({ site: small.url });
  await page.goto(path);
  const { demo, field, result, replace } = await openEditor(page, 'Greeting');
  await replace('Good morning', 'Good evening');
  await result.getByText('Good evening').waitFor();
  await demo.getByRole('button', { name: 'Start over' }).click();
  expect(await field.inputValue()).toBe(liveSite['content/acme/Greeting.jsx']);
  await demo.locator('.demo-root').getByText('Good morning').waitFor();
  await page.keyboard.press('Control+z');
  expect(await field.inputValue()).toContain('Good evening');
  await result.getByText('Good evening').waitFor();
});

test('the editor can be entered, used and left by keyboard', async ({ newPage, small }) => {
  const page = await newPage({ site: small.url });
  await page.goto(path);
  await hydrated(page, 'Greeting');
  const demo = page.locator('#Greeting');
  await demo.getByRole('toolbar').locator('[tabindex="0"]').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const field = demo.locator('textarea');
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await demo.locator(`#${await field.getAttribute('aria-describedby')}`).textContent()).toContain(
    'Escape',
  );
  await page.keyboard.press('Tab');
  expect(await field.inputValue()).toMatch(/^ {2}export default/);
  await page.keyboard.press('Shift+Tab');
  expect(await field.inputValue()).toMatch(/^export default/);
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  expect(
    await demo
      .getByRole('button', { name: 'Start over' })
      .evaluate((element) => element === document.activeElement),
  ).toBe(true);
  expect(await field.inputValue()).toBe(liveSite['content/acme/Greeting.jsx']);
});

test('Enter that ends the composition of a word adds no line, also in Safari', async ({ newPage, small }) => {
  const page = await newPage({ site: small.url });
  await page.goto(path);
  const { field } = await openEditor(page, 'Greeting');
  const goesOn = (event: { readonly keyCode?: number; readonly isComposing?: boolean }) =>
    field.evaluate(
      (element, given) =>
        element.dispatchEvent(new KeyboardEvent('keydown', { ...given, key: 'Enter', cancelable: true })),
      event,
    );
  expect(await goesOn({ isComposing: true })).toBe(true);
  expect(await goesOn({ keyCode: 229 })).toBe(true);
  expect(await goesOn({ keyCode: 13 })).toBe(false);
});

test('the frame follows the scheme and direction of the page', async ({ newPage, small }) => {
  const page = await newPage({ site: small.url, colorScheme: 'light' });
  await page.goto(path);
  const { result, replace } = await openEditor(page, 'Greeting');
  await replace('Good morning', 'Good evening');
  const colour = () => result.locator('p').evaluate((element) => getComputedStyle(element).color);
  const light = await colour();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(colour).not.toBe(light);
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  await expect.poll(() => result.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
});

test('a frame mirrors the styles of the demo when the page changes its direction, and keeps its state', async ({
  newPage,
  small,
}) => {
  const page = await newPage({ site: small.url });
  await page.goto(path);
  const { result, replace } = await openEditor(page, 'Counter');
  await replace('<Button onClick', "<Button sx={{ marginLeft: '7px' }} onClick");
  const button = result.getByRole('button');
  const margins = () =>
    button.evaluate((element) => {
      const { marginLeft, marginRight } = getComputedStyle(element);
      return [marginLeft, marginRight];
    });
  await button.click();
  expect(await margins()).toEqual(['7px', '0px']);
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  await expect.poll(margins).toEqual(['0px', '7px']);
  expect(await button.textContent()).toBe('Pressed 1 times');
});

test('a frame has no access to the page', async ({ newPage, small }) => {
  const page = await newPage({ site: small.url, expected: [/^console error: .*connect/i] });
  await page.goto(path);
  const { result, replace } = await openEditor(page, 'Greeting');
  await replace(
    'export default function Greeting() {',
    `const tries = [() => parent.document.title, () => localStorage.length, () => document.cookie];
const results = tries.map((act) => { try { return String(act()); } catch (error) { return error.name; } });
const request = fetch('/robots.txt').then(() => 'answered', () => 'refused');
export default function Greeting() {
  const [answer, setAnswer] = React.useState('');
  React.useEffect(() => void request.then(setAnswer), []);
  return <output>{origin} {results.join(' ')} {answer}</output>;
}
function Other() {`,
  );
  // The demo does not import React, so the edit may not either.
  await expect
    .poll(() => page.locator('#Greeting .edit-state').textContent())
    .toContain('React is not defined');
  await replace(
    "const [answer, setAnswer] = React.useState('');",
    'const place = (element) => { if (element) void request.then((word) => element.append(word)); };',
  );
  await replace('React.useEffect(() => void request.then(setAnswer), []);', '');
  await replace(
    "<output>{origin} {results.join(' ')} {answer}",
    "<output ref={place}>{origin} {results.join(' ')} ",
  );
  await expect
    .poll(() => result.textContent())
    .toBe('null SecurityError SecurityError SecurityError refused');
});

test('editing violates no content security policy and needs no eval', async ({ newPage, small }) => {
  const page = await newPage({
    site: small.url,
  });
  const answer = await page.goto(path);
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
  await hydrated(page, 'Counter');
  const { result, replace } = await openEditor(page, 'Counter');
  await replace('Pressed {count} times', 'Within the policy');
  await result.getByRole('button', { name: 'Within the policy' }).click();
  // Check that the policy is active.
  const refused = await page.evaluate(async () => {
    const script = document.createElement('script');
    script.src = URL.createObjectURL(
      new Blob(["try { eval('1') } catch (error) { document.title = error.name }"]),
    );
    document.head.append(script);
    await new Promise((resolve) => script.addEventListener('load', resolve));
    return document.title;
  });
  expect(refused).toBe('EvalError');
});

test('offline, an editor opens and runs when its files are cached', async ({ newPage, untilClosed }) => {
  const website = await untilClosed(
    smallWebsite({
      ...liveSite,
      'content/site.yaml': `${liveSite['content/site.yaml']}productionHosts: [127.0.0.1]\n`,
    }),
  );
  const page = await newPage({ site: website.url, expected: [/ERR_CONNECTION_REFUSED/] });
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await page.reload();
  const online = await openEditor(page, 'Counter');
  await online.replace('Pressed {count} times', 'Online');
  await online.result.getByRole('button', { name: 'Online' }).waitFor();
  await website.disconnect();
  await page.reload();
  const offline = await openEditor(page, 'Counter');
  await offline.replace('Pressed {count} times', 'Offline');
  await offline.result.getByRole('button', { name: 'Offline' }).waitFor();
});

test('a failed request is repeated by the next edit', async ({ newPage, small }) => {
  const page = await newPage({
    site: small.url,
    expected: [/Failed to load resource/, /request failed: .*live-/],
  });
  await page.goto(path);
  let isBroken = true;
  await page.route('**/assets/live-*.js', (route) => (isBroken ? route.abort('failed') : route.continue()));
  const { result, state, replace } = await openEditor(page, 'Greeting');
  await replace('morning', 'evening');
  await expect.poll(() => state.textContent()).toContain('could not be loaded');
  isBroken = false;
  await replace('evening', 'night');
  await expect.poll(() => result.textContent()).toBe('Good night');
});

for (const viewport of [undefined, phone]) {
  test(`an editor has no serious barrier ${viewport ? 'on a phone' : 'on a desktop'}`, async ({
    newPage,
    small,
  }) => {
    const page = await newPage({
      site: small.url,
      reducedMotion: 'reduce',
      ...(viewport && { viewport }),
    });
    await page.goto(path);
    if (viewport) {
      await page.locator('#Counter summary').click();
      await page.locator('#Counter .panel').getByRole('button', { name: 'Edit code' }).click();
    } else await openEditor(page, 'Counter');
    const demo = page.locator('#Counter');
    const field = demo.locator('textarea:visible');
    await field.fill('export default (');
    await demo.locator('[data-state=problem]').waitFor();
    await loadAxe(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.waitForSelector(`html[data-mui-color-scheme=${colorScheme}]`);
      expect(await barriers(page), colorScheme).toEqual([]);
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}

/** Returns line and column of the caret in the focused field. */
function caret(page: Page): Promise<(number | undefined)[]> {
  return page.evaluate(() => {
    const field = document.activeElement as HTMLTextAreaElement;
    const lines = field.value.slice(0, field.selectionStart).split('\n');
    return [lines.length, (lines.at(-1)?.length ?? 0) + 1];
  });
}
