import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createExtractor } from '../../../src/extract/create-extractor.ts';
import type { ProductTask } from '../../../src/extract/extraction-task.ts';
import type { FilePath, SourcePath } from '../../../src/model/path.ts';
import { readProduct, writeSources } from '../../support/extract-sources.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const sources = {
  'kit.tsx': `
    export interface ChipProps { label: string }
    export function Chip(props: ChipProps) { return <b>{props.label}</b>; }
    export const chipName = 'chip';
  `,
  'types.ts': "export type { ChipProps } from './kit.tsx'; export interface ChipClasses { root: string }",
};

/** What is reported about the packages `kit` and `types`, as `key message`. */
async function problemsOf(selection: Partial<ProductTask>): Promise<readonly string[]> {
  await using folder = await temporaryFolder();
  const root = folder.path as FilePath;
  await writeSources(root, sources);
  const extractor = createExtractor(root);
  const packages = Object.keys(sources).map((file) => ({
    name: `@acme/${file.split('.')[0]}`,
    entry: join(root, file) as FilePath,
  }));
  const task = {
    ...{ folder: 'api' as SourcePath, packages, kinds: [], include: [], exclude: [] },
    ...selection,
  };
  const { products } = extractor.extract({ products: [task] });
  extractor.dispose();
  return readProduct(products[0]).problems.map(({ key, diagnostic }) => `${key} ${diagnostic.message}`);
}

test('a package with nothing but types of components of another one', async () => {
  expect(await problemsOf({})).toEqual([
    '.packages[1] Package "@acme/types" exports nothing that has an API page.',
  ]);
});

test('a constant that is asked for', async () => {
  expect(await problemsOf({ include: ['Chip', 'chipName'] })).toEqual([
    '.packages[1] Package "@acme/types" exports nothing that has an API page.',
    '.include[1] "chipName" is a constant, which has no API page.',
  ]);
});
