import type { Page } from 'playwright-core';
import { violations } from '../support/barriers.ts';
import { desktop, phone } from '../support/browser-test.ts';
import { laidOut } from '../support/laid-out.ts';
import { layoutShifts } from '../support/layout-shifts.ts';

/** What the walk looks for. */
export const findingKinds = ['status', 'light', 'dark', 'console', 'overflow', 'shift'] as const;

/** Something on one page that should not be there. */
export interface Finding {
  readonly kind: (typeof findingKinds)[number];
  readonly path: string;
  readonly text: string;
}

/** A colour scheme in which axe examines a page. */
export type Scheme = 'light' | 'dark';

/**
 * Opens a path in a page that knows axe. Returns what is wrong there: its status, what moved while it loaded,
 * every violation that axe reports in a scheme, and sideways scrolling on a phone.
 */
export async function visitPage(page: Page, path: string, schemes: readonly Scheme[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  const add = (kind: Finding['kind'], texts: readonly string[]): void => {
    findings.push(...texts.map((text) => ({ kind, path, text })));
  };
  const status = (await page.goto(path))?.status() ?? 200;
  if (status >= 400) add('status', [String(status)]);
  await laidOut(page);
  add('shift', await layoutShifts(page));
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.waitForSelector(`html[data-mui-color-scheme=${scheme}]`);
    const found = await violations(page);
    add(
      scheme,
      found.map(({ impact, text }) => `${impact}: ${text}`),
    );
  }
  add('overflow', await sidewaysScrolling(page));
  return findings;
}

async function sidewaysScrolling(page: Page): Promise<string[]> {
  await page.setViewportSize(phone);
  const width = await page.evaluate(async () => {
    const { documentElement: root } = document;
    // The header follows a change of the width some frames later.
    for (let frame = 0; frame < 30 && root.scrollWidth > innerWidth; frame++)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return root.scrollWidth;
  });
  await page.setViewportSize(desktop);
  return width > phone.width ? [`${width} px at ${phone.width} px`] : [];
}
