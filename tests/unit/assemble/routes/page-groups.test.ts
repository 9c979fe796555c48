import { describe, expect, test } from 'vitest';
import { indexSite } from '../../../../src/assemble/props/site-index.ts';
import { groupFile, pageGroups } from '../../../../src/assemble/routes/page-groups.ts';
import { planRoutes } from '../../../../src/assemble/routes/plan-routes.ts';
import { type SampleSite, siteOf } from '../../../support/sample-site.ts';

const sample: SampleSite = {
  config: `
languages: [en, de]
products:
  - { id: x, name: X, root: /x/, content: x, navigation: navigation/x.yaml }
  - { id: m, name: M, root: /m/, content: m, navigation: navigation/m.yaml }
`,
  navigation: {
    'navigation/m.yaml': `
- pathname: /m/start
- { pathname: /m/guides, title: Guides, children: [{ pathname: /m/two }, { pathname: /m/one }] }
- { pathname: /m/none, title: false, children: [{ pathname: /m/plain }] }
`,
    'navigation/x.yaml': '- pathname: /x/a',
  },
  pages: {
    'm/one.md': '# One',
    'm/two.md': '# Two',
    'm/plain.md': '# Plain',
    'm/start.md': '# Start',
    'm/apart.md': '# Apart',
    'm/unlisted.md': '---\nunlisted: true\n---\n# Unlisted',
    'm/two.de.md': '# Zwei',
    'x/a.md': '# A',
    'about.md': '# About',
  },
};

/** The groups of a site: `language product: path (section), …` */
function groups(changed: SampleSite = {}): string[] {
  const facts = { demoModules: new Map(), versions: new Map(), islands: new Map() };
  const index = indexSite(siteOf({ ...sample, ...changed }), facts);
  return pageGroups(planRoutes(index.site), index).map(({ language, product = '–', pages }) => {
    const shown = pages.map(({ route, section }) =>
      section === undefined ? route.path : `${route.path} (${section})`,
    );
    return `${language} ${product}: ${shown.join(', ')}`;
  });
}

describe('pages are grouped by language and product', () => {
  test('in the order of the navigation, with the titles of its first level', () => {
    expect(groups().filter((group) => group.startsWith('en'))).toEqual([
      'en –: /, /about',
      'en x: /x, /x/a',
      'en m: /m, /m/start, /m/two (Guides), /m/one (Guides), /m/plain, /m/apart',
    ]);
  });

  test('in each language, which begins with the group of the site', () => {
    expect(groups().filter((group) => group.startsWith('de'))[0]).toMatch(/^de –:/);
  });

  test('of a product at the root, pages are those of the site', () => {
    const config = `
products:
  - { id: m, name: M, root: /, content: m, navigation: navigation/m.yaml }
  - { id: x, name: X, root: /x/, content: x, navigation: navigation/x.yaml }
`;
    const pages = { 'm/one.md': '# One', 'm/start.md': '# Start', 'x/a.md': '# A', 'about.md': '# About' };
    const navigation = {
      'navigation/m.yaml': '- pathname: /start\n- pathname: /one',
      'navigation/x.yaml': '- pathname: /x/a',
    };
    expect(groups({ config, pages, navigation })).toEqual([
      'en –: /, /start, /one, /about',
      'en x: /x, /x/a',
    ]);
  });
});

test.each<[string, string | undefined, string, string]>([
  ['of the site', undefined, 'en', 'llms.txt'],
  ['of the site in another language', undefined, 'de', 'de/llms.txt'],
  ['of a product', 'm', 'en', 'm/ui/llms.txt'],
  ['of a product in another language', 'm', 'de', 'de/m/ui/llms.txt'],
  ['of a product below another one', 'part', 'en', 'm/ui/part/llms.txt'],
  ['of a product at the root', 'home', 'en', 'llms.txt'],
  ['of an unknown product', 'none', 'en', 'llms.txt'],
])('the file %s', (_, product, language, file) => {
  const { config } = siteOf({
    config: `
languages: [en, de]
products:
  - { id: home, name: H, root: /, content: h }
  - { id: m, name: M, root: /m/ui/, content: m }
  - { id: part, name: P, root: [/m/ui/part/, /other/], content: p }
`,
  });
  expect(groupFile('llms.txt', { language, ...(product !== undefined && { product }) }, config)).toBe(file);
});
