import { describe, expect, test } from 'vitest';
import { siteProps } from '../../../../src/assemble/props/site-props.ts';
import type { SiteProps } from '../../../../src/model/page-props.ts';
import type { SourcePath } from '../../../../src/model/path.ts';
import type { FontFace } from '../../../../src/model/theme.ts';
import { indexedSite } from '../../../support/planned-pages.ts';
import { type SampleSite, siteOf } from '../../../support/sample-site.ts';

/** What the pages of a site in a language know of it. */
function propsOf(sample: SampleSite, language = 'en'): SiteProps | undefined {
  return indexedSite(sample).index.localeVersions.get(language)?.site;
}

describe('a site', () => {
  const german = {
    'translations/de.yaml':
      'site: { name: Acme-Oberfläche }\nproducts: { m: { name: Grundlage, description: Auf Deutsch. } }\n',
  };
  const config = `
description: Components.
base: /ui/
languages: [en, de]
products:
  - { id: m, name: M, root: /m/, content: m, navigation: auto, logo: m.svg, description: The core. }
  - { id: x, name: X, root: /x/, content: x, logo: gone.svg, category: core, accent: { light: '#111', dark: '#eee' } }
`;
  const sample = { config, translations: german, pages: { 'm/a.md': '# A' }, files: ['m.svg'] };

  test('has its texts in each language, the others as they are', () => {
    expect(propsOf(sample)).toMatchObject({
      name: 'Acme UI',
      description: 'Components.',
      home: '/ui/',
      manifest: '/ui/manifest.webmanifest',
      llms: '/ui/llms.txt',
    });
    expect(propsOf(sample, 'de')).toMatchObject({
      name: 'Acme-Oberfläche',
      description: 'Components.',
      home: '/ui/de/',
      manifest: '/ui/de/manifest.webmanifest',
      llms: '/ui/de/llms.txt',
      products: [{ name: 'Grundlage', description: 'Auf Deutsch.', href: '/ui/de/m/' }, { name: 'X' }],
    });
  });

  test('shows of a product what it has', () => {
    const [m, x] = propsOf(sample)?.products ?? [];
    expect(m).toMatchObject({ category: null, description: 'The core.' });
    expect(m?.logo).toMatch(/^\/ui\/media\/m-.{10}\.svg$/);
    expect(m).not.toHaveProperty('accent');
    expect(x).toMatchObject({ category: 'core', accent: {} });
    expect(x).not.toHaveProperty('logo');
    expect(x).not.toHaveProperty('description');
  });

  test('has no files for language models if it wants none', () => {
    expect(propsOf({ config: 'llms: false' })).not.toHaveProperty('llms');
  });

  test('has the icons that its public folder has by their names', () => {
    const publicFiles = ['public/favicon.ico', 'public/icons/favicon.svg', 'public/apple-touch-icon.png'];
    const props = propsOf({ config: 'base: /ui/', publicFiles });
    expect(props).toMatchObject({ fallbackIcon: '/ui/favicon.ico', touchIcon: '/ui/apple-touch-icon.png' });
    expect(props).not.toHaveProperty('icon');
    const vector = propsOf({ publicFiles: ['public/favicon.svg'] });
    expect(vector).toMatchObject({ icon: '/favicon.svg' });
    expect(vector).not.toHaveProperty('fallbackIcon');
    expect(vector).not.toHaveProperty('touchIcon');
  });

  test('registers its service worker only on its own hosts', () => {
    const hosts = 'productionHosts: [acme.dev]\n';
    expect(propsOf({ config: hosts })?.productionHosts).toEqual(['acme.dev']);
    for (const kind of ['none', 'unregister'])
      expect(propsOf({ config: `${hosts}serviceWorker: ${kind}` })?.productionHosts).toEqual([]);
  });

  test('names the addresses at which a link leaves it', () => {
    const props = propsOf({
      config: `
base: /ui/
externalPaths: [/store/]
redirects:
  - { from: /shop/, to: 'https://shop.dev/' }
  - { from: /old/, to: /new/ }
`,
      redirects:
        '/ui/blog/* https://blog.dev/:splat\n/ui/a /ui/b\n/ui/shop/ https://other.dev/\nhttps://a.dev/* https://b.dev/:splat\n',
    });
    expect(props?.outside).toEqual(['/store/*', '/ui/shop/', '/ui/blog/*']);
  });
});

