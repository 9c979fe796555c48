import { expect, test } from 'vitest';
import { pageProps } from '../../../../src/assemble/props/page-props.ts';
import { indexSite } from '../../../../src/assemble/props/site-index.ts';
import { planRoutes } from '../../../../src/assemble/routes/plan-routes.ts';
import type { ArticleProps } from '../../../../src/model/page-props.ts';
import type { SourcePath } from '../../../../src/model/path.ts';
import { parseDemo } from '../../../../src/parse/demo/parse-demo.ts';
import { componentDocument, withReference } from '../../../support/api-reference.ts';
import { type SampleSite, siteOf } from '../../../support/sample-site.ts';

function articleAt(path: string, sample: SampleSite): ArticleProps | undefined {
  const site = siteOf(sample);
  const index = indexSite(site, { demoModules: new Map(), versions: new Map(), islands: new Map() });
  const route = planRoutes(site).find((found) => found.path === path);
  return route && pageProps(route, index).article;
}

const german = { 'translations/de.yaml': 'words: { article: { api: Schnittstelle, plan-pro: Pro-Tarif } }' };

test('the plans of a title stand beside it, in the language of the article', () => {
  const pro = '<span class="plan-pro"></span>';
  const sample = {
    config: 'languages: [en, de]\nbase: /ui/',
    translations: german,
    pages: {
      'a.md': `# Grid ${pro} [${pro}](/b/#plan 'Pro & up')`,
      'b.md': '# B',
      'a-de.md': `# Tabelle ${pro}`,
    },
  };
  const icon = (label: string) => expect.stringContaining(`aria-label="${label}"`);
  expect(articleAt('/a', sample)?.title).toBe('Grid');
  expect(articleAt('/a', sample)?.titleMarks).toMatch(
    /^<svg .*aria-label="Pro plan".*<\/svg> <a href="\/ui\/b\/#plan" title="Pro &amp; up"><svg .*aria-label="Pro &amp; up".*<\/a>$/,
  );
  expect(articleAt('/de/a', sample)?.titleMarks).toEqual(icon('Pro-Tarif'));
  expect(articleAt('/b', sample)).not.toHaveProperty('titleMarks');
});

test('the section "API" ends the table of contents, in the language of the article', () => {
  const page = (more = '') => `---\ntitle: A\ncomponents: Button\n${more}---\n\n## One\n\n### Inner\n`;
  const sample = {
    config: 'languages: [en, de, fr]\nproducts: [{ id: m, name: M, root: /m/, content: m }]',
    translations: german,
    pages: {
      'm/a.md': page(),
      'm/a-de.md': page(),
      'm/short.md': page('disableToc: true\n'),
      'm/api/button.md': '# Button',
    },
  };
  const toc = (api: string) => [
    { id: 'one', text: 'One', children: [{ id: 'inner', text: 'Inner' }] },
    { id: 'api', text: api, children: [] },
  ];
  expect(articleAt('/m/a', sample)?.tableOfContents).toEqual(toc('API'));
  expect(articleAt('/de/m/a', sample)?.tableOfContents).toEqual(toc('Schnittstelle'));
  // Untranslated: the links lead on in the reader's language, the words are those of the article.
  expect(articleAt('/fr/m/a', sample)).toMatchObject({
    tableOfContents: toc('API'),
    api: { entries: [{ name: '<Button />', href: '/fr/m/api/button/' }] },
  });
  expect(articleAt('/m/short', sample)).toMatchObject({ tableOfContents: [], api: { id: 'api' } });
});

test('links to the repository lead to the current version of the product', () => {
  const sample = {
    config: `
repository: https://code.dev/acme/ui
products: [{ id: m, name: M, root: /m/, content: m, versions: [{ text: v2.1.0, href: /m/ }] }]`,
    pages: {
      'm/a.md': '# A\n\n[a](https://code.dev/acme/ui/blob/-/a.ts)',
      'b.md': '# B\n\n[a](https://code.dev/acme/ui/blob/-/a.ts)',
    },
  };
  expect(articleAt('/m/a', sample)?.links).toMatchObject([
    { href: 'https://code.dev/acme/ui/blob/v2.1.0/a.ts' },
  ]);
  expect(articleAt('/b', sample)?.links).toMatchObject([{ href: 'https://code.dev/acme/ui/blob/HEAD/a.ts' }]);
});

test('a demo with controls has them in every language, with a link to the reference', () => {
  const site = siteOf({
    config: 'languages: [en, de]\nbase: /ui/',
    pages: {
      'a.md': '# A\n\n{{"demo": "Save.tsx", "controls": true}}\n\n{{"demo": "Save.tsx"}}',
      'button.md': '# Button',
    },
    files: ['Save.tsx'],
  });
  const button = componentDocument('Button', { size: { type: `'small' | 'large'` } });
  const pages = site.pages.map((page) => (page.path === '/button' ? withReference(page, button) : page));
  const path = 'Save.tsx' as SourcePath;
  const text = `import Button from '@acme/ui/Button';\nexport default (props) => <Button {...props} />;\n`;
  const demoModules = new Map([[path, parseDemo({ path, text }).value]]);
  const documented = { ...site, pages };
  const index = indexSite(documented, { demoModules, versions: new Map(), islands: new Map() });
  const partsAt = (address: string) => {
    const route = planRoutes(documented).find((found) => found.path === address);
    return route && pageProps(route, index).article?.parts;
  };
  const controls = [{ kind: 'choice', name: 'size', options: ['small', 'large'] }];
  const reference = (href: string) => ({ name: 'Button', href });
  expect(partsAt('/a')).toMatchObject([
    { controls: { controls, shown: 1, reference: reference('/ui/button/') } },
    expect.not.objectContaining({ controls: expect.anything() }),
  ]);
  expect(partsAt('/de/a')).toMatchObject([{ controls: { reference: reference('/ui/de/button/') } }, {}]);
});

