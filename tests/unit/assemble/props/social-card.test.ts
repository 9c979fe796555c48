import { describe, expect, test } from 'vitest';
import { socialCard, socialImage, socialImagePath } from '../../../../src/assemble/props/social-card.ts';
import { indexedSite } from '../../../support/planned-pages.ts';

const config = `
url: https://acme.dev
base: /ui/
languages: [en, ar]
socialImages: { fonts: [inter.ttf] }
products:
  - { id: m, name: M, root: /m/, content: m, navigation: auto, accent: '#7a36ee' }
`;
const sample = {
  config,
  pages: { 'm/a.md': '# A', 'm/m.md': '# M', 'b.md': '# B', 'b-ar.md': '# ب' },
  translations: { 'translations/ar.yaml': 'site: { name: أكمي }\n' },
};

/** What is known of the picture of a page. */
function at(path: string, text = config) {
  const { index, routes } = indexedSite({ ...sample, config: text });
  const route = routes.find((one) => one.path === path);
  if (!route) throw new Error(`There is no page at ${path}.`);
  return { card: socialCard(route, index), image: socialImage(route, index) };
}

describe('the picture of a page', () => {
  test('shows its title, product and site, with the accent of the product', () => {
    const { card } = at('/m/a');
    expect(card).toMatchObject({
      title: 'A',
      product: 'M',
      site: 'Acme UI',
      language: 'en',
      direction: 'ltr',
    });
    expect(card?.colours.accent).toBe('#7a36ee');
    expect(at('/b').card?.colours.accent).not.toBe('#7a36ee');
    expect(at('/b').card).not.toHaveProperty('product');
  });

  test('names a product once', () => {
    expect(at('/m/m').card).toMatchObject({ title: 'M' });
    for (const path of ['/m/m', '/m']) expect(at(path).card).not.toHaveProperty('product');
  });

  test('is in the language of the page, and that of an untranslated page in its own', () => {
    expect(at('/ar/b').card).toMatchObject({ title: 'ب', site: 'أكمي', language: 'ar', direction: 'rtl' });
    expect(at('/ar/m/a').card).toEqual(at('/m/a').card);
    expect(at('/ar').card).toMatchObject({ title: 'أكمي', language: 'ar' });
  });

  test('has an address that follows from what it shows', () => {
    const { card, image } = at('/m/a');
    expect(image).toEqual({
      href: expect.stringMatching(/^https:\/\/acme\.dev\/ui\/.+\/[A-Za-z\d]{12}\.png$/),
      width: 1200,
      height: 630,
    });
    expect(card && image?.href.endsWith(socialImagePath(card))).toBe(true);
    expect(card && socialImagePath({ ...card, title: 'B' })).not.toBe(card && socialImagePath(card));
  });

  test.each([
    ['for pages that stand in for others', '/404', config],
    ['for the shell of applications', '/_app', config],
    ['without a public address', '/m/a', config.replace('url: https://acme.dev\n', '')],
    ['unless the site asks for it', '/m/a', config.replace(/socialImages: .*\n/, '')],
  ])('is not made %s', (_name, path, text) => {
    expect(at(path, text)).toEqual({ card: undefined, image: undefined });
  });
});
