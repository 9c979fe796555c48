import { describe, expect, test } from 'vitest';
import { cardElement } from '../../../../src/emit/social/card-element.ts';
import { missingFont, uncoveredTitle } from '../../../../src/emit/social/social-problems.ts';
import type { SocialCard } from '../../../../src/model/social-image.ts';
import { configOf } from '../../../support/sample-site.ts';

describe('the layout of a picture', () => {
  const card: SocialCard = {
    title: 'T',
    site: 'S',
    language: 'ar',
    direction: 'rtl',
    colours: { page: '#fff', text: '#000', soft: '#777', accent: '#00f' },
  };

  /** The texts of a picture with their sizes. */
  function linesOf(given: Partial<SocialCard>): (readonly [unknown, unknown])[] {
    const { children } = cardElement({ ...card, ...given }, ['A', 'B']).props;
    const body = typeof children === 'string' ? undefined : children[1];
    const lines = body?.props.children ?? [];
    return typeof lines === 'string' ? [] : lines.map(({ props }) => [props.children, props.style.fontSize]);
  }

  test('has product, title and site above one another, at the side where reading starts', () => {
    expect(cardElement(card, ['A', 'B']).props).toMatchObject({
      lang: 'ar',
      style: { direction: 'rtl', fontFamily: 'A, B', background: '#fff', color: '#000' },
    });
    expect(linesOf({ product: 'P' })).toEqual([
      ['P', 40],
      ['T', 84],
      ['S', 36],
    ]);
    expect(linesOf({})[0]?.[0]).toBe('');
  });

  test.each([
    ['a'.repeat(40), 'a'.repeat(40), 84],
    ['a'.repeat(41), 'a'.repeat(41), 64],
    ['😀'.repeat(120), '😀'.repeat(120), 64],
    ['😀'.repeat(121), `${'😀'.repeat(119)}…`, 64],
  ])('has room for the title %s', (title, shown, fontSize) => {
    expect(linesOf({ title })[1]).toEqual([shown, fontSize]);
  });
});

test('problems with fonts are at the font, or where pictures are asked for', () => {
  const site = configOf('socialImages:\n  fonts:\n    - a.ttf\n    - b.ttf\n');
  expect(missingFont(1, site)).toMatchObject({
    message: 'File "content/b.ttf" (socialImages.fonts[1]) does not exist.',
    place: { file: 'content/site.yaml', line: 5 },
  });
  expect(uncoveredTitle('Ж', 'Ж', site)).toMatchObject({
    message: 'The fonts of "socialImages" do not have "Ж" of the title "Ж".',
    place: { line: 4 },
  });
  const inModule = { ...site, places: { socialImages: { file: 'content/site.ts', line: 2, column: 3 } } };
  expect(missingFont(0, inModule).place).toEqual({ file: 'content/site.ts', line: 2, column: 3 });
  const start = { file: 'content/site.yaml', line: 1, column: 1 };
  expect(missingFont(0, { ...site, places: {} }).place).toEqual(start);
});
