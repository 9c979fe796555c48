import { describe, expect, test } from 'vitest';
import { fontFallback } from '../../../../src/emit/pages/declare-fonts.ts';
import { tinyFont } from '../../../support/tiny-font.ts';

describe('the system font in place of a font', () => {
  test('is widened to its letters, and keeps its lines', async () => {
    // Arial's letters are 0.4458 em wide on average.
    const font = tinyFont({ advance: 892, ascent: 1000, descent: 250, lineGap: 100 });
    expect(await fontFallback(font, 'sans')).toEqual({
      local: ['Arial', 'Liberation Sans', 'Arimo'],
      sizeAdjust: '200.09%',
      ascent: '49.98%',
      descent: '12.49%',
      lineGap: '5%',
    });
  });

  test('has serifs where the theme asks for them', async () => {
    const font = tinyFont({ advance: 406, ascent: 800, descent: 200 });
    expect(await fontFallback(font, 'serif')).toMatchObject({
      local: ['Times New Roman', 'Liberation Serif', 'Tinos'],
      sizeAdjust: '99.94%',
    });
  });

  test.each([
    ['an empty file', new Uint8Array()],
    ['text', new TextEncoder().encode('not a font')],
    ['the start of a font', tinyFont({ advance: 500, ascent: 800, descent: 200 }).slice(0, 300)],
    ['a missing file', undefined],
  ])('%s has none', async (_title, bytes) => {
    expect(await fontFallback(bytes, 'sans')).toBeUndefined();
  });
});
