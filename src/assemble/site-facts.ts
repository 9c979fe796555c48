import { displayPath, withTrailingSlash } from '../lib/path.ts';
import { memoize } from '../memo/memoize.ts';
import { memoizeList } from '../memo/memoize-list.ts';
import type { SiteFacts, SitePage } from '../model/extensions.ts';
import type { Page, Site } from '../model/site.ts';

/** Returns the facts of a site that its own rules and emitters receive. */
export const siteFacts = memoize(({ config, pages }: Pick<Site, 'config' | 'pages'>): SiteFacts => {
  const { name, description, url, base, languages, products } = config;
  return {
    name,
    description,
    ...(url !== undefined && { url }),
    base,
    languages,
    products: products.map(({ id, name, roots }) => ({ id, name, roots })),
    pages: pagesOf(config, pages),
  };
});

const pagesOf = memoizeList(({ path, language, product, document, translationOf }: Page): SitePage => {
  const { source, title = '', description, frontMatter, headings, links, parts } = document;
  return {
    path: withTrailingSlash(path),
    file: displayPath(source),
    language,
    title,
    ...(description !== undefined && { description }),
    ...(product !== undefined && { product }),
    frontMatter,
    headings,
    links: links.map(({ file, ...link }) => ({
      ...link,
      ...(file !== undefined && { file: displayPath(file) }),
    })),
    parts: parts.map(({ kind, name, line }) => ({ kind, name, line })),
    ...(translationOf !== undefined && { translationOf: displayPath(translationOf) }),
  };
});
