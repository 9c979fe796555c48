import { lazy } from '../memo/lazy.ts';
import type { SitePath } from '../model/path.ts';
import type { LinkSpace, Page, Site } from '../model/site.ts';
import { joinLanguage } from './split-language.ts';

/** Where the pages of a site are in every language. Pages are named by their address in the first one. */
export interface PageAddresses {
  /** The address in a language: that of the translation, else the path behind the language's prefix, where the original is shown. */
  at(path: SitePath, language: string): SitePath;
  /** The translation of a page; undefined where nobody has written one. */
  translation(page: Page, language: string): Page | undefined;
  /** The page that is shown in a language at an address of the first one. */
  shown(path: SitePath, language: string): Page | undefined;
  /** The page that another translates; itself when it is an original. */
  original(page: Page): Page;
}

/** The address of a page in a language, as long as no page moves. */
export function addressIn({ translations, config }: LinkSpace): PageAddresses['at'] {
  return (path, language) =>
    translations.get(`${language} ${path}`) ?? joinLanguage(language, path, config.languages);
}

/** Looks all pages up once. */
export function pageAddresses({ pages, space }: Pick<Site, 'pages' | 'space'>): PageAddresses {
  // Late: most sites have no translations, and an edit of theirs needs no look-up.
  const bySource = lazy(() => new Map(pages.map((page) => [page.document.source, page])));
  const byPath = lazy(() => new Map(pages.map((page) => [page.path, page])));
  const original = (page: Page) => (page.translationOf && bySource().get(page.translationOf)) ?? page;
  const translation = ({ path }: Pick<Page, 'path'>, language: string) => {
    const there = space.translations.get(`${language} ${path}`);
    return there && byPath().get(there);
  };
  const originalAt = (path: SitePath) => {
    const page = byPath().get(path);
    return page?.translationOf === undefined ? page : undefined;
  };
  return {
    original,
    translation,
    shown: (path, language) => translation({ path }, language) ?? originalAt(path),
    at: addressIn(space),
  };
}
