import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The unit tests of the mutated folder alone: they run from sources, and most mutants take a second. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    include: [`tests/unit/${process.env.MUTATED_FOLDER ?? ''}/**/*.test.ts`],
    exclude: ['tests/unit/manual/**', 'tests/unit/manual-examples.test.ts', 'tests/unit/templates/**'],
    testTimeout: 90_000,
  },
});
