import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { encodeText } from '../../../src/lib/encode-text.ts';
import { assetPlaceholder } from '../../../src/lib/placeholders.ts';
import type { StoredContent } from '../../../src/model/output.ts';
import type { FilePath } from '../../../src/model/path.ts';
import { writeStored } from '../../../src/write/write-stored.ts';
import { memoryFileSystem } from '../../support/memory-file-system.ts';

const out = '/site/dist' as FilePath;

/** A disk with two stores, each with a pack of these texts, and the place of each text. */
function storesOf(...stores: readonly (readonly string[])[]) {
  const disk = memoryFileSystem(
    Object.fromEntries(stores.map((texts, at) => [`/store-${at}/a.pack`, texts.join('')])),
  );
  const places = stores.flatMap((texts, at) =>
    texts.map((text, index): StoredContent => {
      const offset = encodeText(texts.slice(0, index).join('')).length;
      const bytes = encodeText(text);
      const urls = [['logo', '/assets/logo-1.svg']] as const;
      return {
        folder: `/store-${at}` as FilePath,
        pack: 'a.pack',
        offset,
        length: bytes.length,
        sum: crc32(bytes),
        urls,
      };
    }),
  );
  const files = places.map((content, at) => ({ path: `${at}.html`, content }));
  return { disk, files };
}

test('files of several stores are written, with the addresses of their assets', async () => {
  const page = `<img src="${assetPlaceholder('logo')}"><a href="${assetPlaceholder('gone')}">é</a>`;
  const { disk, files } = storesOf([page, 'two'], ['three']);
  const filled = '<img src="/assets/logo-1.svg"><a href="">é</a>';
  const bytes = [page, 'two', 'three', filled, 'two', 'three'].reduce(
    (sum, text) => sum + encodeText(text).length,
    0,
  );
  expect(await writeStored(disk, out, files)).toEqual({ missing: [], bytes });
  const { '0.html': first, '1.html': second, '2.html': third } = disk.texts(out);
  expect([first, second, third]).toEqual([filled, 'two', 'three']);
});

test('what is missing or damaged in a store is reported, and the rest is written', async () => {
  const { disk, files } = storesOf(['one', 'two'], ['three']);
  disk.files.set('/store-0/a.pack', encodeText('0netwo'));
  disk.files.delete('/store-1/a.pack');
  const { missing, bytes } = await writeStored(disk, out, files);
  expect([...missing].sort()).toEqual(['0.html', '2.html']);
  expect(bytes).toBe(6);
  expect(disk.texts(out)).toMatchObject({ '1.html': 'two' });
  expect('0.html' in disk.texts(out)).toBe(false);
});

test('of no files, nothing is written', async () => {
  expect(await writeStored(memoryFileSystem(), out, [])).toEqual({ missing: [], bytes: 0 });
});
