import { describe, expect, test } from 'vitest';
import { sourceOutputPath } from '../../../../src/assemble/links/resolve-link.ts';
import { importedModule } from '../../../../src/assemble/props/demo-code.ts';
import { demoProps, largeSourceHref } from '../../../../src/assemble/props/demo-props.ts';
import { localeVersionOf } from '../../../../src/assemble/props/site-index.ts';
import { hash } from '../../../../src/lib/hash.ts';
import type { DemoModule } from '../../../../src/model/demo.ts';
import type { JsonObject } from '../../../../src/model/json.ts';
import type { DemoProps } from '../../../../src/model/part-props.ts';
import type { SourcePath } from '../../../../src/model/path.ts';
import { indexedSite } from '../../../support/planned-pages.ts';

const module = (path: string, given: Partial<DemoModule> = {}): [SourcePath, DemoModule] => {
  const source = path as SourcePath;
  const js = { language: 'tsx', html: path, hash: path };
  return [source, { source, js, relativeImports: [], packages: [], modules: [], ...given }];
};

const modules = new Map([
  module('a/One.tsx', { packages: ['zod', '@acme/ui', 'react'], relativeImports: ['./rows'] }),
  module('a/In C# 50%.tsx'),
  module('a/rows.ts', { packages: ['date-fns'] }),
  module('a/hero/index.ts', { component: { specifier: './Hero', name: 'Hero' } }),
  module('a/hero/Hero.tsx', { packages: ['@acme/hero'] }),
  module('a/plain/index.ts', { component: { specifier: '../One', name: 'default' } }),
]);

const { index } = indexedSite(
  {
    config: 'base: /ui/\nrepository: https://code.dev/acme',
    pages: { 'a/page.md': '# Page' },
    files: [...modules.keys()],
  },
  {
    demoModules: modules,
    versions: new Map([
      ['react', '19.3.1'],
      ['zod', '4.0.0'],
    ]),
    styled: new Set(['demo:a/One.tsx']),
  },
);

/** The props of a demo with these options. */
function propsOf(path: string, options: JsonObject = {}): DemoProps {
  const [page] = index.site.pages;
  if (!page) throw new Error('There is no page.');
  const part = { kind: 'demo', name: path, options, line: 1, column: 1 } as const;
  const context = { locale: localeVersionOf(index, 'en') };
  return demoProps(part, path as SourcePath, { page, index, context, id: 'id' });
}

test('a demo names its packages and those of its files, sorted, with React', () => {
  expect(Object.entries(propsOf('a/One.tsx').dependencies)).toEqual([
    ['@acme/ui', 'latest'],
    ['date-fns', 'latest'],
    ['react', '19.3.1'],
    ['react-dom', 'latest'],
    ['zod', '4.0.0'],
  ]);
});

test('a demo that a factory makes has the source and the packages of its component, and its export', () => {
  expect(propsOf('a/hero/index.ts')).toMatchObject({
    entry: 'demo:a/hero/index.ts',
    name: 'hero',
    exported: 'Hero',
    sourceHref: 'https://code.dev/acme/blob/HEAD/content/a/hero/Hero.tsx',
    dependencies: { '@acme/hero': 'latest' },
  });
  for (const path of ['a/One.tsx', 'a/plain/index.ts']) expect(propsOf(path)).not.toHaveProperty('exported');
  expect(propsOf('a/plain/index.ts').sourceHref).toMatch(/\/content\/a\/One\.tsx$/);
});

test('the link to a source does not end at a character of its name', () => {
  expect(propsOf('a/In C# 50%.tsx').sourceHref).toBe(
    'https://code.dev/acme/blob/HEAD/content/a/In%20C%23%2050%25.tsx',
  );
});

test('a demo that imports CSS is marked', () => {
  expect(propsOf('a/One.tsx')).toMatchObject({ styled: true });
  expect(propsOf('a/hero/index.ts')).not.toHaveProperty('styled');
});

describe('a demo with the options', () => {
  test.each<[JsonObject, boolean, string]>([
    [{}, true, 'visible'],
    [{ ssr: true, hydrate: 'idle' }, true, 'idle'],
    [{ ssr: false, hydrate: 'interaction' }, false, 'interaction'],
    [{ ssr: 'false', hydrate: 'later' }, true, 'visible'],
    [{ hydrate: '(min-width: 600px)' }, true, '(min-width: 600px)'],
    [{ hydrate: '(min-width: 600px' }, true, 'visible'],
    [{ hydrate: 'min-width: 600px)' }, true, 'visible'],
    [{ hydrate: 5 }, true, 'visible'],
  ])('%j is rendered on the server: %s, and hydrated: %s', (options, serverRendered, moment) => {
    expect(propsOf('a/One.tsx', options)).toMatchObject({ options, serverRendered, moment });
  });
});

test('the text of a long file is at an address with its hash', () => {
  const path = 'a/rows.ts' as SourcePath;
  expect(largeSourceHref(index)(path)).toBe(`/ui/${sourceOutputPath(path, hash(path))}`);
});

test.each<[string, 'ts' | 'js', string[], string | undefined]>([
  ['./A', 'ts', ['A.js', 'A.ts', 'A.tsx'], 'A.ts'],
  ['./A', 'js', ['A.ts', 'A.tsx', 'A.js'], 'A.js'],
  ['./A', 'ts', ['A.jsx', 'A.tsx'], 'A.tsx'],
  ['./A', 'js', ['A.tsx', 'A.jsx'], 'A.jsx'],
  ['./A', 'js', ['A.tsx'], 'A.tsx'],
  ['./theme.css', 'js', ['theme.css'], 'theme.css'],
  ['./A.styling', 'ts', ['A.styling.ts'], 'A.styling.ts'],
  ['./A', 'ts', ['A.json'], undefined],
])('the import of "%s" in the %s variant, with %j, means %s', (specifier, language, files, expected) => {
  const known = new Set(files.map((file) => `a/${file}`));
  const found = importedModule('a/Demo.tsx' as SourcePath, specifier, language, (path) => known.has(path));
  expect(found).toBe(expected && `a/${expected}`);
});
