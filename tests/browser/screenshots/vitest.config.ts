import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** `npm run screenshots [-- -t <kind of page>]`: no test, but what the browser tests stand on serves it as well. */
export default defineConfig({
  test: {
    name: 'screenshots',
    root,
    include: ['tests/browser/screenshots/screenshots.ts'],
    globalSetup: ['tests/support/prepare.ts', 'tests/browser/support/start-browser.ts'],
    // Most of a picture is waiting.
    maxConcurrency: 4,
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});
