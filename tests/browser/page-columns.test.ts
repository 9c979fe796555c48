import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { desktop, phone, test } from './support/browser-test.ts';

const startOf = (page: Page) =>
  page.locator('h1').evaluate((title) => Math.round(title.getBoundingClientRect().left));

test('texts with and without a table of contents begin at the same edge', async ({ newPage }) => {
  const page = await newPage({ viewport: desktop });
  const starts: number[] = [];
  for (const path of ['/docs/', '/docs/glossary/', '/docs/configuration/', '/material-ui/api/button/']) {
    await page.goto(path);
    starts.push(await startOf(page));
  }
  expect(new Set(starts).size, starts.join()).toBe(1);
});

test('a required prop has the look of a required key of the configuration', async ({ newPage }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await newPage({ colorScheme });
    const looks: unknown[] = [];
    for (const [path, mark] of [
      ['/kit/api/meter/', '.api th .k > b'],
      ['/docs/configuration/', '.prose p > em ~ strong'],
    ] as const) {
      await page.goto(path);
      looks.push(
        await page
          .locator(mark)
          .first()
          .evaluate((element: HTMLElement) => {
            const { color, fontFamily, fontSize, fontWeight, backgroundColor, textTransform } =
              getComputedStyle(element);
            const { textContent } = element;
            const text = textTransform === 'lowercase' ? textContent.toLowerCase() : textContent;
            return { text, color, fontFamily, fontSize, fontWeight, backgroundColor };
          }),
      );
    }
    expect(looks[0]).toEqual(looks[1]);
    await page.close();
  }
});

test('an API page shows its first props on the first screen', async ({ newPage }) => {
  const page = await newPage({ viewport: desktop });
  await page.goto('/material-ui/api/button/');
  const { bottom } = await page
    .locator('#button-prop-children')
    .evaluate((link) => link.closest('tr')?.getBoundingClientRect() ?? new DOMRect());
  expect(bottom).toBeLessThan(700);
});

/** Characters of every line that is followed by another one of its paragraph. Runs in the page. */
function fullLines(texts: readonly Element[]): number[] {
  const range = document.createRange();
  return texts.flatMap((text) => {
    const lines = new Map<number, number>();
    const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (let at = 0; at < (node.nodeValue?.length ?? 0); at++) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { top, height } = range.getBoundingClientRect();
        // Code in a line is less high than the text, with the same middle.
        const line = Math.round((top + height / 2) / 10);
        lines.set(line, (lines.get(line) ?? 0) + 1);
      }
    return [...lines]
      .sort(([one], [other]) => one - other)
      .slice(0, -1)
      .map(([, length]) => length);
  });
}

test('on a phone, lines of a description have 45 characters on average', async ({ newPage }) => {
  const page = await newPage({ viewport: phone });
  await page.goto('/material-ui/api/tooltip/');
  const lines = await page.locator('.api .b > div:not(:has(p, ul, pre))').evaluateAll(fullLines);
  expect(lines.length).toBeGreaterThan(15);
  const average = lines.reduce((sum, length) => sum + length, 0) / lines.length;
  expect(average).toBeGreaterThanOrEqual(45);
});
