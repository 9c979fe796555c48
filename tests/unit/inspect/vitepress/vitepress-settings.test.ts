import { expect, test } from 'vitest';
import type { Settings } from '../../../../src/inspect/read-config.ts';
import {
  joinTheme,
  logoFiles,
  readLocales,
  siteSettings,
  unplacedSettings,
} from '../../../../src/inspect/vitepress/vitepress-settings.ts';

test('the additional configuration wins over the root language, and that over the configuration', () => {
  const settings = {
    themeConfig: { a: 1, b: 1, c: 1 },
    locales: { root: { themeConfig: { b: 2, c: 2 } }, de: { themeConfig: { a: 9 } } },
  };
  expect(joinTheme(settings, { themeConfig: { c: 3 } })).toEqual({ a: 1, b: 2, c: 3 });
});

test.each<[string, Settings, string, string[]]>([
  ['none', {}, 'en', []],
  ['one', { lang: 'de-DE' }, 'de-DE', []],
  [
    'several',
    { lang: 'en-US', locales: { root: { lang: 'fr' }, ar: { lang: 'ar', dir: 'rtl' }, pt: {} } },
    'fr',
    ['ar ar', 'pt pt'],
  ],
  [
    'several, the first by the site',
    { lang: 'fr', locales: { root: { label: 'F' }, en: {} } },
    'fr',
    ['en en'],
  ],
])('languages: %s', (_, settings, root, others) => {
  const locales = readLocales(settings);
  expect(locales.root.id).toBe(root);
  expect(locales.others.map(({ folder, language }) => `${folder} ${language.id}`)).toEqual(others);
});

test.each<[string, Settings, Settings, object]>([
  ['nothing but emoji', {}, {}, { lastUpdated: false, markdown: { emoji: true } }],
  [
    'what it says of itself',
    {
      title: 'A',
      description: 'B.',
      base: '/docs',
      sitemap: { hostname: 'https://a.dev' },
      lastUpdated: true,
      markdown: { math: true },
    },
    {},
    {
      name: 'A',
      description: 'B.',
      base: '/docs/',
      url: 'https://a.dev',
      lastUpdated: true,
      markdown: { emoji: true, math: true },
    },
  ],
  [
    'the repository of its editor',
    {},
    {
      editLink: { pattern: 'https://github.com/a/b/edit/main/docs/:path' },
      socialLinks: [{ icon: 'github', link: 'https://github.com/c/d' }],
    },
    {
      repository: 'https://github.com/a/b',
      editUrl: 'https://github.com/a/b/edit/main/docs',
      lastUpdated: false,
      markdown: { emoji: true },
    },
  ],
  [
    'the editor of the folder with its configuration',
    { srcDir: './docs/' },
    { editLink: { pattern: 'https://github.com/a/b/edit/main/docs/:path' } },
    {
      repository: 'https://github.com/a/b',
      editUrl: 'https://github.com/a/b/edit/main',
      lastUpdated: false,
      markdown: { emoji: true },
    },
  ],
  [
    'the repository of its links',
    {},
    {
      socialLinks: [
        { icon: 'x', link: 'https://x.dev' },
        { icon: 'github', link: 'https://github.com/c/d' },
      ],
    },
    { repository: 'https://github.com/c/d', lastUpdated: false, markdown: { emoji: true } },
  ],
])('a site has %s', (_, settings, theme, expected) => {
  expect(siteSettings(settings, theme)).toEqual(expected);
});

test.each<[unknown, string[]]>([
  ['/a.svg', ['docs/public/a.svg']],
  [{ src: '/a.svg', alt: 'A' }, ['docs/public/a.svg']],
  [{ light: '/a.svg', dark: '/b.svg' }, ['docs/public/a.svg']],
  [false, []],
])('the logo %j may be at %j', (logo, files) => {
  expect(logoFiles(logo, 'docs')).toEqual(files);
});

test('settings without an equivalent are listed, and words of the interface are not', () => {
  const settings = { title: 'A', markdown: { math: true, lineNumbers: true }, head: [], cleanUrls: true };
  const theme = {
    sidebar: [],
    docFooter: {},
    returnToTopLabel: 'Up',
    footer: {},
    nav: [
      { text: 'Guide', link: '/guide/' },
      { text: 'More', items: [] },
      { text: 'Out', link: 'https://a.dev' },
      { items: [] },
    ],
  };
  const unread = [
    { key: 'themeConfig.sidebar[0]', reason: 'it is computed', place: { file: 'c.ts', line: 3 } },
  ];
  const names = unplacedSettings(settings, theme, { file: 'c.ts', unread }).map(({ name }) => name);
  expect(names).toEqual([
    'head',
    'markdown.lineNumbers',
    'themeConfig.footer',
    'themeConfig.nav "More"',
    'themeConfig.nav "Out"',
    'themeConfig.nav',
    'themeConfig.sidebar[0]',
  ]);
});
