import { expect, test } from 'vitest';
import { planOwnModules } from '../../../../src/bundle/entries/plan-own-modules.ts';
import type { DemoModule } from '../../../../src/model/demo.ts';
import type { ModuleEntry } from '../../../../src/model/entry.ts';
import type { FilePath, SourcePath } from '../../../../src/model/path.ts';

const folders = { root: '/site' as FilePath, contentDir: '/site/content' as FilePath };

/** Plans the own modules of demos; `imports` are by module. */
function plan(imports: Readonly<Record<string, readonly string[]>>, inComponents: readonly string[] = []) {
  const modules = new Map(
    Object.entries(imports).map(([source, relativeImports]) => [
      source as SourcePath,
      { source, relativeImports } as unknown as DemoModule,
    ]),
  );
  const entries = Object.keys(imports)
    .filter((source) => source.includes('Demo'))
    .map(
      (source): ModuleEntry => ({
        kind: 'demo',
        id: `demo:${source}`,
        file: `${folders.contentDir}/${source}` as FilePath,
      }),
    );
  const components = { files: new Map([['Card', new Set(inComponents)]]) };
  return Object.fromEntries(planOwnModules(entries, modules, components, folders));
}

test.for<[name: string, given: Parameters<typeof plan>, own: Record<string, readonly string[]>]>([
  [
    'that others import, too, are shared',
    [{ 'a/DemoA.tsx': ['./one', './two'], 'a/DemoB.tsx': ['./two'], 'a/one.ts': [], 'a/two.ts': [] }],
    {
      'demo:a/DemoA.tsx': ['content/a/DemoA.tsx', 'content/a/one.ts'],
      'demo:a/DemoB.tsx': ['content/a/DemoB.tsx'],
    },
  ],
  [
    'that are demos are shared, and such a demo has none',
    [{ 'a/DemoA.tsx': ['./DemoB'], 'a/DemoB.tsx': [] }],
    { 'demo:a/DemoA.tsx': ['content/a/DemoA.tsx'] },
  ],
  [
    'that a component imports are shared',
    [{ 'a/DemoA.tsx': ['./one'], 'a/one.ts': [] }, ['content/a/one.ts']],
    { 'demo:a/DemoA.tsx': ['content/a/DemoA.tsx'] },
  ],
  [
    'that are no scripts are shared',
    [{ 'a/DemoA.tsx': ['./rows.json'], 'a/rows.json': [] }],
    { 'demo:a/DemoA.tsx': ['content/a/DemoA.tsx'] },
  ],
  [
    'that only a shared module imports are shared',
    [{ 'a/DemoA.tsx': ['./one'], 'a/DemoB.tsx': ['./one'], 'a/one.ts': ['./two'], 'a/two.ts': [] }],
    { 'demo:a/DemoA.tsx': ['content/a/DemoA.tsx'], 'demo:a/DemoB.tsx': ['content/a/DemoB.tsx'] },
  ],
])('modules of a demo %s', ([, given, own]) => {
  expect(plan(...given)).toEqual(own);
});
