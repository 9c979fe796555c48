import { expect, test } from 'vitest';
import { apiFileText } from '../../../src/assemble/api/plan-api-files.ts';
import type { ExtractedDocument } from '../../../src/model/api-extraction.ts';
import type { ApiComponentFile } from '../../../src/model/api-file.ts';
import type { SourcePath } from '../../../src/model/path.ts';
import { checkApi } from '../../../src/validate/check-api.ts';
import { configOf } from '../../support/sample-site.ts';

const config = configOf('products: [{ id: kit, name: Kit }]');

const meterFile = (...props: string[]): ApiComponentFile => ({
  name: 'Meter',
  imports: [],
  props: Object.fromEntries(props.map((name) => [name, { type: { name: 'string' } }])),
  inherited: [{ source: 'HTMLAttributes', items: [{ name: 'id', type: 'string' }] }],
});

const meter: ExtractedDocument = {
  source: 'kit/api/meter.json' as SourcePath,
  file: meterFile('size', 'value'),
  accepted: ['id', 'key', 'size', 'value'],
  excluded: [{ name: 'key', rule: 'key' }],
};

const theme: ExtractedDocument = {
  source: 'kit/api/theme.json' as SourcePath,
  file: { name: 'Theme', imports: [], kind: 'interface', properties: {} },
};

const found = (documents: readonly ExtractedDocument[], committed?: Readonly<Record<string, string>>) => {
  const files = Object.entries(committed ?? {}).map(
    ([name, text]) => [`kit/api/${name}.json` as SourcePath, text] as const,
  );
  return checkApi(
    { product: { key: 'products[0].api' }, documents, ...(committed && { committed: new Map(files) }) },
    config,
  ).map(({ code, message, hint, place }) => `${place?.file} ${code}: ${message} ${hint}`);
};

const current = { meter: apiFileText(meter.file), theme: apiFileText(theme.file) };

test('complete documents have no problems', () => {
  expect(found([meter, theme])).toEqual([]);
  expect(found([meter, theme], current)).toEqual([]);
});

const outdated = 'api-outdated';
const file = 'content/kit/api/meter.json';

test.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
  [
    'a prop that the document lacks',
    { ...current, meter: apiFileText(meterFile('value')) },
    [
      `${file} api-incomplete: The document of "Meter" lacks the prop "size", which TypeScript accepts. Run docs api to update it.`,
    ],
  ],
  [
    'a prop that TypeScript does not accept',
    { ...current, meter: apiFileText(meterFile('value', 'size', 'tone')) },
    [
      `${file} api-incomplete: The document of "Meter" has the prop "tone", which TypeScript does not accept. Run docs api to update it.`,
    ],
  ],
  [
    'an incomplete document of someone else',
    { ...current, meter: JSON.stringify(meterFile('tone', 'size')) },
    [
      `${file} api-incomplete: The document of "Meter" lacks the prop "value", which TypeScript accepts, and has the prop "tone", which TypeScript does not accept. Correct it, or delete it and run docs api.`,
    ],
  ],
  [
    'another difference',
    { ...current, meter: current.meter.replace('"string"', '"number"') },
    [`${file} ${outdated}: This document differs from the types of "Meter". Run docs api to update it.`],
  ],
  [
    'a missing document',
    { theme: current.theme },
    [`content/site.yaml ${outdated}: "Meter" has no document "${file}". Run docs api to write it.`],
  ],
  [
    'a document without an export',
    { ...current, old: current.theme },
    [
      `content/kit/api/old.json ${outdated}: The packages export nothing that this document describes. Run docs api to remove it.`,
    ],
  ],
  [
    'a document that is cut off',
    { ...current, meter: current.meter.slice(0, -3) },
    [`${file} ${outdated}: This document differs from the types of "Meter". Run docs api to update it.`],
  ],
  ['a complete document of someone else: nothing', { ...current, meter: JSON.stringify(meter.file) }, []],
])('reports %s', (_, committed, expected) => {
  expect(found([meter, theme], committed)).toEqual(expected);
});

test('reports an extraction that is not complete', () => {
  const accepted = Array.from({ length: 14 }, (_, index) => `on${String.fromCharCode(65 + index)}`);
  expect(found([{ ...meter, accepted: [...accepted, 'id', 'key', 'size', 'value'] }])).toEqual([
    'content/site.yaml api-incomplete: The document of "Meter" lacks the props "onA", "onB", "onC", "onD", ' +
      '"onE", "onF", "onG", "onH", "onI", "onJ" and 4 more, which TypeScript accepts. ' +
      'Report this as an error of Colophon, with the declaration of the component.',
  ]);
});
