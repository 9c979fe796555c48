import { describe, expect, test } from 'vitest';
import type { PageFlags } from '../../../../src/model/page-flags.ts';
import { type SampleSite, siteOf } from '../../../support/sample-site.ts';

const page = (frontMatter = '') => `---\ntitle: A\n${frontMatter}\n---\n`;

/** The flags of the page at an address. */
function flagsAt(path: string, sample: SampleSite): PageFlags | undefined {
  return siteOf(sample).pages.find((found) => found.path === path)?.flags;
}

const module = (flag: string) => `export default () => <MarkdownDocs ${flag} {...pageProps} />;`;

describe('a flag comes from', () => {
  test('front matter', () => {
    expect(flagsAt('/a', { pages: { 'a.md': page('disableAd: true') } })).toEqual({ disableAd: true });
  });

  test('a rule of the route table', () => {
    const config = 'routes: [{ source: "x/*.md", path: /a/, wideLayout: true, disableToc: false }]';
    const flags = { wideLayout: true, disableToc: false };
    expect(flagsAt('/a', { config, pages: { 'x/b.md': page() } })).toEqual(flags);
  });

  test('an entry of the navigation, and the groups around it', () => {
    const config = 'products: [{ id: p, name: P, root: /, navigation: navigation/p.yaml }]';
    const navigation = {
      'navigation/p.yaml': `
- pathname: /group
  disableAd: true
  children:
    - { pathname: /a/, wideLayout: true }
    - { pathname: /b/, disableAd: false }
    - { pathname: '/c/#part', unlisted: true }
`,
    };
    const sample = { config, navigation, pages: { 'a.md': page(), 'b.md': page(), 'c.md': page() } };
    expect(flagsAt('/a', sample)).toEqual({ disableAd: true, wideLayout: true });
    expect(flagsAt('/b', sample)).toEqual({ disableAd: false });
    // An entry for a heading says nothing about the page.
    expect(flagsAt('/c', sample)).toEqual({});
  });

  test.each(['a.js', 'a.tsx', 'a/index.js'])('the page module %s', (name) => {
    const pageModules = { [`../pages/${name}`]: module('disableAd') };
    const config = 'pageModules: ../pages';
    expect(flagsAt('/a', { config, pageModules, pages: { 'a.md': page() } })).toEqual({ disableAd: true });
  });
});

test('front matter wins over the route table, that over the navigation, that over a page module', () => {
  const sample = (ruled: string, listed: string, written: string): SampleSite => ({
    config: `
pageModules: ../pages
products: [{ id: p, name: P, root: /, navigation: navigation/p.yaml }]
routes: [{ source: a.md, path: /a/${ruled} }]`,
    pageModules: { '../pages/a.js': module('disableAd') },
    navigation: { 'navigation/p.yaml': `- { pathname: /a/${listed} }` },
    pages: { 'a.md': page(written) },
  });
  expect(flagsAt('/a', sample('', '', ''))).toEqual({ disableAd: true });
  expect(flagsAt('/a', sample('', ', disableAd: false', ''))).toEqual({ disableAd: false });
  expect(flagsAt('/a', sample(', disableAd: true', ', disableAd: false', ''))).toEqual({ disableAd: true });
  expect(flagsAt('/a', sample(', disableAd: true', '', 'disableAd: false'))).toEqual({ disableAd: false });
});

test('a translation has the flags of its original, unless it sets its own', () => {
  const sample = {
    config: 'languages: [en, de, fr]\nroutes: [{ source: a.md, path: /a/, disableAd: true }]',
    pages: { 'a.md': page('wideLayout: true'), 'a-de.md': page(), 'a-fr.md': page('disableAd: false') },
  };
  expect(flagsAt('/de/a', sample)).toEqual({ disableAd: true, wideLayout: true });
  expect(flagsAt('/fr/a', sample)).toEqual({ disableAd: false, wideLayout: true });
});
