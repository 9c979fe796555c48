import { describe, expect, test } from 'vitest';
import { pageProps } from '../../../src/assemble/props/page-props.ts';
import { indexSite, localeVersionOf } from '../../../src/assemble/props/site-index.ts';
import { adSettings } from '../../../src/assemble/props/site-props.ts';
import { planRoutes } from '../../../src/assemble/routes/plan-routes.ts';
import { hash } from '../../../src/lib/hash.ts';
import type { Site } from '../../../src/model/site.ts';
import { only, siteOf } from '../../support/sample-site.ts';

/** Props of the one page of a site. */
function propsOf(config: string, frontMatter = '') {
  const site = siteOf({ config, pages: { 'a.md': `---\n${frontMatter}\n---\n# A` } });
  const route = only(planRoutes(site).filter(({ path }) => path === '/a'));
  return pageProps(
    route,
    indexSite(site, { demoModules: new Map(), versions: new Map(), islands: new Map() }),
  );
}

describe('a page', () => {
  test('has no facts about services that the site does not have', () => {
    const props = propsOf('productionHosts: [acme.dev]');
    expect(props.site).not.toHaveProperty('services');
    expect(props.article).not.toHaveProperty('ads');
    expect(props.head).not.toHaveProperty('fonts');
  });

  test('has advertisements unless it sets disableAd', () => {
    const config = 'productionHosts: [acme.dev]\nads: {}';
    expect(propsOf(config)).toMatchObject({
      article: { ads: true },
      site: { services: { hosts: ['acme.dev'] } },
    });
    expect(propsOf(config, 'disableAd: true').article).not.toHaveProperty('ads');
  });

  test('has the fonts of every page, then those it asks for', () => {
    const config =
      'base: /ui/\nfonts: [/all.css, { name: icons, href: /icons.css }, { name: other, href: /other.css }]';
    const hrefs = (frontMatter: string) => propsOf(config, frontMatter).head.fonts?.map(({ href }) => href);
    expect(hrefs('')).toEqual(['/ui/all.css']);
    expect(hrefs('fonts: [icons, https://fonts.dev/a.css]')).toEqual([
      '/ui/all.css',
      'https://fonts.dev/a.css',
      '/ui/icons.css',
    ]);
  });
});

function settingsIn(language: string, site: Site) {
  const index = indexSite(site, { demoModules: new Map(), versions: new Map(), islands: new Map() });
  return adSettings(site, localeVersionOf(index, language));
}

test('the settings of advertisements have complete addresses', () => {
  const ads =
    'ads: { inHouse: [{ name: a, link: /a/, img: ads/a.svg, description: A }, { name: b, link: "https://b.dev", description: B }] }';
  const site = siteOf({ config: `base: /ui/\n${ads}`, files: ['ads/a.svg'] });
  expect(settingsIn('en', site)?.inHouse).toMatchObject([
    { link: '/ui/a/', img: `/ui/media/a-${hash('ads/a.svg').slice(0, 10)}.svg`, label: 'in-house-a' },
    { link: 'https://b.dev' },
  ]);
  expect(settingsIn('en', siteOf({}))).toBeUndefined();
});

test('advertisements are in the language of their page, or name their language', () => {
  const site = siteOf({
    config:
      'languages: [en, de]\nads: { inHouse: [{ name: a, link: /a/, description: A }, { name: b, link: /b/, description: B }] }',
    pages: { 'a.md': '# A' },
    translations: { 'translations/de.yaml': 'ads: { a: { description: Ä, poweredby: Wir } }' },
  });
  expect(settingsIn('de', site)?.inHouse).toMatchObject([
    { description: 'Ä', poweredby: 'Wir', link: '/de/a/' },
    { description: 'B', poweredby: 'Acme UI', language: 'en' },
  ]);
  expect(settingsIn('de', site)?.inHouse[0]).not.toHaveProperty('language');
  expect(settingsIn('en', site)?.inHouse[1]).not.toHaveProperty('language');
});
