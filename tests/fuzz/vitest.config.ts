import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The tests that take their inputs from a seed. */
function seededTests(): string[] {
  const files = ['tests/unit', 'tests/build'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  return files.filter(
    (file) =>
      /\.test\.tsx?$/.test(file) &&
      /from 'fast-check'|fuzz\.ts'/.test(readFileSync(join(root, file), 'utf8')),
  );
}

export default defineConfig({
  test: {
    root,
    include: [...seededTests(), 'tests/build/cache-damage.test.ts', 'tests/unit/serve/*.test.ts'],
    globalSetup: ['tests/support/prepare.ts'],
    setupFiles: ['tests/fuzz/more-runs.ts'],
    maxWorkers: '100%',
    testTimeout: 3_600_000,
    hookTimeout: 90_000,
  },
});
