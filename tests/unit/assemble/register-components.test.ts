import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  builtInComponents,
  componentName,
  registerComponents,
} from '../../../src/assemble/register-components.ts';
import type { SourcePath } from '../../../src/model/path.ts';

const registered = (files: readonly string[], folders: readonly string[]) =>
  [...registerComponents(files as readonly SourcePath[], folders as readonly SourcePath[])]
    .filter(([, { kind }]) => kind === 'site')
    .map(([name, module]) => `${name} ${module.kind === 'site' ? module.source : ''}`);

test.each<[string, string[], string[], string[]]>([
  ['modules of a folder', ['c/A.tsx', 'c/b/C.js', 'other/D.tsx'], ['c'], ['A c/A.tsx', 'b/C c/b/C.js']],
  ['nothing but modules', ['c/a.css', 'c/b.json', 'c/d.md'], ['c'], []],
  ['TypeScript before JavaScript', ['c/A.js', 'c/A.tsx'], ['c'], ['A c/A.tsx']],
  ['the first folder wins', ['a/A.tsx', 'b/A.tsx'], ['b', 'a'], ['A b/A.tsx']],
  [
    'a folder by its index',
    ['c/charts/index.tsx'],
    ['c'],
    ['charts/index c/charts/index.tsx', 'charts c/charts/index.tsx'],
  ],
  ['the index of the folder itself has no other name', ['c/index.ts'], ['c'], ['index c/index.ts']],
  [
    'folders outside the content',
    ['../templates/components/A.tsx'],
    ['../templates/components'],
    ['A ../templates/components/A.tsx'],
  ],
])('%s', (_name, files, folders, expected) => {
  expect(registered(files, folders)).toEqual(expected);
});

test('built-in components are registered, and the site may replace one', () => {
  const files = ['c/section-pages.tsx'] as SourcePath[];
  const all = registerComponents(files, ['c' as SourcePath]);
  expect([...all.keys()].sort()).toEqual([...builtInComponents]);
  expect(all.get('section-pages')).toEqual({ kind: 'site', source: 'c/section-pages.tsx' });
  expect(all.get('product-versions')).toEqual({ kind: 'built-in', name: 'product-versions' });
});

test('the list of built-in components equals their folder', () => {
  const folder = new URL('../../../templates/components/registered', import.meta.url);
  expect(readdirSync(folder).sort()).toEqual(builtInComponents.map((name) => `${name}.tsx`));
});

test.each([
  ['A', 'A'],
  ['A.js', 'A'],
  ['./b/C.tsx', 'b/C'],
  ['b//C', 'b/C'],
  ['a.b', 'a.b'],
])('a directive with %s means %s', (written, name) => {
  expect(componentName(written)).toBe(name);
});
