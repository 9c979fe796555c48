import { expect, test } from 'vitest';
import type { DemoModules } from '../../../../src/assemble/props/demo-code.ts';
import { createImportKeeper } from '../../../../src/bundle/entries/keep-imports.ts';
import type { DemoModule } from '../../../../src/model/demo.ts';
import type { SourcePath } from '../../../../src/model/path.ts';

const text = { html: '', language: 'tsx', hash: '1' };

function module(source: string, changes: Partial<DemoModule> = {}): DemoModule {
  return {
    source: source as SourcePath,
    js: text,
    relativeImports: ['./rows'],
    packages: ['@mui/material'],
    modules: [{ specifier: '@mui/material/Button', names: ['default'] }],
    component: { specifier: './Hero', name: 'Hero' },
    ...changes,
  };
}

function site(...modules: DemoModule[]): DemoModules {
  return new Map(modules.map((one) => [one.source, one]));
}

test('the modules of the last call are kept while only other code changes', () => {
  const keep = createImportKeeper();
  const first = site(module('a/A.tsx'), module('a/B.tsx'));
  expect(keep(first)).toBe(first);
  expect(keep(site(module('a/A.tsx', { js: { ...text, hash: '2' } }), module('a/B.tsx')))).toBe(first);
});

test.each<[name: string, modules: DemoModules]>([
  ['a relative import', site(module('a/A.tsx', { relativeImports: ['./columns'] }))],
  ['one more relative import', site(module('a/A.tsx', { relativeImports: ['./rows', './columns'] }))],
  ['an imported package', site(module('a/A.tsx', { modules: [{ specifier: 'dayjs', names: ['default'] }] }))],
  [
    'an imported name',
    site(module('a/A.tsx', { modules: [{ specifier: '@mui/material/Button', names: ['default', 'x'] }] })),
  ],
  [
    'the module of its component',
    site(module('a/A.tsx', { component: { specifier: './Other', name: 'Hero' } })),
  ],
  [
    'the name of its component',
    site(module('a/A.tsx', { component: { specifier: './Hero', name: 'Other' } })),
  ],
  ['a new module', site(module('a/A.tsx'), module('a/B.tsx'))],
  ['another module', site(module('a/B.tsx'))],
  ['no module', site()],
])('%s replaces them', (_name, modules) => {
  const keep = createImportKeeper();
  keep(site(module('a/A.tsx')));
  expect(keep(modules)).toBe(modules);
});
