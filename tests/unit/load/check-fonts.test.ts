import { expect, test } from 'vitest';
import { checkFonts } from '../../../src/load/check-fonts.ts';
import type { FilePath, SourcePath } from '../../../src/model/path.ts';
import type { FontFace } from '../../../src/model/theme.ts';
import { memoryFileSystem } from '../../support/memory-file-system.ts';
import { configOf } from '../../support/sample-site.ts';

test.each<[string, string | undefined]>([
  ['IBM Plex Sans, sans-serif', undefined],
  ['"IBM Plex Sans"', undefined],
  ['IBM Plex Snas', 'IBM Plex Sans'],
  ['IBMPlex Sans, sans-serif', 'IBM Plex Sans'],
  ['system-ui, ibm plex sans', undefined],
  // Other fonts, which the reader's system may have.
  ['IBM Plex Mono, monospace', undefined],
  ['Georgia, serif', undefined],
])('a theme with %s means %s', async (body, meant) => {
  const text = `name: Acme\nproducts: []\ntheme: { fonts: { body: '${body}' } }\n`;
  const source = 'fonts/plex.woff2' as SourcePath;
  const face: FontFace = { family: 'IBM Plex Sans', weight: '400', style: 'normal', source };
  const config = { ...configOf(text), contentDir: '/content' as FilePath, fontFaces: [face] };
  const files = memoryFileSystem({ '/content/fonts/plex.woff2': 'wOF2 and more' });
  const found = await checkFonts(config, files);
  expect(found.map(({ code, hint }) => [code, hint])).toEqual(
    meant === undefined ? [] : [['unknown-font', `Did you mean "${meant}"?`]],
  );
});

test.each<[content: string | undefined, isFont: boolean]>([
  ['wOF2…', true],
  ['wOFF…', true],
  ['OTTO…', true],
  ['\0\u0001\0\0…', true],
  ['true…', true],
  ['ttcf…', true],
  ['version https://git-lfs.github.com/spec/v1', false],
  ['', false],
  // A missing file has a report of its own.
  [undefined, true],
])('a font file that begins with %j is one: %s', async (content, isFont) => {
  const text = 'products: []\nfonts:\n  - /a.css\n  - { family: A, file: fonts/a.woff2 }\n';
  const config = { ...configOf(text), contentDir: '/content' as FilePath };
  const files = memoryFileSystem(content === undefined ? {} : { '/content/fonts/a.woff2': content });
  const found = await checkFonts(config, files);
  expect(found.map(({ code, message, place }) => [code, message, place?.line])).toEqual(
    isFont
      ? []
      : [['font-file', '"content/fonts/a.woff2" is not a font, so browsers show text without it.', 5]],
  );
});
