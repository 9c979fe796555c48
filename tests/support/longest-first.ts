import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take the longest, in their order. Vitest knows that only after a first run, and begins with the
 * files of many lines; then the last ones would have a machine for themselves.
 */
export const longest: readonly string[] = [
  'tests/diagnostics/diagnostics.test.ts',
  'tests/package/package.test.ts',
  'tests/build/many-demos.test.ts',
  'tests/build/machine-files.test.ts',
  'tests/build/first-snapshot.test.ts',
  'tests/cli/check-browser.test.ts',
  'tests/cli/docs-api.test.ts',
  'tests/build/patched-demos.test.ts',
  'tests/build/any-order.test.ts',
  'tests/browser/content-security-policy.test.ts',
  'tests/browser/accessibility.test.ts',
  'tests/browser/dev.test.ts',
  'tests/browser/routes.test.ts',
  'tests/browser/api-reference.test.ts',
  'tests/browser/service-worker.test.ts',
  'tests/browser/search.test.ts',
  'tests/browser/layout-shifts.test.ts',
  'tests/browser/analytics.test.ts',
];

/** The rank of a file in the list; that of all others is behind it. */
function rankOf({ moduleId }: TestSpecification): number {
  const rank = longest.findIndex((file) => moduleId.endsWith(`/${file}`));
  return rank < 0 ? longest.length : rank;
}

/** Orders test files so that the workers of each project end at nearly the same time. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) =>
      sorted.filter((file) => file.project === project).sort((a, b) => rankOf(a) - rankOf(b)),
    );
  }
}