test.each<[string, Record<string, string>]>([
  ['its own page', { 'm/index.md': '# M', 'm/a.md': '# A' }],
  ['its landing page', { 'm/a.md': '# A' }],
])('a product leads to %s, in the language of the reader', (_name, pages) => {
  const config =
    'languages: [en, de]\nproducts: [{ id: m, name: M, root: /m/, content: m, navigation: auto }]';
  expect(propsOf({ config, pages }, 'de')?.products[0]?.href).toBe('/de/m/');
});

test('a product at the root of the site leads to the first page of its navigation', () => {
  const config = 'products: [{ id: m, name: M, root: /, content: m, navigation: n.yaml }]';
  const navigation = {
    'n.yaml': "- { pathname: 'https://out.dev/', title: Out }\n- { pathname: /a }\n- { pathname: /b }\n",
  };
  const pages = { 'm/a.md': '# A', 'm/b.md': '# B', 'm/index.md': '# M' };
  expect(propsOf({ config, pages, navigation })?.products[0]?.href).toBe('/a/');
  const empty = { ...navigation, 'n.yaml': '[]' };
  expect(propsOf({ config, pages, navigation: empty })?.products[0]?.href).toBe('/');
});

describe('the first screen needs', () => {
  const face = (source: string, given: Partial<FontFace> = {}): FontFace => ({
    family: 'Inter',
    source: source as SourcePath,
    weight: '400',
    style: 'normal',
    ...given,
  });

  /** The font files of a site with these faces. Its text is in Inter, its headings are in Acme Sans. */
  function fontFiles(
    faces: readonly FontFace[],
    theme = 'fonts: { body: "Inter, serif", headings: Acme Sans }',
  ) {
    const site = siteOf({
      config: `base: /ui/\ntheme: { ${theme} }`,
      files: faces.map(({ source }) => source).filter((source) => source !== 'gone.woff2'),
    });
    const { publicFiles, files, navigation, translations } = site;
    const config = { ...site.config, fontFaces: faces };
    return siteProps(
      { config, publicFiles, files, navigation, translations, redirectRules: [] },
      { language: 'en', localise: (href) => href, paths: new Set() },
    ).fontFiles?.map((href) => href.replace(/^\/ui\/media\/(.*)-.{10}\.(\w+)$/, '$1.$2'));
  }

  test.each<[string, FontFace, boolean]>([
    ['the font of text', face('a.woff2'), true],
    ['the font of headings', face('a.woff2', { family: 'Acme Sans' }), true],
    ['no other font', face('a.woff2', { family: 'Acme' }), false],
    ['no italics', face('a.woff2', { style: 'italic' }), false],
    ['no file in another format', face('a.woff'), false],
    ['no file that is missing', face('gone.woff2'), false],
    ['Latin letters', face('a.woff2', { unicodeRange: 'U+0000-00FF, U+0131' }), true],
    ['Latin letters in short', face('a.woff2', { unicodeRange: 'U+0-FF' }), true],
    ['Latin letters as a pattern', face('a.woff2', { unicodeRange: 'u+00??' }), true],
    ['no Greek letters', face('a.woff2', { unicodeRange: 'U+0370-03FF' }), false],
    ['no extended letters', face('a.woff2', { unicodeRange: 'U+0100-02AF, U+1E00-1EFF' }), false],
    ['Latin letters alone', face('a.woff2', { unicodeRange: 'U+41-5A' }), true],
    ['Latin letters up to the first', face('a.woff2', { unicodeRange: 'U+20-41' }), true],
    ['no signs before them', face('a.woff2', { unicodeRange: 'U+20-40' }), false],
    ['no letters behind the first', face('a.woff2', { unicodeRange: 'U+42-5A' }), false],
    ['no Vietnamese letters', face('a.woff2', { unicodeRange: 'U+0102-0103, U+1EA0-1EF9, U+20AB' }), false],
    ['no letters of Latin Extended-B', face('a.woff2', { unicodeRange: 'U+0200-024F' }), false],
  ])('%s', (_name, one, isNeeded) => {
    expect(fontFiles([one])).toEqual(isNeeded ? [one.source] : undefined);
  });

  test('a family in quotes, in the order of the style sheet', () => {
    const faces = [face('b.woff2', { family: 'Acme Sans' }), face('a.woff2')];
    expect(fontFiles(faces, `fonts: { body: "'Acme Sans', Inter" }`)).toEqual(['b.woff2']);
    expect(fontFiles(faces)).toEqual(['b.woff2', 'a.woff2']);
    expect(fontFiles(faces, 'radius: 4')).toBeUndefined();
  });
});
