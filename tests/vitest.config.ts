import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './support/longest-first.ts';
import { SlowReporter } from './support/slow-reporter.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Units that observe what happens when a module loads. The other units, and the browser tests, share the
 * modules that they import: loading all sources costs two seconds, which is more than many a file tests. The
 * tests of the project `node` build hundreds of sites, whose modules would fill the memory of one process.
 */
const needFreshModules = ['tests/unit/parse/code/grammars.test.ts'];

/**
 * What a site's code is bundled to. Node.js loads it itself, as in a build; Vitest would transform the
 * templates of each small site anew, all of them in its main process.
 */
const server = { deps: { external: [/\/\.cache\/colophon\//] } };

export default defineConfig({
  test: {
    root,
    // Many tests wait for processes of their own; by default one core would idle.
    maxWorkers: '100%',
    reporters: ['default', new SlowReporter()],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          root,
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: needFreshModules,
          server,
          globalSetup: ['tests/support/prepare.ts'],
          testTimeout: 90_000,
          hookTimeout: 90_000,
          isolate: false,
        },
      },
      {
        test: {
          name: 'node',
          root,
          include: ['tests/*.test.ts', 'tests/{build,cli,diagnostics,package,sites,watch}/*.test.ts'],
          server,
          globalSetup: ['tests/support/prepare.ts'],
          // Enough for a machine that is busy with other work; no test waits for time to pass.
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      },
      { test: { name: 'fresh', root, include: needFreshModules } },
      {
        test: {
          name: 'browser',
          root,
          include: ['tests/browser/*.test.ts'],
          server,
          globalSetup: ['tests/support/prepare.ts', 'tests/browser/support/start-browser.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
          isolate: false,
          // Much of a browser test is waiting, so two share even a small machine well; after the others,
          // which have it for themselves.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          expect: { poll: { timeout: 10_000 } },
          // A browser on a shared machine now and then loses a race that no reader runs; such a test is
          // listed as repeated.
          retry: process.env.CI === undefined ? 0 : 2,
        },
      },
    ],
  },
});
