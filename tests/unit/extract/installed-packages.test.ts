import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ExtractionResult, ProductResult } from '../../../src/extract/extraction-task.ts';
import type { ExtractedDocument } from '../../../src/model/api-extraction.ts';
import type { FilePath, SourcePath } from '../../../src/model/path.ts';
import { createExtractionThread } from '../../../src/workers/extraction-thread.ts';
import { drawProps } from './declaration-oracle.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url)) as FilePath;
const workerFile = fileURLToPath(new URL('../../../lib/extract-worker.js', import.meta.url)) as FilePath;

const packages = [
  { name: '@mui/material', components: 140 },
  { name: '@mui/x-data-grid', components: 110 },
  { name: '@mui/joy', components: 80 },
  { name: '@base-ui/react', components: 200 },
] as const;

const thread = createExtractionThread({ workerFile, isKept: false });
let result: ExtractionResult;

// One program for all of them, as in a site.
beforeAll(async () => {
  result = await thread.extract({
    root,
    products: packages.map(({ name }) => ({
      folder: name.replace(/^.*\//, '') as SourcePath,
      packages: [{ name }],
      kinds: [],
      include: [],
      exclude: [],
    })),
  });
}, 300_000);

afterAll(() => thread.close());

const componentsOf = (product: ProductResult | undefined) =>
  (product?.documents ?? []).map(({ document }) => document).filter(({ file }) => 'props' in file);

/** Names that one of two lists has more than the other. */
function differences({ file, accepted = [], excluded = [] }: ExtractedDocument): string[] {
  if (!('props' in file)) return [];
  const inherited = (file.inherited ?? []).flatMap(({ items }) => items.map(({ name }) => name));
  const documented = new Set([...Object.keys(file.props), ...inherited]);
  const explained = new Set([...documented, ...excluded.map(({ name }) => name)]);
  return [
    ...accepted.filter((name) => !explained.has(name)).map((name) => `${file.name} accepts ${name}`),
    ...[...documented].filter((name) => !accepted.includes(name)).map((name) => `${file.name} lists ${name}`),
  ];
}

describe.each(packages)('$name', ({ name, components }) => {
  const product = () => result.products[packages.findIndex((one) => one.name === name)];

  test('is extracted without a diagnostic', () => {
    const { problems = [], documents = [] } = product() ?? {};
    expect([...problems, ...documents.flatMap((one) => one.problems)]).toEqual([]);
    expect(componentsOf(product()).length).toBeGreaterThan(components);
  });

  test('documents every prop that TypeScript accepts', () => {
    const documents = componentsOf(product());
    expect(documents.filter(({ accepted }) => accepted === undefined)).toEqual([]);
    expect(documents.flatMap(differences)).toEqual([]);
  });
});

test('60 props agree with the declarations in name, type, default and required flag', () => {
  const documents = result.products.flatMap((product) => componentsOf(product));
  const drawn = drawProps(
    root,
    packages.map(({ name }) => name),
    { count: 60, seed: 20 },
  );
  expect(drawn.length).toBe(60);
  const found = drawn.map(({ component, packageName, prop }) => {
    const { file } =
      documents.find((one) => one.file.name === component && one.file.package === packageName) ?? {};
    const own = file && 'props' in file ? file.props[prop.name] : undefined;
    return {
      component,
      name: own && prop.name,
      type: own?.type.text,
      default: own?.default,
      required: own?.required ?? false,
    };
  });
  expect(found).toEqual(drawn.map(({ component, prop }) => ({ component, ...prop })));
});
