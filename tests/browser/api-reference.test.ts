import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { barriers, loadAxe } from './support/barriers.ts';
import { desktop, phone, test } from './support/browser-test.ts';
import { scriptsOf } from './support/demo.ts';
import { layoutShifts } from './support/layout-shifts.ts';
import { referenceSite } from './support/reference-site.ts';
import { type SmallWebsite, smallWebsite } from './support/small-website.ts';

declare global {
  interface Window {
    /** Layouts of the props in every frame painted while the page loaded. */
    layoutsSeen: string[];
  }
}

const path = '/acme/api/button/';
const layouts = ['table', 'expanded', 'collapsed'] as const;
let site: string;
let small: SmallWebsite;

beforeAll(async () => {
  small = await smallWebsite(referenceSite);
  site = small.url;
}, 120_000);

afterAll(() => small[Symbol.asyncDispose]());

const group = (page: Page, kind = 'props') => page.locator(`[data-kind=${kind}]`);
const layoutOf = (page: Page, kind?: string) => group(page, kind).getAttribute('data-layout');
const choose = (page: Page, name: string, kind?: string) =>
  group(page, kind).getByRole('button', { name, exact: true }).click();
const row = (page: Page, name: string) => page.locator('tr', { has: page.locator(`#button-prop-${name}`) });
const textOf = (page: Page, name: string) => row(page, name).locator('.b');
const isInView = (page: Page, id: string) =>
  page.locator(`[id="${id}"]`).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

/** Opens the page as a reader who has chosen a layout for the props and the classes. */
async function visit(page: Page, layout: string, at = path): Promise<void> {
  await page.addInitScript(
    (chosen) => localStorage.setItem('api-layout', JSON.stringify({ props: chosen, classes: chosen })),
    layout,
  );
  await page.goto(at);
  if (layout === 'collapsed') await group(page).and(page.locator('[data-ready]')).waitFor();
}

describe('the layout', () => {
  test('is chosen for each kind of group, and remembered on other pages and in other tabs', async ({
    newPage,
  }) => {
    const page = await newPage({ site });
    await page.goto(path);
    expect(await layoutOf(page)).toBe('table');
    const other = await page.context().newPage();
    await other.goto(path);
    await page.bringToFront();
    await choose(page, 'Collapsed');
    await expect.poll(() => textOf(page, 'disabled').isVisible()).toBe(false);
    expect(await layoutOf(page, 'slots')).toBe('table');
    await choose(page, 'Expanded', 'slots');
    await expect.poll(() => layoutOf(page, 'slots')).toBe('expanded');
    expect(await group(page).locator('[aria-pressed=true]').getAttribute('aria-label')).toBe('Collapsed');

    await page.goto('/acme/guide/');
    await page.goto(path);
    expect([await layoutOf(page), await layoutOf(page, 'slots')]).toEqual(['collapsed', 'expanded']);
    await expect
      .poll(() => group(page).locator('[aria-pressed=true]').getAttribute('aria-label'))
      .toBe('Collapsed');
    await choose(page, 'Table');
    await expect.poll(() => textOf(page, 'disabled').isVisible()).toBe(true);
    await other.reload();
    await choose(page, 'Expanded');
    await expect.poll(() => layoutOf(other)).toBe('expanded');
  });

  test('of the site is collapsed only with script', async ({ newPage }) => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await newPage({ site, javaScriptEnabled });
      await page.goto('/lab/api/button/');
      await expect.poll(() => textOf(page, 'disabled').isVisible()).toBe(!javaScriptEnabled);
    }
  });

  const visits = layouts.flatMap((layout) => [desktop, phone].map((viewport) => ({ layout, viewport })));

  test.for(visits)(
    '$layout is in the first frame on $viewport, and nothing moves',
    async ({ layout, viewport }, { newPage }) => {
      for (const hash of ['', '#button-prop-color', '#button-prop-aria-label']) {
        const page = await newPage({
          site,
          viewport,
          early: () => {
            window.layoutsSeen = [];
            const note = (): void => {
              const seen = document.querySelector<HTMLElement>('[data-kind=props] tr');
              if (seen) window.layoutsSeen.push(seen.closest<HTMLElement>('section')?.dataset.layout ?? '');
              if (document.readyState !== 'complete' || window.layoutsSeen.length < 3)
                requestAnimationFrame(note);
            };
            requestAnimationFrame(note);
          },
        });
        await visit(page, layout, path + hash);
        await page.waitForLoadState('networkidle');
        expect(await layoutShifts(page), hash).toEqual([]);
        expect([...new Set(await page.evaluate(() => window.layoutsSeen))]).toEqual([layout]);
      }
    },
  );

  test('needs a script only when the reader chooses one', async ({ newPage }) => {
    const page = await newPage({ site });
    const scripts = scriptsOf(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(scripts).toHaveLength(1);
    await choose(page, 'Collapsed');
    await expect.poll(() => scripts.length).toBeGreaterThan(1);
  });
});

