import { expect, test } from 'vitest';
import {
  changesPages,
  type ReleasedProduct,
} from '../../../../../src/assemble/api/releases/changes-pages.ts';
import type { ApiDocument, ApiItem } from '../../../../../src/model/api-document.ts';
import type { ApiRelease, ReleasedItem } from '../../../../../src/model/api-release.ts';
import type { SitePath, SourcePath } from '../../../../../src/model/path.ts';
import { english } from '../../../../../src/model/words.ts';
import { parsePage } from '../../../../../src/parse/page/parse-page.ts';

const kit: ReleasedProduct = {
  name: 'Kit & Co',
  path: '/kit/api/changes' as SitePath,
  folder: 'kit/api/changes' as SourcePath,
  end: '.md',
  words: english.changes,
  pathOf: ({ section, slug }) => `/kit/api/${section}/${slug}` as SitePath,
};

const item = (name: string): ApiItem => ({
  name,
  anchor: `meter-prop-${name}`,
  ...(name === 'value' && { type: { text: 'number' } }),
  examples: [],
  notes: [],
});

const meter = (...props: string[]): ApiDocument => ({
  kind: 'component',
  name: 'Meter',
  slug: 'meter',
  section: 'data',
  source: 'kit/api/data/meter.json' as SourcePath,
  imports: [],
  groups: [{ kind: 'props', items: props.map(item), inherited: [] }],
  signatures: [],
  examples: [],
  extra: {},
});

const release = (label: string, props: Readonly<Record<string, ReleasedItem>>): ApiRelease => ({
  label,
  documents: { 'data/meter': { kind: 'component', name: 'Meter', groups: { props } } },
});

const releases = [
  release('1.0.0', { value: { type: 'string' } }),
  release('1.1.0', { value: { type: 'number' }, size: {}, old: {} }),
  release('2.0.0-beta.rc', { value: { type: 'number' }, size: {} }),
];

const pages = (documents: readonly ApiDocument[], product = kit) =>
  Object.fromEntries(changesPages(product, releases, documents).map(({ path, text }) => [path, text]));

test('a page for each release lists what it changed, with links to what is still documented', () => {
  expect(pages([meter('value', 'size')])).toEqual({
    'kit/api/changes/index.md': `---
title: "API changes"
description: "What each version of Kit & Co added, changed, deprecated and removed."
path: "/kit/api/changes/"
order: 0
sidebar_label: "Overview"
---

<p class="description">What each version of Kit &amp; Co added, changed, deprecated and removed.</p>

- [2.0.0-beta.rc](/kit/api/changes/2.0.0-beta-rc/): Removed: 1
- [1.1.0](/kit/api/changes/1.1.0/): Added: 2, Changed: 1
- 1.0.0
`,
    'kit/api/changes/2.0.0-beta-rc.md': `---
title: "API changes in 2.0.0-beta.rc"
description: "What version 2.0.0-beta.rc added, changed, deprecated and removed since 1.1.0."
path: "/kit/api/changes/2.0.0-beta-rc/"
order: 0
sidebar_label: "2.0.0-beta.rc"
---

<p class="description">What version 2.0.0-beta.rc added, changed, deprecated and removed since 1.1.0.</p>

## Removed

- [\`Meter\`](/kit/api/data/meter/): \`old\` prop

[API changes](/kit/api/changes/)
`,
    'kit/api/changes/1.1.0.md': `---
title: "API changes in 1.1.0"
description: "What version 1.1.0 added, changed, deprecated and removed since 1.0.0."
path: "/kit/api/changes/1.1.0/"
order: 1
sidebar_label: "1.1.0"
---

<p class="description">What version 1.1.0 added, changed, deprecated and removed since 1.0.0.</p>

## Added

- [\`Meter\`](/kit/api/data/meter/)
  - \`old\` prop
  - [\`size\`](/kit/api/data/meter/#meter-prop-size) prop

## Changed

- [\`Meter\`](/kit/api/data/meter/): [\`value\`](/kit/api/data/meter/#meter-prop-value) prop: type \`string\` → \`number\`

[API changes](/kit/api/changes/)
`,
  });
});

test('what has not been released has a page while there is any', () => {
  const withNew = pages([meter('value', 'size', 'tone')]);
  expect(withNew['kit/api/changes/unreleased.md']).toContain(
    '- [`Meter`](/kit/api/data/meter/): [`tone`](/kit/api/data/meter/#meter-prop-tone) prop',
  );
  expect(withNew['kit/api/changes/index.md']).toContain(
    '- [Unreleased API changes](/kit/api/changes/unreleased/): Added: 1',
  );
});

test('the pages of a translation have files of their own', () => {
  expect(Object.keys(pages([], { ...kit, end: '-de.md' }))).toContain('kit/api/changes/1.1.0-de.md');
});

test('the pages have no problems', () => {
  const all = changesPages(kit, releases, [meter('value', 'size', 'tone')]);
  const found = all.flatMap((page) => parsePage(page, { trust: true }).diagnostics);
  expect(found).toEqual([]);
});

test('a product without releases has no pages', () => {
  expect(changesPages(kit, [], [meter('value')])).toEqual([]);
});
