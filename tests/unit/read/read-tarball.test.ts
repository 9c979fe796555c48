import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readTarball } from '../../../src/read/read-tarball.ts';
import { tarball } from '../../support/tarball.ts';

const texts = (packed: Uint8Array) => {
  const files = readTarball(packed);
  return (
    files && Object.fromEntries([...files].map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]))
  );
};

const long = `${'deep/'.repeat(30)}file.d.ts`;

test('reads the files of a packed package', () => {
  const files = { 'package.json': '{}', 'src/index.d.ts': 'export {};\n'.repeat(100), 'empty.d.ts': '' };
  expect(texts(tarball(files))).toEqual(files);
});

test('reads paths that are longer than a header has room for', () => {
  expect(texts(tarball({ [long]: 'a', 'b.d.ts': 'b' }))).toEqual({ [long]: 'a', 'b.d.ts': 'b' });
});

test('leaves out paths that lead out of the package', () => {
  const files = { '../outside.d.ts': 'a', 'b.d.ts': 'b', '..\\..\\outside.d.ts': 'a' };
  expect(texts(tarball(files))).toEqual({ 'b.d.ts': 'b' });
});

const foreign: readonly [situation: string, bytes: Uint8Array][] = [
  ['text', new TextEncoder().encode('no archive')],
  ['nothing', new Uint8Array()],
  ['a compressed text', gzipSync('no archive'.repeat(100))],
  ['an archive that is cut off', tarball({ 'a.d.ts': 'a'.repeat(9000) }).subarray(0, 60)],
  ['an archive without files', tarball({})],
];

test.each(foreign)('%s is no package', (_, bytes) => {
  expect(readTarball(bytes)).toBeUndefined();
});