describe('a link to an item', () => {
  test('opens its row, however it is followed', async ({ newPage }) => {
    const page = await newPage({ site });
    await visit(page, 'collapsed', `${path}#button-prop-disabled`);
    await expect.poll(() => textOf(page, 'disabled').isVisible()).toBe(true);
    expect(await isInView(page, 'button-prop-disabled')).toBe(true);
    expect(await group(page).locator('.b:visible').count()).toBe(1);

    await page.locator('[data-toc]').getByRole('link', { name: 'variant', exact: true }).click();
    await expect.poll(() => textOf(page, 'variant').isVisible()).toBe(true);
    await row(page, 'variant').getByRole('button', { name: 'Details of variant' }).click();
    expect(await textOf(page, 'variant').isVisible()).toBe(false);
    await row(page, 'variant').getByRole('link', { name: 'variant', exact: true }).click();
    await expect.poll(() => textOf(page, 'variant').isVisible()).toBe(true);

    await page.goto('/acme/guide/');
    await page.getByRole('article').getByRole('link', { name: 'disabled' }).click();
    await expect.poll(() => textOf(page, 'disabled').isVisible()).toBe(true);
  });

  test('opens the group that it is inherited in', async ({ newPage }) => {
    const page = await newPage({ site });
    await page.goto(`${path}#button-prop-aria-label`);
    await expect.poll(() => isInView(page, 'button-prop-aria-label')).toBe(true);
    const summary = page
      .locator('.inherited', { has: page.locator('#button-prop-aria-label') })
      .locator('summary');
    await summary.click();
    expect(await page.locator('#button-prop-aria-label').isVisible()).toBe(false);
    await page.evaluate(() => {
      location.hash = '#button-prop-autoFocus';
    });
    await expect.poll(() => isInView(page, 'button-prop-autoFocus')).toBe(true);
    const group = page.locator('.inherited', { has: page.locator('#inherited-react-dom-attributes') });
    await page.evaluate(() => {
      location.hash = '#inherited-react-dom-attributes';
    });
    await expect.poll(() => group.getAttribute('open')).toBe('');
  });

  test('opens what a hidden item is in where browsers do not', async ({ newPage }) => {
    const page = await newPage({ site });
    await page.goto(`${path}#button-prop-aria-label`);
    await page.locator('.inherited[open]').evaluate((details: HTMLDetailsElement) => {
      details.open = false;
    });
    await page.evaluate(() => dispatchEvent(new HashChangeEvent('hashchange')));
    await expect.poll(() => page.locator('#button-prop-aria-label').isVisible()).toBe(true);
  });

  test('is found by search', async ({ newPage }) => {
    const page = await newPage({ site });
    await visit(page, 'collapsed');
    await page.locator('header [data-search]').click();
    await page.locator('[data-search-dialog] input').fill('disabled');
    await page.locator('[data-found] a[href="/acme/api/button/#button-prop-disabled"]').first().click();
    await expect.poll(() => textOf(page, 'disabled').isVisible()).toBe(true);
    await expect.poll(() => isInView(page, 'button-prop-disabled')).toBe(true);
  });

  test('keeps old ids', async ({ newPage }) => {
    const page = await newPage({ site });
    await visit(page, 'collapsed', `${path}#button-classes-outlined`);
    const text = group(page, 'classes').locator('tr', { hasText: 'outlined' }).locator('.b');
    await expect.poll(() => text.isVisible()).toBe(true);
  });

  test('marks its entry in the table of contents, which stays in view', async ({ newPage }) => {
    const page = await newPage({ site, viewport: { width: 1280, height: 400 } });
    await page.goto(`${path}#button-data-attributes-data-disabled`);
    const entry = page.locator('[data-toc] [aria-current]');
    await expect.poll(() => entry.count()).toBe(1);
    await expect
      .poll(() => entry.evaluate((link) => link.getBoundingClientRect().bottom <= innerHeight))
      .toBe(true);
  });
});

