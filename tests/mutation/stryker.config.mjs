/**
 * Stryker 9.6.1: 167 packages, 64 MB. They have a `package.json` of their own,
 * so `npm ci` stays without them.
 */
// biome-ignore lint/style/noDefaultExport: Stryker reads it.
export default {
  plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
  testRunner: 'vitest',
  // Of a folder whose code no test imports, the mutants count as not covered instead of ending the run.
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  mutate: ['src/**/*.ts', '!src/dev/**', '!src/workers/**'],
  // Messages are tested by golden files of all stages, which do not run here.
  mutator: { excludedMutations: ['StringLiteral'] },
  // Vitest strips types, and TypeScript 7 has no interface with which Stryker could read its configuration.
  disableTypeChecks: false,
  tsconfigFile: 'none',
  concurrency: 1,
  coverageAnalysis: 'perTest',
  // A mutant of a constant loads every module again.
  ignoreStatic: true,
  // Some unit tests read sample sites, the manual and the configuration of Biome. A test file that cannot
  // read them would be left out without an error.
  ignorePatterns: ['/.cache', '/dist', '/screenshots', '/tests/diagnostics'],
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false },
  tempDirName: '.cache/mutants',
  jsonReporter: { fileName: '.cache/mutants.json' },
};
