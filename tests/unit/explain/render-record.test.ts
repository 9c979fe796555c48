import { expect, test } from 'vitest';
import { seal } from '../../../src/cache/sealed-text.ts';
import { type RenderRecord, readRenderRecord, saveRenderRecord } from '../../../src/explain/render-record.ts';
import type { FilePath, SitePath } from '../../../src/model/path.ts';
import { memoryFileSystem } from '../../support/memory-file-system.ts';

const cacheDir = '/site/.cache' as FilePath;
const file = '/site/.cache/rendered.json';
const record: RenderRecord = {
  shared: new Map([
    [
      'en',
      [
        ['program', 'a1'],
        ['words', 'b2'],
      ],
    ],
    ['de', []],
  ]),
  pages: new Map([
    [
      '/a' as SitePath,
      {
        key: 'k1',
        inputs: [
          ['text', 'c3'],
          ['date', 'd4'],
        ],
      },
    ],
    ['/b' as SitePath, { key: 'k2', inputs: [] }],
  ]),
};

test('a record is read as it was saved', async () => {
  const disk = memoryFileSystem();
  await saveRenderRecord(disk, cacheDir, record);
  expect(await readRenderRecord(disk, cacheDir)).toEqual(record);
});

test.each([
  ['that does not exist', undefined],
  ['that is damaged', seal('{"format":2,"shared":{},"pages":{}}').replace('2', '3')],
  ['that is no JSON', seal('{')],
  ['that is no object', seal('7')],
  ['of another format', seal('{"format":1,"shared":{},"pages":{}}')],
  ['without pages', seal('{"format":2,"shared":{}}')],
  ['without shared inputs', seal('{"format":2,"pages":{}}')],
  ['with other shared inputs', seal('{"format":2,"shared":{"en":7},"pages":{}}')],
  ['with other inputs of pages', seal('{"format":2,"shared":{},"pages":{"/a":["k1","text",3]}}')],
  ['with a list of pages', seal('{"format":2,"shared":{},"pages":null}')],
])('a record %s is none', async (_, text) => {
  const disk = memoryFileSystem(text === undefined ? {} : { [file]: text });
  expect(await readRenderRecord(disk, cacheDir)).toBeUndefined();
});

test('an empty record is one', async () => {
  const disk = memoryFileSystem({ [file]: seal('{"format":2,"shared":{},"pages":{}}') });
  expect(await readRenderRecord(disk, cacheDir)).toEqual({ shared: new Map(), pages: new Map() });
});
