import { expect, test } from 'vitest';
import {
  docsPlugins,
  otherLanguages,
  siteSettings,
} from '../../../../src/inspect/docusaurus/docusaurus-settings.ts';
import type { Settings } from '../../../../src/inspect/read-config.ts';

test.each<[string | undefined, string | undefined, string | undefined]>([
  ['acme', 'ui.js', 'https://github.com/acme/ui.js'],
  ['Acme, Inc.', 'ui', undefined],
  ['acme', undefined, undefined],
  [undefined, undefined, undefined],
])('organization %s with project %s', (organizationName, projectName, repository) => {
  expect(siteSettings({ organizationName, projectName }, [{}]).repository).toBe(repository);
});

test.each<[string, Settings, Settings[]]>([
  ['without plugins', {}, [{}]],
  ['with a preset', { presets: [['classic', { docs: { path: 'a' } }]] }, [{ path: 'a' }]],
  ['with the name of a preset', { presets: ['classic'] }, [{}]],
  ['with a preset without pages', { presets: [['classic', { docs: false }]] }, [{}]],
  [
    'with plugins',
    {
      presets: [['classic', { docs: false }]],
      plugins: [
        'other',
        ['@docusaurus/plugin-content-docs', { id: 'a' }],
        ['content-docs', { id: 'b' }],
        ['@acme/plugin-content-docs-extra', { id: 'c' }],
      ],
    },
    [{ id: 'a' }, { id: 'b' }],
  ],
  [
    'with both',
    { presets: [['classic', { docs: { path: 'a' } }]], plugins: ['@docusaurus/plugin-content-docs'] },
    [{ path: 'a' }, {}],
  ],
])('the docs plugins of a site %s', (_, settings, plugins) => {
  expect(docsPlugins(settings)).toEqual(plugins);
});

test('the other languages are those besides the default one', () => {
  const localeConfigs = { ar: { label: 'العربية', direction: 'rtl' } };
  const languages = otherLanguages({ defaultLocale: 'en', locales: ['en', 'ar', 7, 'pt-BR'], localeConfigs });
  expect(languages.map(({ folder, language }) => [folder, language.id, language.direction])).toEqual([
    ['ar', 'ar', 'rtl'],
    ['pt-BR', 'pt-BR', undefined],
  ]);
  expect(otherLanguages(undefined)).toEqual([]);
});

test.each<[string, Settings, Settings, object]>([
  ['nothing but a default', {}, {}, { lastUpdated: false, markdown: { mdx: true } }],
  [
    'its name, address and base',
    { title: 'A', tagline: 'B.', url: 'https://a.dev/x', baseUrl: '/ui/', markdown: { format: 'detect' } },
    { showLastUpdateTime: true },
    { name: 'A', description: 'B.', url: 'https://a.dev', base: '/ui/', lastUpdated: true },
  ],
  [
    'the address of its editor, and the repository from it',
    { organizationName: 'other', projectName: 'other', markdown: { format: 'md' } },
    { editUrl: 'https://github.com/acme/ui/tree/main/docs/' },
    {
      repository: 'https://github.com/acme/ui',
      editUrl: 'https://github.com/acme/ui/edit/main/docs',
      lastUpdated: false,
    },
  ],
])('a site has %s', (_, settings, plugin, expected) => {
  expect(siteSettings(settings, [plugin])).toEqual(expected);
});
