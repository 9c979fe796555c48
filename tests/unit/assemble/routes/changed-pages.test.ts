import { expect, test } from 'vitest';
import { indexSite } from '../../../../src/assemble/props/site-index.ts';
import { changedPages, feedHref, feedLanguages } from '../../../../src/assemble/routes/changed-pages.ts';
import { planRoutes } from '../../../../src/assemble/routes/plan-routes.ts';
import { type SampleSite, siteOf } from '../../../support/sample-site.ts';

const sample: SampleSite = {
  config: `
url: https://acme.dev
base: /ui/
languages: [en, de]
products: [{ id: m, name: M, root: /m/, content: m }]
`,
  pages: {
    'm/a.md': '# A',
    'm/b.md': '# B',
    'm/c.md': '# C',
    'm/d.md': '# D',
    'm/undated.md': '# E',
    'm/unlisted.md': '---\nunlisted: true\n---\n# F',
    'm/b.de.md': '# B',
  },
};
const days = {
  'm/a.md': '2026-02-01',
  'm/b.md': '2026-01-01',
  'm/c.md': '2026-02-01',
  'm/d.md': '2026-03-01',
  'm/unlisted.md': '2026-04-01',
};

function siteIndex(lastChanges: Readonly<Record<string, string>>, changed: SampleSite = {}) {
  const facts = { demoModules: new Map(), versions: new Map(), islands: new Map() };
  return indexSite(siteOf({ ...sample, ...changed }), facts, new Map(Object.entries(lastChanges)));
}

function changed(lastChanges: Readonly<Record<string, string>>, language = 'en') {
  const index = siteIndex(lastChanges);
  return changedPages(planRoutes(index.site), index, language);
}

test('the latest change is the first, and pages of one day have the order of their addresses', () => {
  expect(changed(days).map(({ title, day }) => `${title} ${day}`)).toEqual([
    'D 2026-03-01',
    'A 2026-02-01',
    'C 2026-02-01',
    'B 2026-01-01',
  ]);
});

test('a page has its absolute addresses', () => {
  expect(changed(days)[0]).toMatchObject({
    href: 'https://acme.dev/ui/m/d/',
    markdown: 'https://acme.dev/ui/m/d/index.md',
  });
});

test('a language has the pages that are written in it', () => {
  expect(changed({ ...days, 'm/b.de.md': '2026-05-01' }, 'de').map(({ href }) => href)).toEqual([
    'https://acme.dev/ui/de/m/b/',
  ]);
});

test('fifty pages are the most', () => {
  const numbers = Array.from({ length: 60 }, (_, at) => String(at + 100));
  const pages = Object.fromEntries(numbers.map((number) => [`m/${number}.md`, `# ${number}`]));
  const index = siteIndex(Object.fromEntries(Object.keys(pages).map((path) => [path, '2026-01-01'])), {
    pages,
  });
  const titles = changedPages(planRoutes(index.site), index, 'en').map(({ title }) => title);
  expect(titles).toEqual(numbers.slice(0, 50));
});

test.each<[string, Readonly<Record<string, string>>, SampleSite, string[]]>([
  ['with dated pages', days, {}, ['en']],
  ['with a dated translation', { ...days, 'm/b.de.md': '2026-05-01' }, {}, ['de', 'en']],
  ['without dates', {}, {}, []],
  ['whose only dated page is unlisted', { 'm/unlisted.md': '2026-04-01' }, {}, []],
  ['without an address', days, { config: 'products: [{ id: m, name: M, root: /m/, content: m }]' }, []],
])('the languages that have a feed, of a site %s', (_, lastChanges, site, languages) => {
  expect([...feedLanguages(siteIndex(lastChanges, site))].sort()).toEqual(languages);
});

test('the first language has its feed at the root', () => {
  const { config } = siteIndex({}).site;
  expect([feedHref('en', config), feedHref('de', config)]).toEqual(['/ui/feed.xml', '/ui/de/feed.xml']);
});