test('a row opens by keyboard, and its state is announced', async ({ newPage }) => {
  const page = await newPage({ site });
  await visit(page, 'collapsed');
  const toggle = row(page, 'disabled').getByRole('button');
  await row(page, 'color').getByRole('link', { name: 'color', exact: true }).focus();
  await page.keyboard.press('Tab');
  expect(await toggle.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await toggle.getAttribute('aria-expanded')).toBe('false');
  await page.keyboard.press('Enter');
  expect(await toggle.getAttribute('aria-expanded')).toBe('true');
  expect(await textOf(page, 'disabled').isVisible()).toBe(true);
  await page.keyboard.press('Space');
  expect(await textOf(page, 'disabled').isVisible()).toBe(false);
});

test('a click on a row opens it, but not one on its text or to select its type', async ({ newPage }) => {
  const page = await newPage({ site });
  await visit(page, 'collapsed');
  const type = row(page, 'color').locator('td').first();
  await type.click();
  await expect.poll(() => textOf(page, 'color').isVisible()).toBe(true);
  await textOf(page, 'color').click();
  await type.hover();
  await page.mouse.down();
  await page.mouse.move(0, 0, { steps: 4 });
  await type.hover();
  await page.mouse.move(700, 400);
  await type.hover({ position: { x: 4, y: 8 } });
  await page.mouse.up();
  expect(await page.evaluate(() => getSelection()?.toString())).not.toBe('');
  expect(await textOf(page, 'color').isVisible()).toBe(true);
});

test('browsers find closed text', async ({ newPage }) => {
  const page = await newPage({ site });
  await visit(page, 'collapsed', `${path}#:~:text=cannot%20be%20pressed`);
  await expect.poll(() => textOf(page, 'disabled').isVisible()).toBe(true);
  expect(await row(page, 'disabled').getByRole('button').getAttribute('aria-expanded')).toBe('true');
});

test('import statements are copied one by one', async ({ newPage }) => {
  const page = await newPage({ site, permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(path);
  await page.locator('#import').hover();
  await page.locator('#import').getByRole('button', { name: 'Copy' }).nth(1).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe("import { Button } from '@acme/ui';");
});

test('import statements look like other code, and not like a group of buttons', async ({ newPage }) => {
  const page = await newPage({ site });
  await page.goto(path);
  const styles = await page.locator('#import pre').evaluateAll((blocks) =>
    blocks.map((block) => {
      const { display, backgroundColor } = getComputedStyle(block);
      const ground = block.closest('.code-block');
      return { display, backgroundColor, ground: ground && getComputedStyle(ground).backgroundColor };
    }),
  );
  expect(styles.length).toBeGreaterThan(0);
  for (const { display, backgroundColor, ground } of styles)
    expect({ display, backgroundColor }).toEqual({ display: 'block', backgroundColor: ground });
});

test('without script everything can be read', async ({ newPage }) => {
  const page = await newPage({ site, javaScriptEnabled: false });
  await page.goto(path);
  expect(await group(page).locator('.b').count()).toBe(await group(page).locator('.b:visible').count());
  expect(await page.getByRole('button', { name: 'Collapsed' }).count()).toBe(0);
  const inherited = page.locator('.inherited').first();
  expect(await inherited.locator('li').first().isVisible()).toBe(false);
  await inherited.locator('summary').click();
  expect(await inherited.locator('li').first().isVisible()).toBe(true);
});

const widths = [320, 360, 390, 600, 640, 700, 768, 900, 1024, 1280, 1920];

test.for(layouts)(
  'in the layout "%s" nothing is cut off, and texts have 45 characters of width',
  async (layout, { newPage }) => {
    const page = await newPage({ site });
    await visit(page, layout);
    // One is open in the collapsed layout.
    if (layout === 'collapsed') await row(page, 'color').getByRole('button').click();
    await page.locator('#inherited-button-base').click();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
      const tooWide = await page
        .locator('tbody tr > :not(.m), .inherited')
        .evaluateAll((cells) =>
          cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map(({ outerHTML }) => outerHTML),
        );
      expect(tooWide, `${width} px`).toEqual([]);
      const measured = page.locator(':is(.b > div, .w, dd, .inherited li > div > div):visible');
      const widest = await measured.evaluateAll((texts) =>
        texts.map((text) => {
          const line = document.createElement('span');
          line.style.cssText = 'position: absolute; white-space: nowrap';
          line.textContent = 'It supports both the colors of the palette and those that you add.';
          text.append(line);
          const { paddingLeft, paddingRight } = getComputedStyle(text);
          const width = text.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
          const characters = (width * line.textContent.length) / line.offsetWidth;
          line.remove();
          return characters;
        }),
      );
      expect(widest.length).toBeGreaterThan(0);
      for (const characters of widest) expect(characters, `${width} px`).toBeGreaterThanOrEqual(45);
    }
  },
);

/** The end of each line of code with the start of the next one. Runs in the page. */
function lineBreaks(codes: readonly Element[]): string[] {
  const range = document.createRange();
  return codes.flatMap((code) => {
    const characters: { readonly text: string; readonly top: number }[] = [];
    const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent ?? '';
      for (let at = 0; at < text.length; at += 1) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const [rect] = range.getClientRects();
        if (rect) characters.push({ text: text.charAt(at), top: rect.top });
      }
    }
    return characters.flatMap(({ text, top }, at) => {
      const next = characters[at + 1];
      return next && next.top > top + 10 ? [`${text}\n${next.text}`] : [];
    });
  });
}

