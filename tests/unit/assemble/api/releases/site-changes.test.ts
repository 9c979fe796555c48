import { expect, test } from 'vitest';
import { dateReferences } from '../../../../../src/assemble/api/releases/date-references.ts';
import {
  productReleases,
  type ReleaseFile,
} from '../../../../../src/assemble/api/releases/product-releases.ts';
import { siteChanges } from '../../../../../src/assemble/api/releases/site-changes.ts';
import type { ApiRelease, ReleasedItem } from '../../../../../src/model/api-release.ts';
import type { SourcePath } from '../../../../../src/model/path.ts';
import { parseTranslation } from '../../../../../src/parse/translations/parse-translation.ts';
import { sampleReferences } from '../../../../support/sample-references.ts';
import { configOf } from '../../../../support/sample-site.ts';

const yaml = `
languages: [en, de, ar]
products:
  - { id: ui, name: UI, api: ui/api }
  - { id: x, name: X, root: /more/x/, content: docs/en, api: x-api, translations: { de: docs/de } }
`;

const config = configOf(yaml);

const release = (label: string, props: Readonly<Record<string, ReleasedItem>>): ApiRelease => ({
  label,
  documents: { button: { kind: 'component', name: 'Button', groups: { props } } },
});

const file = (path: string, frozen: ApiRelease): ReleaseFile => [path as SourcePath, frozen];

const files = [
  file('ui/api/releases/1.10.0.json', release('1.10.0', { color: {}, size: {} })),
  file('ui/api/releases/1.9.0.json', release('1.9.0', { color: {} })),
  file('x-api/releases/2.0.0.json', release('2.0.0', {})),
];

test('sorts the releases of each product', () => {
  const { value, diagnostics } = productReleases(config.products, files);
  expect([...value].map(([id, own]) => [id, own.map(({ label }) => label)])).toEqual([
    ['ui', ['1.9.0', '1.10.0']],
    ['x', ['2.0.0']],
  ]);
  expect(diagnostics).toEqual([]);
  expect(productReleases(config.products, [...files]).value).toBe(value);
});

test('writes pages in each language that has words', () => {
  const german = parseTranslation(
    'translations/de.yaml' as SourcePath,
    'words: { changes: { all: Änderungen } }',
  );
  const pages = siteChanges({
    config,
    releases: productReleases(config.products, files).value,
    translations: [german.value],
    documentsOf: () => [],
  });
  expect(pages.map(({ path }) => path)).toEqual([
    'ui/api/changes/index.md',
    'ui/api/changes/unreleased.md',
    'ui/api/changes/1.10.0.md',
    'docs/en/api/changes/index.md',
    'docs/en/api/changes/unreleased.md',
    'ui/api/changes/index-de.md',
    'ui/api/changes/unreleased-de.md',
    'ui/api/changes/1.10.0-de.md',
    'docs/de/api/changes/index.md',
    'docs/de/api/changes/unreleased.md',
  ]);
  const texts = new Map(pages.map(({ path, text }) => [path, text]));
  expect(texts.get('docs/en/api/changes/index.md' as SourcePath)).toContain('path: "/more/x/api/changes/"');
  expect(texts.get('docs/de/api/changes/index.md' as SourcePath)).toContain('title: "Änderungen"');
});

test('documents and items state the release that brought them, unless they do already', () => {
  const prop = { type: { name: 'string' }, description: 'A prop.' };
  const props = { color: prop, size: prop, tone: { ...prop, since: '1.9.5' } };
  const references = sampleReferences(config, {
    'ui/api/button.json': { name: 'Button', description: 'A button.', props },
    'ui/api/chip.json': { name: 'Chip', description: 'A chip.', props: {} },
  });
  const chip = { kind: 'component', name: 'Chip', groups: {} } as const;
  const newest = release('1.10.0', { color: {}, size: {}, tone: {} });
  const releases = [release('1.9.0', { color: {} }), { ...newest, documents: { ...newest.documents, chip } }];
  const dated = dateReferences(references, new Map([['ui', releases]]));
  expect(dated.map(({ document }) => [document?.name, document?.since])).toEqual([
    ['Button', undefined],
    ['Chip', '1.10.0'],
  ]);
  expect(dated[0]?.document?.groups[0]?.items.map(({ name, since }) => [name, since])).toEqual([
    ['color', undefined],
    ['size', '1.10.0'],
    ['tone', '1.9.5'],
  ]);
  expect(dateReferences(references, new Map([['ui', releases]]))[0]).toBe(dated[0]);
  expect(dateReferences(references, new Map())).toBe(references);
});
