import { describe, expect, test } from 'vitest';
import { createStore } from '../../../../src/cache/create-store.ts';
import { declareFonts, fontFallback } from '../../../../src/emit/pages/declare-fonts.ts';
import type { FilePath, SourcePath } from '../../../../src/model/path.ts';
import type { FontFace } from '../../../../src/model/theme.ts';
import { createSources } from '../../../../src/read/sources.ts';
import { memoryFileSystem } from '../../../support/memory-file-system.ts';
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

describe('the fonts of a site', () => {
  const font = tinyFont({ advance: 892, ascent: 1000, descent: 250, lineGap: 100 });
  const face = (name: string, given: Partial<FontFace> = {}): FontFace => ({
    family: 'Inter',
    source: `${name}.woff2` as SourcePath,
    weight: '400',
    style: 'normal',
    ...given,
  });

  /** Declares fonts whose files exist; `damaged` is no font. */
  async function declared(faces: readonly FontFace[], serif: readonly string[] = []) {
    const files = faces.map(({ source }) => source).filter((source) => source !== 'gone.woff2');
    const sources = createSources(
      files.map((path) => ({ path, file: `/${path}` as FilePath, kind: 'media', hash: path })),
    );
    const store = await createStore(memoryFileSystem(), '/store' as FilePath, {
      force: false,
      packName: 'p',
    });
    const readBytes = async (file: string) => (file.includes('damaged') ? new Uint8Array(4) : font);
    const options = { store, tool: '', files: { readBytes }, base: '/ui/', serif: new Set(serif) };
    return declareFonts(faces, sources, options);
  }

  test('have their address, and one system font for a family', async () => {
    const found = await declared([
      face('damaged'),
      face('italic', { style: 'italic' }),
      face('regular', { unicodeRange: 'U+0000-00FF' }),
      face('bold', { weight: '700' }),
      face('gone'),
      face('other', { family: 'Georgia Pro' }),
    ]);
    expect(found.map(({ href, family, fallback }) => [href, family, fallback?.local[0]])).toEqual([
      ['/ui/media/damaged-damaged.wo.woff2', 'Inter', undefined],
      ['/ui/media/italic-italic.wof.woff2', 'Inter', undefined],
      ['/ui/media/regular-regular.wo.woff2', 'Inter', 'Arial'],
      ['/ui/media/bold-bold.woff2.woff2', 'Inter', undefined],
      ['/ui/media/other-other.woff.woff2', 'Georgia Pro', 'Arial'],
    ]);
    expect(found[2]).toMatchObject({ weight: '400', style: 'normal', unicodeRange: 'U+0000-00FF' });
    expect(found[0]).not.toHaveProperty('source');
  });

  test('have one with serifs if the theme has', async () => {
    const found = await declared([face('a'), face('b', { family: 'Georgia Pro' })], ['Georgia Pro']);
    expect(found.map(({ fallback }) => fallback?.local[0])).toEqual(['Arial', 'Times New Roman']);
  });
});
