import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { laidOut } from './laid-out.ts';

declare global {
  interface Window {
    /** Axe, once its script has run in the page. */
    readonly axe: typeof axe;
  }
}

/** Makes axe known to a page. */
export async function loadAxe(page: Page): Promise<void> {
  await page.evaluate(axe.source);
}

/** What axe objects to in one element. */
interface Violation {
  readonly impact: 'minor' | 'moderate' | 'serious' | 'critical' | null | undefined;
  /** Rule and place. */
  readonly text: string;
}

/** Rule and place of every serious or critical violation in a page that knows axe. */
export async function barriers(page: Page): Promise<string[]> {
  const found = await violations(page);
  return found.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ text }) => text);
}

/** Every violation in a page that knows axe, once its blocks have their place and its colours stand still. */
export async function violations(page: Page): Promise<Violation[]> {
  // Axe measures what a deferred block contains, whose stand-in is 100 px high: each seems to scroll.
  await laidOut(page);
  return page.evaluate(async () => {
    // Even a transition of 0.01 ms shows the colour it leaves until the next frame, which on a busy machine
    // is 100 ms away. Observers of sizes run at the end of a frame.
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'], preload: false });
    return violations.flatMap(({ id, impact, help, nodes }) =>
      nodes.map(({ html }) => ({ impact, text: `${id}: ${help}: ${html.slice(0, 160)}` })),
    );
  });
}
