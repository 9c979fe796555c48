import { describe, expect, test } from 'vitest';
import { pageProps } from '../../../../src/assemble/props/page-props.ts';
import type { PageProps } from '../../../../src/model/page-props.ts';
import { indexedSite } from '../../../support/planned-pages.ts';
import type { SampleSite } from '../../../support/sample-site.ts';

const sample: SampleSite = {
  config: `
base: /ui/
languages: [en, de, ar]
components: [./parts]
slots: { header-end: Status, body-end: Gone, footer-end: Chart }
products:
  - id: m
    name: M
    root: /m/
    content: m
    navigation: navigation/m.yaml
    description: The core.
    versions: [{ text: v2, href: /m/ }, { text: old, href: 'https://old.dev/' }]
  - { id: x, name: X, root: /x/, content: x }
`,
  navigation: {
    'navigation/m.yaml': `
- { pathname: /m/a }
- pathname: /m/more
  title: More
  children: [{ pathname: /m/b, newFeature: true }, { pathname: 'https://out.dev/', title: Out }]
`,
  },
  pages: {
    'm/a.md': '# A\n\n<p class="description">About A.</p>\n\n{{"component": "section-pages"}}\n',
    'm/b.md': '# B\n\n<p class="description">About B.</p>\n\n{{"component": "section-pages"}}\n',
    'm/b-de.md': '# B\n\n<p class="description">Über B.</p>\n\n{{"component": "section-pages"}}\n',
    'plain.md': '# No product\n\n{{"component": "section-pages"}}\n',
    'plain-ar.md': '# بلا\n\n{{"component": "section-pages"}}\n',
  },
  translations: {
    'translations/de.yaml': 'products: { m: { name: Grundlage, description: Der Kern. } }\n',
  },
  files: ['parts/Status.tsx', 'parts/Chart.tsx'],
};

function propsAt(path: string): PageProps {
  const { index, routes } = indexedSite(sample, { islands: new Map([['Chart', 'idle']]) });
  const route = routes.find((one) => one.path === path);
  if (!route) throw new Error(`There is no page at ${path}.`);
  return pageProps(route, index);
}

/** The facts that the first component of a page receives. */
function factsAt(path: string): object | undefined {
  const part = propsAt(path).article?.parts[0];
  return part?.kind === 'component' ? part.mode.page : undefined;
}

describe('a component receives facts', () => {
  test('in the language of its page', () => {
    expect(factsAt('/de/m/b')).toMatchObject({
      href: '/ui/de/m/b/',
      title: 'B',
      description: 'Über B.',
      language: 'de',
      direction: 'ltr',
      product: { id: 'm', name: 'Grundlage', href: '/ui/de/m/' },
      products: [
        { id: 'm', name: 'Grundlage', description: 'Der Kern.', href: '/ui/de/m/' },
        { id: 'x', versions: [] },
      ],
      navigation: [
        { kind: 'page', href: '/ui/de/m/a/', description: 'About A.' },
        {
          kind: 'group',
          title: 'More',
          items: [
            { href: '/ui/de/m/b/', description: 'Über B.', badges: ['new'], outward: false },
            { href: 'https://out.dev/', outward: true },
          ],
        },
      ],
    });
  });

  test('in that of an untranslated page, with links in that of the reader', () => {
    expect(factsAt('/de/m/a')).toMatchObject({
      href: '/ui/de/m/a/',
      title: 'A',
      description: 'About A.',
      language: 'en',
      product: { id: 'm', name: 'M', href: '/ui/de/m/' },
      products: [
        {
          id: 'm',
          name: 'M',
          description: 'The core.',
          href: '/ui/de/m/',
          versions: [
            { text: 'v2', href: '/ui/de/m/', current: true },
            { text: 'old', href: 'https://old.dev/', current: false },
          ],
        },
        { id: 'x', name: 'X' },
      ],
      navigation: [
        { href: '/ui/de/m/a/' },
        { items: [{ href: '/ui/de/m/b/', description: 'About B.' }, { href: 'https://out.dev/' }] },
      ],
    });
  });

  test('without what the page does not have', () => {
    const facts = factsAt('/ar/plain');
    expect(facts).toMatchObject({ language: 'ar', direction: 'rtl', navigation: [] });
    expect(facts).not.toHaveProperty('description');
    expect(facts).not.toHaveProperty('product');
    // An external page has no description here.
    expect(JSON.stringify(factsAt('/m/a'))).toMatch(
      /"title":"Out","href":"https:\/\/out.dev\/","outward":true,"badges"/,
    );
  });
});

describe('a component in a slot', () => {
  test('is there on every page, if it exists', () => {
    for (const path of ['/m/a', '/', '/404', '/m'])
      expect(propsAt(path).slots?.map(({ slot, part }) => `${slot} ${part.entry} ${part.id}`)).toEqual([
        'header-end component:Status slot-header-end',
        'footer-end component:Chart slot-footer-end',
      ]);
  });

  test('receives fewer facts, those of a page without a source from its head', () => {
    const pageOf = (path: string) => propsAt(path).slots?.map(({ part }) => part.mode);
    const [status, chart] = pageOf('/de/m/b') ?? [];
    expect(status).toMatchObject({
      kind: 'static',
      page: { href: '/ui/de/m/b/', title: 'B', product: { name: 'Grundlage' } },
    });
    expect(status?.page).not.toHaveProperty('navigation');
    expect(chart).toMatchObject({ kind: 'island', moment: 'idle', serverRendered: true });
    const [landing] = pageOf('/de/m') ?? [];
    expect(landing?.page).toEqual({
      href: '/ui/de/m/',
      title: 'Grundlage - Acme UI',
      description: 'Der Kern.',
      language: 'de',
      direction: 'ltr',
      product: { id: 'm', name: 'Grundlage', href: '/ui/de/m/' },
      frontMatter: expect.objectContaining({ components: [], disableToc: false }),
    });
    const [missing] = pageOf('/ar/404') ?? [];
    expect(missing?.page).toMatchObject({ href: '/ui/ar/404/', language: 'ar', direction: 'rtl' });
    expect(missing?.page).not.toHaveProperty('product');
    expect(missing?.page).not.toHaveProperty('description');
  });
});
