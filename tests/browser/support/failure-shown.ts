import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Waits until the page shows every reader that something failed: in the live region, and on top of everything
 * else on the screen.
 */
export async function failureShown(page: Page): Promise<void> {
  const seen = () =>
    page.locator('[data-status]').evaluate((region) => {
      const { x, y, width, height } = region.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) === region ? region.textContent : '';
    });
  await expect.poll(seen).toBe('Something went wrong. Check your connection and reload the page.');
}
