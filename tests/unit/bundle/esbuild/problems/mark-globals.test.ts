import { expect, test } from 'vitest';
import { markGlobals } from '../../../../../src/bundle/esbuild/problems/mark-globals.ts';
import type { FilePath } from '../../../../../src/model/path.ts';

const root = '/site' as FilePath;

/** Returns the places of a mark for `Buffer` in a module. */
async function placesIn(name: string, lines: readonly string[]) {
  const file = `/site/content/${name}` as FilePath;
  const { code, placeOf } = await markGlobals({ file, text: lines.join('\n') }, { Buffer: '__mark' }, root);
  return [...code.matchAll(/__mark/g)].map(({ index }) => placeOf(index));
}

const at = (name: string, line: number, column: number) => ({ file: `content/${name}`, line, column });

test.each(['a.tsx', 'a.jsx', 'a.js', 'a.mjs'])(
  'marks in %s are where its author wrote the global',
  async (name) => {
    const lines = [
      '// Buffer',
      'export const a = <b>Buffer</b>;',
      '',
      'console.log(1, Buffer, Buffer.from(a));',
    ];
    expect(await placesIn(name, lines)).toEqual([at(name, 4, 16), at(name, 4, 24)]);
  },
);

test.each(['a.ts', 'a.mts', 'a.cts'])('types of %s have no marks', async (name) => {
  const lines = [
    'type A = Buffer;',
    'export const a = <A>1;',
    '  export const b: Buffer = Buffer as Buffer;',
  ];
  expect(await placesIn(name, lines)).toEqual([at(name, 3, 28)]);
});

test('a variable of the module has no mark', async () => {
  expect(await placesIn('a.ts', ['const Buffer = 1;', 'export const b = Buffer;'])).toEqual([]);
});

test('what no line was written for has no place', async () => {
  const file = '/site/content/a.ts' as FilePath;
  const { placeOf } = await markGlobals({ file, text: '' }, {}, root);
  expect(placeOf(0)).toBeUndefined();
});
