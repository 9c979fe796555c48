import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Configuration of `npm run screenshots [-- -t <kind of page>]`, with the set-up of the browser tests. */
export default defineConfig({
  test: {
    name: 'screenshots',
    root,
    include: ['tests/browser/screenshots/screenshots.ts'],
    globalSetup: ['tests/support/prepare.ts', 'tests/browser/support/start-browser.ts'],
    // A screenshot spends most of its time waiting.
    maxConcurrency: 4,
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});
