import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Waits until the end of a long article, which the first frame leaves out, has its place. */
export async function laidOut(page: Page): Promise<void> {
  await expect.poll(() => page.locator('html').getAttribute('data-arriving')).toBe(null);
}
