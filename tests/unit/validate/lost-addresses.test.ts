import { expect, test } from 'vitest';
import type { LinkManifest } from '../../../src/model/link-manifest.ts';
import { lostAddresses } from '../../../src/validate/lost-addresses.ts';
import { type SampleSite, siteOf } from '../../support/sample-site.ts';

const site: SampleSite = {
  config: `
languages: [en, de]
externalPaths: [/store/]
redirects: [{ from: /moved/, to: /ui/a/ }, { from: '/old/*', to: /ui/ }]
`,
  pages: { 'ui/a.md': '# A', 'ui/new/guide.md': '# Guide', 'ui/theming.md': '# Styles' },
  publicFiles: ['public/file.html', 'public/folder/index.html', 'public/plain'],
};

/** Reports the losses of a release with pages of these addresses and titles. */
function lost(pages: Readonly<Record<string, string>>, manifest: Partial<LinkManifest> = {}): string[] {
  const listed = Object.entries(pages).map(([path, title]) => ({ path, title, anchors: [] }));
  const previous = { version: 1, base: '/', languages: ['en'], redirects: [], pages: listed } as const;
  return lostAddresses(siteOf(site), { ...previous, ...manifest }).map(
    ({ message, hint = '' }) => `${message} ${hint.replace(/^.*: - /, '')}`,
  );
}

test.each(['/ui/a/', '/moved/', '/old/x/y/', '/file/', '/folder/', '/plain/', '/store/', '/store/x/'])(
  '%s still answers',
  (path) => {
    expect(lost({ [path]: 'T' })).toEqual([]);
  },
);

test.each([
  ['the page with its title', '/ui/start/', 'Guide', '/ui/new/guide/'],
  ['the page whose address ends as it did', '/other/theming/', 'T', '/ui/theming/'],
  ['the page with a similar address', '/ui/themeing/', 'T', '/ui/theming/'],
  ['the nearest page above', '/ui/a/deep/thing/', 'T', '/ui/a/'],
  ['the home page', '/nothing/alike/', 'T', '/'],
])('a page leads to %s', (_what, path, title, to) => {
  expect(lost({ [path]: title })).toEqual([
    `"${path}" was in the last release, and no longer exists. { from: ${path}, to: ${to} }`,
  ]);
});

test('a page is lost in each of the languages that are left', () => {
  expect(lost({ '/ui/start/': 'Guide' }, { languages: ['en', 'de'] })).toEqual([
    '"/ui/start/" was in the last release, and no longer exists. { from: /ui/start/, to: /ui/new/guide/ }',
    '"/de/ui/start/" was in the last release, and no longer exists. { from: /de/ui/start/, to: /de/ui/new/guide/ }',
  ]);
});

test('a lost language is one loss', () => {
  expect(lost({ '/ui/a/': 'A', '/fr/ui/b/': 'B' }, { languages: ['en', 'fr'] })).toEqual([
    'The pages of the last release in "fr" no longer exist. { from: /fr/*, to: /:splat }',
  ]);
});

test('a redirect of the last release is kept, or was from an address with a page', () => {
  expect(lost({}, { redirects: ['/gone/', '/moved/'] })).toEqual([
    'The last release redirected "/gone/", and this one does not. { from: /gone/, to: / }',
  ]);
});
