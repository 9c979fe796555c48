import { expect, test } from 'vitest';
import type { Settings } from '../../../../src/inspect/read-config.ts';
import {
  logoFiles,
  nameOf,
  readLocales,
  siteSettings,
  starlightOptions,
} from '../../../../src/inspect/starlight/starlight-settings.ts';

test('the options are those of Starlight among the integrations, which may be in lists', () => {
  const starlight = { package: '@astrojs/starlight', args: [{ title: 'A' }] };
  const other = { package: '@astrojs/react', args: [{ title: 'B' }] };
  expect(starlightOptions({ integrations: [other, [starlight]] })).toEqual({ title: 'A' });
  expect(starlightOptions({ integrations: [other] })).toEqual({});
  expect(starlightOptions({})).toEqual({});
});

test.each([
  ['A', 'A'],
  [{ en: 'A', de: 'B' }, 'A'],
  [undefined, undefined],
])('the name in %j', (title, name) => {
  expect(nameOf(title)).toBe(name);
});

test.each<[string, Settings, string, string, string[][]]>([
  ['none', {}, 'en', '', []],
  [
    'a root',
    { locales: { root: { lang: 'en', label: 'English' }, 'zh-cn': { lang: 'zh-CN', label: '中文' } } },
    'en',
    '',
    [['zh-cn', 'zh-cn', 'zh-CN']],
  ],
  ['a folder for each', { defaultLocale: 'de', locales: { en: {}, de: {} } }, 'de', 'de', [['en', 'en']]],
  ['no default', { locales: { fr: {}, en: {} } }, 'fr', 'fr', [['en', 'en']]],
])('languages with %s', (_, settings, root, folder, others) => {
  const locales = readLocales(settings);
  expect([locales.root.id, locales.folder]).toEqual([root, folder]);
  expect(locales.others.map((one) => [one.folder, ...one.tags])).toEqual(others);
});

test.each<[string, Settings, Settings, object]>([
  ['nothing', {}, {}, { lastUpdated: false }],
  [
    'an address, a base and a description',
    { site: 'https://a.dev', base: '/docs' },
    { description: 'B.', lastUpdated: true },
    { url: 'https://a.dev', base: '/docs/', description: 'B.', lastUpdated: true },
  ],
  [
    'links as an object',
    {},
    {
      social: { github: 'https://github.com/a/b' },
      editLink: { baseUrl: 'https://github.com/c/d/edit/main/' },
    },
    {
      repository: 'https://github.com/a/b',
      editUrl: 'https://github.com/c/d/edit/main',
      lastUpdated: false,
    },
  ],
  [
    'links as a list',
    {},
    {
      social: [
        { icon: 'x', href: 'https://x.dev' },
        { icon: 'github', href: 'https://github.com/a/b' },
      ],
    },
    { repository: 'https://github.com/a/b', lastUpdated: false },
  ],
  [
    'redirects, of which those with parameters are left out',
    {
      redirects: {
        '/a': { status: 301, destination: '/b' },
        '/c/[...d]': '/e/[...d]',
        f: 'mailto:g@h.dev',
        i: 7,
      },
    },
    {},
    {
      redirects: [
        { from: '/a', to: '/b' },
        { from: '/f', to: 'mailto:g@h.dev' },
      ],
      lastUpdated: false,
    },
  ],
])('a site has %s', (_, astro, starlight, expected) => {
  expect(siteSettings(astro, starlight)).toEqual(expected);
});

test.each<[unknown, string[]]>([
  [{ src: './src/a.svg' }, ['web/src/a.svg', 'web/public/src/a.svg']],
  [{ light: '/a.svg', dark: '/b.svg' }, ['web/a.svg', 'web/public/a.svg']],
  [{ src: '/a.svg', replacesTitle: true }, []],
  [undefined, []],
])('the logo %j may be at %j', (logo, files) => {
  expect(logoFiles(logo, 'web')).toEqual(files);
});