test.for([320, 390, 640, 1280])(
  'code breaks between names, and within long ones between their words, at %i px',
  async (width, { newPage }) => {
    const page = await newPage({ site, viewport: { width, height: 800 } });
    await page.goto(path);
    await page.locator('.inherited, td > details').evaluateAll((all) => {
      for (const details of all) details.setAttribute('open', '');
    });
    const breaks = await page.locator('td code, .inherited code').evaluateAll(lineBreaks);
    expect(breaks.length).toBeGreaterThan(0);
    expect(breaks.filter((each) => /\w\n[a-z\d]/.test(each))).toEqual([]);
  },
);

test('on a phone, a default is in line with its type', async ({ newPage }) => {
  const page = await newPage({ site, viewport: phone });
  await page.goto(path);
  const tops = await row(page, 'disabled')
    .locator('td:not(.m) > code')
    .evaluateAll((codes) =>
      codes.map((code) => {
        const range = document.createRange();
        range.selectNodeContents(code);
        return range.getBoundingClientRect().top;
      }),
    );
  expect(tops).toHaveLength(2);
  expect(Math.abs((tops[0] ?? 0) - (tops[1] ?? 0))).toBeLessThan(0.5);
});

test('code is left to right in a right-to-left page', async ({ newPage }) => {
  const page = await newPage({ site });
  await page.goto(`/ar${path}`);
  const [name, type] = await row(page, 'color')
    .locator('th code, td:not(.m) > code')
    .evaluateAll((codes) =>
      codes.map((code) => ({
        direction: getComputedStyle(code).direction,
        right: code.getBoundingClientRect().right,
      })),
    );
  expect([name?.direction, type?.direction]).toEqual(['ltr', 'ltr']);
  expect(name?.right).toBeGreaterThan(type?.right ?? Number.POSITIVE_INFINITY);
});

const readers = layouts.flatMap((layout) => [
  { layout, colorScheme: 'light', viewport: desktop, prefix: '' } as const,
  { layout, colorScheme: 'dark', viewport: phone, prefix: '/ar' } as const,
]);

test.for(readers)(
  'a page has no serious barrier in the layout $layout, $colorScheme, under "$prefix/"',
  async ({ prefix, layout, ...reader }, { newPage }) => {
    const page = await newPage({ site, reducedMotion: 'reduce', ...reader });
    await visit(page, layout, prefix + path);
    await page.locator('.inherited summary').first().click();
    if (layout === 'collapsed') await row(page, 'classes').locator('th > button').click();
    await row(page, 'classes').locator('td > details > summary').click();
    await loadAxe(page);
    expect(await barriers(page)).toEqual([]);
  },
);

test('marks are read, and rows are those of a table', async ({ newPage }) => {
  const page = await newPage({ site });
  await page.goto(path);
  const rows = page.getByRole('table').first().getByRole('row');
  expect(await rows.filter({ hasText: 'onClose' }).getByRole('rowheader').textContent()).toBe(
    'onCloseRequired',
  );
  expect(await page.getByRole('columnheader', { name: 'Default' }).count()).toBeGreaterThan(0);
  expect(await page.getByRole('link', { name: 'Source', exact: true }).getAttribute('href')).toContain(
    '/packages/ui/src/Button/Button.tsx',
  );
});

test('names of a collapsed reference begin in one column, with and without a text', async ({ newPage }) => {
  const page = await newPage();
  await page.addInitScript(() =>
    localStorage.setItem('api-layout', JSON.stringify({ props: 'collapsed', parameters: 'collapsed' })),
  );
  await page.goto('/material-ui/api/button/');
  const rows = page.locator('[data-kind=props][data-layout=collapsed] tbody tr');
  expect(await rows.and(page.locator(':not(.o)')).count()).toBeGreaterThan(0);
  const starts = await rows
    .locator('th > a')
    .evaluateAll((all) => all.map((name) => Math.round(name.getBoundingClientRect().left)));
  expect(new Set(starts).size).toBe(1);
});
