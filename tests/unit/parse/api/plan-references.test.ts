import { describe, expect, test } from 'vitest';
import { hash } from '../../../../src/lib/hash.ts';
import type { ExtractedDocument } from '../../../../src/model/api-extraction.ts';
import type { FilePath, SourcePath } from '../../../../src/model/path.ts';
import type { SourceFile } from '../../../../src/model/source.ts';
import { planReferences } from '../../../../src/parse/api/plan-references.ts';
import { sourceKind } from '../../../../src/read/source-kind.ts';
import { configOf } from '../../../support/sample-site.ts';

/** What is planned for these files: product, language, document, and descriptions. */
function planned(yaml: string, files: readonly string[], extracted: readonly string[] = []) {
  const config = configOf(yaml);
  const sources = files.map((path): SourceFile => {
    const source = path as SourcePath;
    const kind = sourceKind(source, config);
    return { path: source, file: path as FilePath, kind, hash: hash(path) };
  });
  const found = planReferences(config, {
    documents: sources.filter(({ kind }) => kind === 'api-document'),
    extracted: extracted.map(
      (source): ExtractedDocument => ({
        source: source as SourcePath,
        file: { name: 'A', imports: [], props: {} },
      }),
    ),
    get: (path) => sources.find((source) => source.path === path),
  });
  return found.map(({ product, language, found: { path: documentPath }, descriptions }) => [
    product,
    language,
    documentPath,
    ...descriptions.map(({ path }) => path),
  ]);
}

const own = 'languages: [en, de, zh]\nproducts: [{ id: a, name: A, api: a/api }]';

describe('descriptions', () => {
  const document = 'a/api/grid/cell.json';
  const texts = 'a/translations/api-docs';
  test.each<[string[], string[]]>([
    [[`${texts}/grid/cell/cell.json`], [`${texts}/grid/cell/cell.json`]],
    [[`${texts}/grid/cell.json`], [`${texts}/grid/cell.json`]],
    [[`${texts}/cell/cell.json`], [`${texts}/cell/cell.json`]],
    [[`${texts}/cell.json`], [`${texts}/cell.json`]],
    [[`${texts}/cell.json`, `${texts}/grid/cell/cell.json`], [`${texts}/grid/cell/cell.json`]],
    [[`${texts}/row.json`, 'a/cell.json'], []],
  ])('of %j are %j', (files, expected) => {
    expect(planned(own, [document, ...files])).toEqual([['a', 'en', document, ...expected]]);
  });

  test('in another language make a translation', () => {
    const files = ['cell/cell.json', 'cell/cell-de.json', 'cell-zh.json', 'cell-fr.json'];
    expect(planned(own, ['a/api/cell.json', ...files.map((file) => `${texts}/${file}`)])).toEqual([
      ['a', 'en', 'a/api/cell.json', `${texts}/cell/cell.json`],
      ['a', 'de', 'a/api/cell.json', `${texts}/cell/cell-de.json`, `${texts}/cell/cell.json`],
      ['a', 'zh', 'a/api/cell.json', `${texts}/cell-zh.json`, `${texts}/cell/cell.json`],
    ]);
  });

  test.each([
    ['a/api', 'a/translations/api-docs/cell.json'],
    ['../docs/pages/a/api', '../docs/translations/api-docs/cell.json'],
    ['{ documents: ../docs/pages/a/api, descriptions: texts }', 'texts/cell.json'],
  ])('of %s are in %s', (api, expected) => {
    const folder = /documents: ([^,]+)/.exec(api)?.[1] ?? api;
    const yaml = `products: [{ id: a, name: A, api: ${api} }]`;
    expect(planned(yaml, [`${folder}/cell.json`, expected])[0]?.at(-1)).toBe(expected);
  });
});

test('the innermost folder names the product', () => {
  const yaml = 'products: [{ id: a, name: A, api: api }, { id: b, name: B, api: api/b }]';
  expect(planned(yaml, ['api/a.json', 'api/b/b.json'])).toEqual([
    ['a', 'en', 'api/a.json'],
    ['b', 'en', 'api/b/b.json'],
  ]);
});

describe('documents that follow from TypeScript', () => {
  const yaml = (more: string) => `products: [{ id: a, name: A, api: { packages: ['@acme/ui'] ${more} } }]`;
  const files = ['a/out/one.json', 'a/written/two.json'];

  test('are added to those on disk', () => {
    expect(planned(yaml(', documents: a/written'), files, ['a/written/cell.json'])).toEqual([
      ['a', 'en', 'a/written/two.json'],
      ['a', 'en', 'a/written/cell.json'],
    ]);
    expect(planned(yaml(''), files, ['a/api/cell.json'])).toEqual([['a', 'en', 'a/api/cell.json']]);
  });

  test('replace those of the same path', () => {
    const found = planned(yaml(', documents: a/written'), files, ['a/written/two.json']);
    expect(found).toEqual([['a', 'en', 'a/written/two.json']]);
  });

  test('are read from disk if they are written there', () => {
    expect(planned(yaml(', out: a/out'), files, ['a/out/cell.json'])).toEqual([
      ['a', 'en', 'a/out/one.json'],
    ]);
  });
});
