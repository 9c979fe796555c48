import { expect, test } from 'vitest';
import type { PageProps } from '../../../src/model/page-props.ts';
import { structuredData } from '../../../templates/structured-data.ts';
import { barePage, emptyArticle } from '../../support/bare-page.ts';
import { markedWords } from '../../support/marked-words.ts';

const url = 'https://acme.dev/ui/button/';

const page: PageProps = {
  ...barePage,
  words: markedWords,
  head: { title: 'Button', canonical: url, noindex: false, alternates: [] },
  article: { ...emptyArticle, title: '</script><script>alert(1)</script><!--' },
};

test('a title cannot close the script element', () => {
  const text = structuredData(page) ?? '';
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({ '@type': 'TechArticle', headline: page.article?.title, url });
});

test('the start page that an author wrote is the site, in each language', () => {
  const home = { ...page.head, canonical: 'https://acme.dev/' };
  expect(JSON.parse(structuredData({ ...page, path: '/', head: home }) ?? '')).toMatchObject({
    '@type': 'WebSite',
    name: 'Acme UI',
    url: home.canonical,
  });
  const german = { ...page.head, canonical: 'https://acme.dev/sub/de/' };
  const site = { ...page.site, base: '/sub/', home: '/sub/de/' };
  expect(JSON.parse(structuredData({ ...page, path: '/de', site, head: german }) ?? '')).toMatchObject({
    '@type': 'WebSite',
    url: german.canonical,
  });
});

test('a page that search engines do not list has none', () => {
  expect(structuredData({ ...page, head: { ...page.head, noindex: true } })).toBeUndefined();
  expect(structuredData({ ...page, head: { title: 'A', noindex: false, alternates: [] } })).toBeUndefined();
});

test('the trail of a page ends with it, and leaves out a group whose link leads to it', () => {
  const breadcrumbs = [
    { title: 'UI', href: '/ui/' },
    { title: 'Buttons', href: '/ui/button/' },
  ];
  const { '@graph': things } = JSON.parse(structuredData({ ...page, breadcrumbs }) ?? '');
  expect(things[1].itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'UI', item: 'https://acme.dev/ui/' },
    { '@type': 'ListItem', position: 2, name: page.article?.title, item: url },
  ]);
});
