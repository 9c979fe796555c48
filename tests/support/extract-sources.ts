import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createExtractor } from '../../src/extract/create-extractor.ts';
import type { ExtractionProblem, ProductTask } from '../../src/extract/extraction-task.ts';
import type { ExtractedDocument } from '../../src/model/api-extraction.ts';
import type { ApiCallableFile, ApiComponentFile, ApiTypeFile } from '../../src/model/api-file.ts';
import type { FilePath, SourcePath } from '../../src/model/path.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** What was extracted from a few sources. */
export interface ExtractedSources {
  /** Names of all documents, `Dialog.Root`, sorted by file. */
  readonly names: readonly string[];
  readonly problems: readonly ExtractionProblem[];
  document(name: string): ExtractedDocument;
  component(name: string): ApiComponentFile;
  callable(name: string): ApiCallableFile;
  type(name: string): ApiTypeFile;
}

const installed = fileURLToPath(new URL('../../node_modules/', import.meta.url));

/** Writes sources into a folder, with the types of React among its packages. */
export async function writeSources(root: string, sources: Readonly<Record<string, string>>): Promise<void> {
  for (const name of ['@types/react', 'csstype']) {
    const link = join(root, 'node_modules', name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(join(installed, name), link, 'junction');
  }
  for (const [path, text] of Object.entries(sources)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
}

/** Extracts what `index.ts`, under the name of a package, or another package exports. */
export async function extractSources(
  sources: Readonly<Record<string, string>>,
  product: Partial<Pick<ProductTask, 'packages' | 'include' | 'exclude'>> = {},
  name = '@acme/kit',
): Promise<ExtractedSources> {
  await using folder = await temporaryFolder();
  await writeSources(folder.path, sources);
  const root = folder.path as FilePath;
  const extractor = createExtractor(root);
  const entry = join(root, 'src/index.ts') as FilePath;
  const task = {
    folder: 'api' as SourcePath,
    packages: [{ name, entry }],
    ...{ kinds: [], include: [], exclude: [], ...product },
  };
  const { products } = extractor.extract({ products: [task] });
  extractor.dispose();
  return readProduct(products[0]);
}

/** Finds the documents of one product by name. */
export function readProduct(
  product: ReturnType<ReturnType<typeof createExtractor>['extract']>['products'][number] | undefined,
): ExtractedSources {
  const documents = (product?.documents ?? []).map(({ document }) => document);
  const document = (name: string) => {
    const found = documents.find(({ file }) => file.name === name);
    if (!found)
      throw new Error(`There is no document "${name}" among ${documents.map(({ file }) => file.name)}.`);
    return found;
  };
  const fileWith = <Key extends string>(name: string, key: Key) => {
    const { file } = document(name);
    if (!(key in file)) throw new Error(`The document "${name}" has no "${key}".`);
    return file as Extract<typeof file, Readonly<Record<Key, unknown>>>;
  };
  return {
    names: documents.map(({ file }) => file.name),
    problems: [
      ...(product?.problems ?? []),
      ...(product?.documents ?? []).flatMap(({ problems }) => problems),
    ],
    document,
    component: (name) => fileWith(name, 'props'),
    callable: (name) => fileWith(name, 'parameters'),
    type: (name) => fileWith(name, 'properties'),
  };
}
