import { expect, test } from 'vitest';
import { planEntries, planLiveEntries, usedComponents } from '../../../src/assemble/plan-entries.ts';
import type { DemoModule, ImportedModule } from '../../../src/model/demo.ts';
import type { FilePath, SourcePath } from '../../../src/model/path.ts';
import { siteOf } from '../../support/sample-site.ts';

const module = (
  path: string,
  modules: readonly ImportedModule[],
  relativeImports: readonly string[] = [],
): [SourcePath, DemoModule] => {
  const source = path as SourcePath;
  const js = { language: 'jsx', html: '', hash: path };
  return [source, { source, js, relativeImports, packages: [], modules }];
};

const site = siteOf({
  config: 'components: [./parts]\nslots: { header-end: ./Status.tsx }',
  pages: {
    'b.md': '# B\n\n{{"demo": "Two.tsx"}}\n\n{{"demo": "Hidden.tsx", "hideToolbar": true}}\n',
    'a.md': '# A\n\n{{"demo": "One.tsx"}}\n\n{{"demo": "Two.tsx"}}\n\n{{"demo": "Unknown.tsx"}}\n',
  },
  files: ['One.tsx', 'Two.tsx', 'Two.js', 'Hidden.tsx', 'Unknown.tsx', 'parts/Status.tsx', 'parts/Other.tsx'],
});

test('an edited demo can import what it and its files import, with the names that any demo imports', () => {
  const modules = new Map([
    module('Two.tsx', [{ specifier: '@acme/ui', names: ['Button', 'Alert'] }]),
    module('Two.js', [{ specifier: 'only-js', names: ['default'] }]),
    module(
      'One.tsx',
      [
        { specifier: 'react', names: ['useState'] },
        { specifier: '@acme/ui', names: ['Chip'] },
      ],
      ['./rows'],
    ),
    module('rows.ts', [{ specifier: '@acme/rows', names: ['rows'] }]),
    module('Hidden.tsx', [{ specifier: '@acme/ui', names: ['Hidden'] }]),
  ]);
  const names = ['Alert', 'Button', 'Chip'];
  expect(planLiveEntries(site, modules)).toEqual([
    {
      kind: 'live',
      id: 'live:One.tsx',
      file: '/site/content/One.tsx',
      modules: [
        { specifier: '@acme/rows', names: ['rows'] },
        { specifier: '@acme/ui', names },
        { specifier: 'react', names: ['*', 'useState'] },
      ],
    },
    {
      kind: 'live',
      id: 'live:Two.tsx',
      file: '/site/content/Two.tsx',
      modules: [
        { specifier: '@acme/ui', names },
        { specifier: 'only-js', names: ['default'] },
      ],
    },
  ]);
});

test('a component in a slot has an entry, and one that nothing shows has none', () => {
  expect([...usedComponents(site).keys()]).toEqual(['Status']);
  const entries = planEntries(site, { ownFolder: '/ours' as FilePath, isIsland: () => false });
  expect(entries.map(({ id, kind }) => `${kind} ${id}`)).toEqual([
    'static component:Status',
    'demo demo:Hidden.tsx',
    'demo demo:One.tsx',
    'demo demo:Two.tsx',
    'demo demo:Unknown.tsx',
  ]);
});
