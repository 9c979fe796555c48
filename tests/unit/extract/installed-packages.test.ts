import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ExtractionResult, ProductResult } from '../../../src/extract/extraction-task.ts';
import type { ExtractedDocument } from '../../../src/model/api-extraction.ts';
import type { FilePath, SourcePath } from '../../../src/model/path.ts';
import { createExtractionThread } from '../../../src/workers/extraction-thread.ts';
import { declaredProps } from './declaration-oracle.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url)) as FilePath;
const workerFile = fileURLToPath(new URL('../../../lib/extract-worker.js', import.meta.url)) as FilePath;

const packages = [
  { name: '@mui/material', components: 140, declared: 900 },
  { name: '@mui/x-data-grid', components: 110, declared: 90 },
  { name: '@mui/joy', components: 80, declared: 500 },
  { name: '@base-ui/react', components: 200, declared: 280 },
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
    ...[...documented]
      // `[key: string]` stands for props of any name.
      .filter((name) => !name.startsWith('[') && !accepted.includes(name))
      .map((name) => `${file.name} lists ${name}`),
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

/** Values that look like components and have no document of one. */
const exceptions = new Set([
  // Not stable.
  ...['Unstable_TrapFocus', 'Experimental_CssVarsProvider'],
  // Not declared.
  'FormLabelRoot',
  // It throws, and is declared to return nothing.
  'TextField of @mui/joy',
  // Classes that are no components.
  ...['ModalManager', 'GridDataSourceCacheDefault', 'GridGetRowsError', 'GridUpdateRowError'],
  ...['AlertDialog', 'Dialog', 'Drawer', 'Menu', 'Popover', 'PreviewCard', 'Tooltip'].map(
    (one) => `${one}.Handle`,
  ),
]);

test.each(packages)('every component that $name has at run time has a document', async ({ name }) => {
  const exported: object = createRequire(import.meta.url)(name);
  const product = result.products[packages.findIndex((one) => one.name === name)];
  const documented = new Set(componentsOf(product).map(({ file }) => file.name));
  const missing = namesOfComponents(exported).filter((one) => !documented.has(one));
  expect(missing.filter((one) => !exceptions.has(one) && !exceptions.has(`${one} of ${name}`))).toEqual([]);
});

/** Names of the components among values, and in the namespaces among them: `Dialog.Root`. */
function namesOfComponents(values: object, prefix = ''): string[] {
  return Object.entries(values).flatMap(([name, value]: [string, unknown]) => {
    if (!/^[A-Z]/.test(name)) return [];
    if (isComponent(value)) return [`${prefix}${name}`];
    const isNamespace = typeof value === 'object' && value !== null && !('$$typeof' in value);
    return isNamespace && prefix === '' ? namesOfComponents(value, `${name}.`) : [];
  });
}

function isComponent(value: unknown): boolean {
  if (typeof value === 'function') return true;
  const isExotic = typeof value === 'object' && value !== null && '$$typeof' in value;
  return isExotic && /forward_ref|memo|lazy/.test(String(value.$$typeof));
}

test.each(packages)('all declared props of $name agree in name, type, default and required flag', (one) => {
  const documents = componentsOf(result.products[packages.indexOf(one)]);
  const declared = declaredProps(root, one.name);
  expect(declared.length).toBeGreaterThan(one.declared);

  const found = declared.map(({ component, prop }) => {
    const file = documents.find((one) => one.file.name === component)?.file;
    const own = file && 'props' in file ? file.props[prop.name] : undefined;
    return {
      component,
      name: own && prop.name,
      type: own?.type.text,
      default: own?.default,
      required: own?.required ?? false,
    };
  });
  expect(found).toEqual(declared.map(({ component, prop }) => ({ component, ...prop })));
});

test('the variants of a select belong together with their slots', () => {
  const select = componentsOf(result.products[0]).find(({ file }) => file.name === 'Select')?.file;
  const [combinations = [], ...others] = select && 'props' in select ? (select.combinations ?? []) : [];
  expect(others).toEqual([]);
  expect(combinations.map((one) => [one.variant?.type, one.variant?.required ?? false])).toEqual([
    ["'filled'", true],
    ["'standard'", true],
    ["'outlined'", false],
  ]);
  for (const one of combinations)
    expect(Object.keys(one)).toEqual(expect.arrayContaining(['slots', 'slotProps']));
});
