import { expect, test } from 'vitest';
import { extractSources } from '../../support/extract-sources.ts';

/** What is reported about an installed package, and about sources of the workspace. */
const problemsOf = async (...given: Parameters<typeof extractSources>) =>
  (await extractSources(...given)).problems.map(({ diagnostic }) => {
    const { severity, code, message, hint, place } = diagnostic;
    return { severity, code, message, hint, at: `${place?.file}:${place?.line}:${place?.column}` };
  });

test('a mistake in an installed package is a warning, because nobody can correct it there', async () => {
  const files = {
    'node_modules/@acme/lib/package.json': JSON.stringify({ name: '@acme/lib', types: 'index.d.ts' }),
    'node_modules/@acme/lib/index.d.ts': [
      "import type { Lost } from './other';",
      "import type { Absent } from 'absent-kit';",
      'export interface Row { a: Gone; b: Lost; c: Absent }',
      'export interface Good { a: string }',
    ].join('\n'),
    'node_modules/@acme/lib/other.d.ts': 'export {};',
  };
  const incomplete = 'until then the API page is incomplete.';
  const found = await problemsOf(files, { packages: [{ name: '@acme/lib' }] });
  expect(found.toSorted((a, b) => (a.at < b.at ? -1 : 1))).toEqual(
    [
      ['Gone', 27, 'Ask the authors of "@acme/lib" to declare it'],
      ['Lost', 36, 'Ask the authors of "@acme/lib" to declare it'],
      ['Absent', 45, 'Install a version of "absent-kit" that exports it'],
    ].map(([name, column, hint]) => ({
      severity: 'warning',
      code: 'api-type',
      message: `Cannot find "${name}", which the types of "Row" need.`,
      hint: `${hint}; ${incomplete}`,
      at: `node_modules/@acme/lib/index.d.ts:3:${column}`,
    })),
  );
});

test('the first error of the syntax of a source is reported with each document that depends on it', async () => {
  const found = await problemsOf({
    'src/index.ts':
      "import type { Size } from './size.ts';\nexport interface Row { size: Size }\nexport type Id = string;",
    'src/size.ts': "export type Size = 'small' |;\nexport type Other = ;",
  });
  const problem = {
    severity: 'error',
    code: 'api-type',
    message: 'Invalid TypeScript: Type expected.',
    hint: 'Fix it; until then the API pages that need this file are incomplete.',
    at: 'src/size.ts:1:29',
  };
  // The name that is missing there has no text, and is not reported once more.
  expect(found).toEqual([problem, problem]);
});
