import type { PageProps } from '../src/model/page-props.ts';
import { isHomePage } from './is-home-page.ts';

/**
 * Returns the JSON-LD of a page, safe in a script element: its article, its place in the site, or the site
 * itself. Undefined for pages that search engines do not list, and for a site without a public address.
 */
export function structuredData(page: PageProps): string | undefined {
  const { head, article } = page;
  const { canonical, noindex } = head;
  // The address of an untranslated page is that of its original.
  if (canonical === undefined || noindex || article?.untranslated) return undefined;
  const trail = breadcrumbList(page, canonical);
  const things = [
    ...(isHomePage(page) ? [website(page, canonical)] : []),
    // An API reference is no article, and its page has little space left.
    ...(article && !article.reference && !isHomePage(page) ? [techArticle(page, canonical)] : []),
    ...(trail ? [trail] : []),
  ];
  if (things.length === 0) return undefined;
  const [first, ...others] = things;
  const graph = others.length === 0 ? first : { '@graph': things };
  return JSON.stringify({ '@context': 'https://schema.org', ...graph }).replaceAll('<', '\\u003c');
}

function website({ site, language }: PageProps, url: string): object {
  const { name, description } = site;
  return { '@type': 'WebSite', name, ...(description !== '' && { description }), url, inLanguage: language };
}

function techArticle({ site, head, article, language }: PageProps, url: string): object {
  return {
    '@type': 'TechArticle',
    headline: article?.title,
    ...(head.description !== undefined && { description: head.description }),
    url,
    inLanguage: language,
    ...(article?.lastUpdated !== undefined && { dateModified: article.lastUpdated }),
    ...(head.image && { image: head.image.href }),
    isPartOf: { '@type': 'WebSite', name: site.name, url: new URL(site.home, url).href },
  };
}

/** The product, the groups of the navigation around the page, and the page itself. */
function breadcrumbList({ breadcrumbs, article }: PageProps, url: string): object | undefined {
  if (!article) return undefined;
  const parents = breadcrumbs
    .map(({ title, href }) => ({ name: title, item: new URL(href, url).href }))
    // The link of a group leads to its first page.
    .filter(({ item }) => item !== url);
  if (parents.length === 0) return undefined;
  const entries = [...parents, { name: article.title, item: url }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: entries.map((entry, index) => ({ '@type': 'ListItem', position: index + 1, ...entry })),
  };
}
