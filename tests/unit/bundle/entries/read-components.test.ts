import { expect, test } from 'vitest';
import { readComponents } from '../../../../src/bundle/entries/read-components.ts';
import type { FilePath } from '../../../../src/model/path.ts';
import type { SourceFile } from '../../../../src/model/source.ts';
import { createSources } from '../../../../src/read/sources.ts';
import { memoryFileSystem } from '../../../support/memory-file-system.ts';
import { siteOf } from '../../../support/sample-site.ts';

const ownFolder = '/program/registered' as FilePath;
const island = (moment: string) => `export const island = '${moment}';\n`;

/** Our components, of which one is an island. */
const ours = {
  [`${ownFolder}/section-pages.tsx`]: 'export default 1;',
  [`${ownFolder}/product-versions.tsx`]: island('idle'),
};

/** Reads the components of a page that names these, from modules of the site by source path. */
async function read(named: readonly string[], modules: Readonly<Record<string, string>>, config = '') {
  const paths = Object.keys(modules);
  const site = siteOf({
    config: `components: [./parts]\n${config}`,
    pages: { 'a.md': `# A\n\n${named.map((name) => `{{"component": "${name}"}}\n\n`).join('')}` },
    files: paths,
  });
  const files = memoryFileSystem({
    ...ours,
    ...Object.fromEntries(Object.entries(modules).map(([path, text]) => [`/site/content/${path}`, text])),
  });
  const sources = createSources(
    paths.map((path) => ({ path, file: `/site/content/${path}`, kind: 'module' }) as unknown as SourceFile),
  );
  const {
    islands,
    files: contained,
    diagnostics,
  } = await readComponents(site, sources, { files, ownFolder });
  return {
    islands: Object.fromEntries(islands),
    files: Object.fromEntries([...contained].map(([name, all]) => [name, [...all]])),
    problems: diagnostics.map(({ code, place }) => `${code} ${place?.file}`),
  };
}

test('components are islands if they or the site say when they hydrate', async () => {
  const modules = { 'parts/Chart.tsx': island('visible'), 'parts/Plain.tsx': '', 'parts/Unused.tsx': '' };
  const names = ['Chart', 'Plain', 'section-pages', 'product-versions', 'gone'];
  expect((await read(names, modules)).islands).toEqual({ Chart: 'visible', 'product-versions': 'idle' });
  expect((await read(names, modules, 'hydrateComponents: load\n')).islands).toEqual({
    Chart: 'visible',
    Plain: 'load',
    'product-versions': 'idle',
  });
});

test('components of the site have the modules that they import, however far away', async () => {
  const { files } = await read(['Chart', 'section-pages'], {
    'parts/Chart.tsx': "import { rows } from '../data/rows';\nimport './chart.css';\nimport './gone';",
    'data/rows.ts': "import { more } from './more';\nimport { Chart } from '../parts/Chart';",
    'data/more.ts': "import './rows';",
    'parts/chart.css': '',
    'data/other.ts': '',
  });
  expect(Object.keys(files)).toEqual(['Chart']);
  expect(files.Chart?.toSorted()).toEqual([
    'content/data/more.ts',
    'content/data/rows.ts',
    'content/parts/Chart.tsx',
    'content/parts/chart.css',
  ]);
});

test('a moment that is none is reported once, and makes the component follow the site', async () => {
  const modules = { 'parts/charts/index.tsx': island('soon') };
  const names = ['charts', 'charts/index'];
  const problems = ['component-island content/parts/charts/index.tsx'];
  expect(await read(names, modules)).toMatchObject({ islands: {}, problems });
  const { islands } = await read(names, modules, 'hydrateComponents: idle\n');
  expect(islands).toEqual({ charts: 'idle', 'charts/index': 'idle' });
});
