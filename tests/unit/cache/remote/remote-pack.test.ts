import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodePack, encodePack, expanded } from '../../../../src/cache/remote/remote-pack.ts';

test('a pack has the values that it was made from, and the same bytes each time', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.string(), fc.uint8Array())), async (values) => {
      const bytes = await encodePack(values);
      expect(await encodePack(values)).toEqual(bytes);
      const found = (await decodePack(bytes))?.map(([key, value]) => [key, [...value]]);
      expect(found).toEqual(values.map(([key, value]) => [key, [...value]]));
    }),
  );
});

test.each([
  ['no gzip', Buffer.from('<html>Sign in</html>')],
  ['an empty content', gzipSync('')],
  ['a head that is longer than the pack', gzipSync(Buffer.from([255, 0, 0, 0, 91, 93]))],
  ['a head that is no list', gzipSync(Buffer.from([2, 0, 0, 0, 123, 125]))],
  [
    'values beyond the end',
    gzipSync(Buffer.concat([Buffer.from([9, 0, 0, 0]), Buffer.from('[["a",5]]1234')])),
  ],
  [
    'values that do not reach the end',
    gzipSync(Buffer.concat([Buffer.from([9, 0, 0, 0]), Buffer.from('[["a",1]]12')])),
  ],
])('%s is no pack', async (_, bytes) => {
  expect(await decodePack(bytes)).toBeUndefined();
});

test('a pack that expands to more than is allowed is none', async () => {
  const bytes = await encodePack([['a', new Uint8Array(1000)]]);
  expect(await decodePack(bytes, 2000)).toHaveLength(1);
  expect(await decodePack(bytes, 1000)).toBeUndefined();
});

test.each([
  ['shorter', 10],
  ['longer', 3_000],
  ['far longer', 2 ** 32 - 1],
])('a content that states to be %s than it is is damaged', async (_, stated) => {
  const bytes = gzipSync(Buffer.alloc(2_000, 'a'));
  expect(await expanded(bytes)).toEqual(Buffer.alloc(2_000, 'a'));
  bytes.writeUInt32LE(stated, bytes.length - 4);
  expect(await expanded(bytes)).toBeUndefined();
});

test('three bytes are no content', async () => {
  expect(await expanded(Buffer.from([31, 139, 8]))).toBeUndefined();
});
