import { expect, test } from 'vitest';
import { folderTranslation, originalsOf } from '../../../../src/assemble/routes/folder-translation.ts';
import type { SourcePath } from '../../../../src/model/path.ts';
import { configOf } from '../../../support/sample-site.ts';

const config = configOf(`
name: Acme UI
languages: [en, de, fr]
products:
  - { id: a, name: A, content: ../docs, translations: { de: ../docs/de/, fr: ../i18n/fr } }
  - { id: b, name: B }
`);

test.each<[string, string | undefined, string | undefined]>([
  ['../docs/guide/a.md', undefined, undefined],
  ['../docs/de/guide/a.md', 'de', '../docs/guide/a.md'],
  ['../docs/deep/a.md', undefined, undefined],
  ['../i18n/fr/a.mdx', 'fr', '../docs/a.mdx'],
  ['b/de/a.md', undefined, undefined],
])('%s is in the folder of %s and translates %s', (source, language, original) => {
  const found = folderTranslation(source as SourcePath, config);
  expect([found?.language, found?.original]).toEqual([language, original]);
});

test.each<[string, string, string[]]>([
  ['../docs/de/a.md', 'de', ['../docs/a.md', '../docs/a.mdx']],
  ['../docs/de/a.md', 'fr', []],
  ['../docs/a-de.md', 'de', ['../docs/a.md', '../docs/a.en.md']],
  ['../docs/a.md', 'de', []],
  ['../docs/a/de.mdx', 'de', ['../docs/a/en.mdx']],
  ['../docs/a/de.md', 'de', []],
])('%s may translate into %s: %j', (source, language, originals) => {
  expect(originalsOf(source as SourcePath, language, config)).toEqual(originals);
});

test('a language that is not configured has no translations', () => {
  const english = { ...config, languages: ['en'] as const };
  expect(folderTranslation('../docs/de/a.md' as SourcePath, english)).toBeUndefined();
});
