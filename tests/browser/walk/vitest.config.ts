import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Configuration of `npm run walk`, with the set-up of the browser tests. */
export default defineConfig({
  test: {
    name: 'walk',
    root,
    include: ['tests/browser/walk/walk.ts'],
    globalSetup: ['tests/support/prepare.ts', 'tests/browser/support/start-browser.ts'],
    // Findings are printed when they are found: a complete walk takes an hour.
    disableConsoleIntercept: true,
    testTimeout: 14_400_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