test('a page without a title has the words of its address, and the home page the name of the site', () => {
  const sample = {
    config: 'languages: [en, de]\nproducts: [{ id: m, name: M, root: /, content: m }]',
    pages: { 'm/index.md': 'Text.', 'm/date-picker.md': 'Text.', 'm/date-picker-de.md': 'Text.' },
  };
  const titles = ['/', '/de', '/date-picker', '/de/date-picker'].map(
    (path) => articleAt(path, sample)?.title,
  );
  expect(titles).toEqual(['Acme UI', 'Acme UI', 'Date picker', 'Date picker']);
});

test('a translation of a landing page has its layout', () => {
  const sample = {
    config: 'languages: [en, de]',
    pages: {
      'a.md': '---\nlayout: landing\nwideLayout: true\n---\n# A',
      'a-de.md': '# A',
      'b.md': '# B',
      'b-de.md': '---\nlayout: landing\n---\n# B',
    },
  };
  for (const path of ['/a', '/de/a']) expect(articleAt(path, sample)).toMatchObject({ landing: true });
  for (const path of ['/b', '/de/b']) expect(articleAt(path, sample)).not.toHaveProperty('landing');
  expect(articleAt('/a', sample)?.wide).toBe(true);
  expect(articleAt('/b', sample)?.wide).toBe(false);
});

test('resources are the package, the source in the repository, and the patterns that a page names', () => {
  const frontMatter = `---
packageName: '@acme/ui'
githubSource: packages/ui/src/Button
waiAria: https://aria.dev/button
materialDesign: https://md.dev/button
---
# A
`;
  const hrefs = (config: string) =>
    articleAt('/a', { config, pages: { 'a.md': frontMatter } })?.resources.map(({ href }) => href);
  const others = ['https://aria.dev/button', 'https://md.dev/button'];
  expect(hrefs('')).toEqual(['https://www.npmjs.com/package/@acme/ui', ...others]);
  expect(hrefs('repository: https://code.dev/acme')).toEqual([
    'https://www.npmjs.com/package/@acme/ui',
    'https://code.dev/acme/tree/HEAD/packages/ui/src/Button',
    ...others,
  ]);
  expect(articleAt('/b', { pages: { 'b.md': '# B' } })?.resources).toEqual([]);
});

test('an untranslated article names its language in that of the reader, and has its direction', () => {
  const sample = {
    config: `
languages: [en, ar, de]
products: [{ id: m, name: M, root: /m/, content: en, translations: { ar: ar, de: de } }]
`,
    pages: { 'en/a.md': '# A', 'ar/b.md': '# ب' },
  };
  expect(articleAt('/m/a', sample)).not.toHaveProperty('untranslated');
  expect(articleAt('/de/m/a', sample)?.untranslated).toEqual({
    language: 'en',
    name: 'Englisch',
    direction: 'ltr',
  });
  expect(articleAt('/de/m/b', sample)?.untranslated).toEqual({
    language: 'ar',
    name: 'Arabisch',
    direction: 'rtl',
  });
});

test('the day of the last change is that of the file which a page shows', () => {
  const site = siteOf({ config: 'languages: [en, de]', pages: { 'a.md': '# A', 'b.md': '# B' } });
  const days = new Map([['a.md', '2026-01-02']]);
  const index = indexSite(site, { demoModules: new Map(), versions: new Map(), islands: new Map() }, days);
  const dayOf = (path: string) => {
    const route = planRoutes(site).find((found) => found.path === path);
    return route && pageProps(route, index).article?.lastUpdated;
  };
  expect(['/a', '/de/a', '/b'].map(dayOf)).toEqual(['2026-01-02', '2026-01-02', undefined]);
});

test('a translated heading is also at the id of its own words, unless another part of the page has it', () => {
  const pages = {
    'a.md': '# A\n\n## One\n\n## Two\n\n## Three\n\n## Same',
    'a-de.md': '# A\n\n## Eins\n\n## One\n\n## Drei <a id="drei"></a>\n\n## Same\n\n## Mehr',
  };
  const articleWith = (path: string, anchors: string) =>
    articleAt(path, { config: `languages: [en, de]\nmarkdown: { anchors: ${anchors} }`, pages });
  expect(articleWith('/de/a', 'github')).toMatchObject({
    headingIds: ['one', 'two', 'three', 'same', 'mehr'],
    ownHeadingIds: ['eins', null, null, null, null],
  });
  expect(articleWith('/a', 'github')).not.toHaveProperty('ownHeadingIds');
  expect(articleWith('/de/a', 'family')).not.toHaveProperty('ownHeadingIds');
});

test('a heading that only a translation has repeats no id of its original', () => {
  const pages = {
    'a.md': '# A\n\n## One\n\n## Two',
    'a-de.md': '# A\n\n## Zwei\n\n## One\n\n## Two',
  };
  const article = articleAt('/de/a', { config: 'languages: [en, de]', pages });
  expect(article?.headingIds).toEqual(['one', 'two', 'two-2']);
});
