import { expect, test } from 'vitest';
import { apiFileText } from '../../../src/assemble/api/plan-api-files.ts';
import { checkDocuments } from '../../../src/load/check-documents.ts';
import { nothingExtracted } from '../../../src/load/extract-products.ts';
import type { ExtractedApi, ExtractedDocument } from '../../../src/model/api-extraction.ts';
import type { ApiComponentFile } from '../../../src/model/api-file.ts';
import type { Diagnostic } from '../../../src/model/diagnostic.ts';
import type { SourcePath } from '../../../src/model/path.ts';
import { memoryFileSystem } from '../../support/memory-file-system.ts';
import { configOf } from '../../support/sample-site.ts';
import { silentProgress } from '../../support/silent-progress.ts';

const fileOf = (name: string, ...props: string[]): ApiComponentFile => ({
  name,
  imports: [],
  props: Object.fromEntries(props.map((prop) => [prop, { type: { name: 'string' } }])),
});

/** A document that lacks the prop `size`. */
const documentOf = (path: string, name: string): ExtractedDocument => ({
  source: path as SourcePath,
  file: fileOf(name, 'value'),
  accepted: ['size', 'value'],
});

const problem: Diagnostic = { severity: 'warning', code: 'api-type', message: 'A problem.' };

interface Checked {
  /** Keys of `api` of two products, in `site.yaml`. */
  readonly kit?: string;
  readonly lab?: string;
  readonly more?: string;
  /** What the build has extracted, and what is extracted for the check. */
  readonly extracted?: readonly ExtractedDocument[];
  readonly current?: readonly ExtractedDocument[];
  readonly files?: Readonly<Record<string, string>>;
}

async function check({ kit = '', lab = '', more = '', extracted = [], current = [], files = {} }: Checked) {
  const api = (text: string) => (text === '' ? '' : `, api: ${text}`);
  const config = configOf(
    `${more}\nproducts: [{ id: kit, name: Kit${api(kit)} }, { id: lab, name: Lab${api(lab)} }]`,
  );
  const asked: string[] = [];
  const stages: string[] = [];
  const asApi = (documents: readonly ExtractedDocument[]): ExtractedApi => ({
    ...nothingExtracted,
    documents,
  });
  const found = await checkDocuments(
    {
      config,
      files: memoryFileSystem(
        Object.fromEntries(
          Object.entries(files).map(([path, text]) => [`${config.contentDir}/${path}`, text]),
        ),
      ),
      progress: { ...silentProgress, stage: (name) => stages.push(name) },
      extractApi: async (products) => {
        asked.push(...products.map(({ key, folder }) => `${key} ${folder}`));
        return { ...asApi(current), diagnostics: [problem] };
      },
    },
    asApi(extracted),
  );
  const lines = found.map(({ severity, code, place }) => `${severity} ${code} ${place?.file ?? '-'}`);
  return { lines, asked, stages };
}

const built = "{ packages: ['@acme/kit'] }";
const written = "{ packages: ['@acme/lab'], out: lab/made }";

test('a product whose documents a build extracts is checked by what it has extracted', async () => {
  const extracted = [documentOf('kit/api/meter.json', 'Meter'), documentOf('other/api/a.json', 'A')];
  expect(await check({ kit: built, extracted })).toEqual({
    lines: ['error api-incomplete content/site.yaml'],
    asked: [],
    stages: [],
  });
});

test('documents of a folder are compared with new ones', async () => {
  const meter = { ...documentOf('lab/made/meter.json', 'Meter'), accepted: ['value'] };
  const older = { ...meter.file, description: 'Older.' };
  const current = [meter, documentOf('kit/api/b.json', 'B')];
  const asked = ['products[1].api lab/made'];
  const report = 'warning api-type -';
  expect(
    await check({ lab: written, current, files: { 'lab/made/meter.json': apiFileText(meter.file) } }),
  ).toEqual({ lines: [report], asked, stages: ['extract'] });
  expect(
    await check({ lab: written, current, files: { 'lab/made/meter.json': apiFileText(older) } }),
  ).toEqual({
    lines: [report, 'error api-outdated content/lab/made/meter.json'],
    asked,
    stages: ['extract'],
  });
  // The folder is missing.
  expect((await check({ lab: written, current })).lines).toEqual([
    report,
    'error api-outdated content/site.yaml',
  ]);
});

test('products of both kinds are checked each by its own documents', async () => {
  const { lines, asked } = await check({
    kit: built,
    lab: written,
    extracted: [documentOf('kit/api/meter.json', 'Meter'), documentOf('lab/made/old.json', 'Old')],
    current: [],
  });
  expect(lines).toEqual(['warning api-type -', 'error api-incomplete content/site.yaml']);
  expect(asked).toEqual(['products[1].api lab/made']);
});

test('documents that do not follow from TypeScript are not checked', async () => {
  const extracted = [documentOf('kit/api/meter.json', 'Meter')];
  expect((await check({ kit: 'kit/api', extracted })).lines).toEqual([]);
});

test('site.yaml decides what is reported', async () => {
  const more = 'severity: { api-incomplete: warning, api-type: off }';
  const extracted = [documentOf('kit/api/meter.json', 'Meter')];
  expect((await check({ kit: built, lab: written, extracted, more })).lines).toEqual([
    'warning api-incomplete content/site.yaml',
  ]);
});
