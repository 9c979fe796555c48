import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The unit tests of the mutated folder alone: they run from sources, and most mutants take a second. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    include: [`tests/unit/${process.env.MUTATED_FOLDER ?? ''}/**/*.test.ts`],
    // Those that read sources as text find the changed ones.
    exclude: [
      'tests/unit/manual/**',
      'tests/unit/manual-examples.test.ts',
      'tests/unit/templates/**',
      'tests/unit/config/site-config-types.test.ts',
      'tests/unit/bundle/templates/public-types.test.ts',
    ],
    testTimeout: 90_000,
  },
});
