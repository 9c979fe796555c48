import { join } from 'node:path';
import { expect, test } from 'vitest';
import { missingReact, packageProblem } from '../../../src/extract/project/package-problem.ts';
import type { ResolvedTypes } from '../../../src/extract/project/resolve-types.ts';
import type { FilePath } from '../../../src/model/path.ts';
import { folderWith } from '../../support/folder-with.ts';

const files = {
  'package.json': '{}',
  'package-lock.json': '{}',
  'kit/src/index.ts': '',
  'kit/src/button/Button.tsx': '',
  'node_modules/acme-charts/package.json': '{}',
  'node_modules/@acme/kit/package.json': '{}',
};

const missing: ResolvedTypes = { kind: 'missing', facts: [] };
const untyped = (announced?: string): ResolvedTypes => ({ kind: 'untyped', announced, facts: [] });

test.each<[name: string, entry: string | undefined, resolved: ResolvedTypes, message: string, hint: string]>([
  [
    '@acme/kit',
    'kit/src/indx.ts',
    { kind: 'no-entry', facts: [] },
    'Module "kit/src/indx.ts" of package "@acme/kit" does not exist.',
    'Did you mean "../kit/src/index.ts"?',
  ],
  [
    '@acme/kit',
    'kit/src/buton',
    { kind: 'no-entry', facts: [] },
    'Module "kit/src/buton" of package "@acme/kit" does not exist.',
    'Did you mean "../kit/src/button"?',
  ],
  [
    '@acme/kit',
    'kit/src/everything.ts',
    { kind: 'no-entry', facts: [] },
    'Module "kit/src/everything.ts" of package "@acme/kit" does not exist.',
    'Write the path of the module that exports everything, relative to content/.',
  ],
  [
    '@acme/kit',
    'gone/index.ts',
    { kind: 'no-entry', facts: [] },
    'Module "gone/index.ts" of package "@acme/kit" does not exist.',
    'Write the path of the module that exports everything, relative to content/.',
  ],
  ['acme-chart', undefined, missing, 'Package "acme-chart" is not installed.', 'Did you mean "acme-charts"?'],
  ['@acme/kti', undefined, missing, 'Package "@acme/kti" is not installed.', 'Did you mean "@acme/kit"?'],
  [
    '@other/ui/button',
    undefined,
    missing,
    'Package "@other/ui/button" is not installed.',
    'npm install @other/ui, or name its module with "entry".',
  ],
  [
    'acme-chart',
    undefined,
    untyped(),
    'Package "acme-chart" has no types.',
    'npm install --save-dev @types/acme-chart, or name its module with "entry".',
  ],
  [
    '@acme/kit/deep',
    undefined,
    untyped(),
    'Package "@acme/kit/deep" has no types.',
    'Install a version of "@acme/kit" that has types, or name its module with "entry".',
  ],
  [
    '@acme/kit',
    undefined,
    untyped('dist/index.d.ts'),
    'Package "@acme/kit" has no types.',
    'Build it: its package.json names "dist/index.d.ts", which does not exist.',
  ],
])('the package %s with the module %s', async (name, entry, resolved, message, hint) => {
  await using folder = await folderWith(files);
  const root = folder.path as FilePath;
  const task = { name, ...(entry !== undefined && { entry: join(root, entry) as FilePath }) };
  expect(packageProblem(task, resolved, root)).toEqual({
    severity: 'error',
    code: entry === undefined ? 'api-package' : 'api-entry',
    message,
    hint,
  });
});

test('nothing is like a package where none is installed', async () => {
  await using folder = await folderWith({ 'package-lock.json': '{}' });
  const root = folder.path as FilePath;
  expect(packageProblem({ name: 'kit' }, missing, root).hint).toBe(
    'npm install kit, or name its module with "entry".',
  );
  expect(missingReact(root).hint).toBe('npm install --save-dev @types/react');
});
