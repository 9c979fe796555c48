import { expect, test } from 'vitest';
import { indexSite } from '../../../src/assemble/props/site-index.ts';
import { planRoutes } from '../../../src/assemble/routes/plan-routes.ts';
import { planTasks } from '../../../src/render/plan-tasks.ts';
import { siteOf } from '../../support/sample-site.ts';

/** The render key of each page, by its path. */
function keysWith(translations: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const site = siteOf({
    config: 'languages: [en, de]',
    pages: { 'a.md': '# A', 'b.md': '# B', 'b-de.md': '# B' },
    translations,
  });
  const index = indexSite(site, { demoModules: new Map(), versions: new Map(), islands: new Map() });
  const server = {
    files: [],
    templates: { path: '', hash: '' },
    demos: new Map(),
    ownTemplates: false,
    offers: '',
    offered: [],
    importers: new Map(),
    inputs: [],
  };
  return new Map(
    planTasks(planRoutes(site), index, { server, tool: '' }).map(({ route, task }) => [route.path, task.key]),
  );
}

test.each([
  [
    'the words of the first language',
    { 'translations/en.yaml': 'words: { next: On }' },
    ['/a', '/b', '/de/a'],
  ],
  ['the words of another', { 'translations/de.yaml': 'words: { next: Weiter }' }, ['/de/a', '/de/b']],
])('%s are rendered again in the pages that show them', (_, translations, expected) => {
  const before = keysWith({});
  const changed = [...keysWith(translations)].filter(([path, key]) => before.get(path) !== key);
  expect(changed.map(([path]) => path).filter((path) => /\/[ab]$/.test(path))).toEqual(expected);
});
