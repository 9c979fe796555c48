import { posix } from 'node:path';
import { toSitePath } from '../../../lib/path.ts';
import { memoize } from '../../../memo/memoize.ts';
import type { ApiDocument } from '../../../model/api-document.ts';
import type { ProductReleases } from '../../../model/api-release.ts';
import type { Config } from '../../../model/config.ts';
import type { TranslationDocument } from '../../../model/language.ts';
import type { SourcePath } from '../../../model/path.ts';
import type { ProductConfig } from '../../../model/product-config.ts';
import { english } from '../../../model/words.ts';
import { referencePath } from '../place-references.ts';
import { changesFolder } from './changes-folder.ts';
import { changesPages, type ReleasedProduct, type WrittenPage } from './changes-pages.ts';

/** The parts of a site that its pages of API changes are written from. */
export interface ChangesSources {
  readonly config: Config;
  readonly releases: ProductReleases;
  readonly translations: readonly TranslationDocument[];
  /** The API of a product as it is now, in the first language. */
  documentsOf(product: string): readonly ApiDocument[];
}

/** Returns the pages about API changes of all products, in the first language and in each translated one. */
export function siteChanges({
  config,
  releases,
  translations,
  documentsOf,
}: ChangesSources): readonly WrittenPage[] {
  if (releases.size === 0) return [];
  return localProducts(config, translations).flatMap((product) => {
    const own = releases.get(product.id);
    return own === undefined ? [] : pagesOf(product, own, documentsOf(product.id));
  });
}

/** A product in one language. */
interface LocalProduct extends ReleasedProduct {
  readonly id: string;
}

const localProducts = memoize(
  (config: Config, translations: readonly TranslationDocument[]): readonly LocalProduct[] =>
    config.languages.flatMap((language, position) => {
      const translation = translations.find((one) => one.language === language);
      if (position === 0) return config.products.map((product) => localProduct(product, translation, config));
      // Without words of its own, a language shows the pages of the first one.
      if (translation === undefined) return [];
      return config.products.map((product) => ({
        ...localProduct(product, translation, config),
        ...translatedPlace(product, language),
      }));
    }),
);

function localProduct(
  product: ProductConfig,
  translation: TranslationDocument | undefined,
  config: Config,
): LocalProduct {
  const { id, name, roots } = product;
  return {
    id,
    name: translation?.products.get(id)?.name ?? name,
    path: toSitePath(`${roots[0] ?? '/'}/api/changes`),
    folder: changesFolder(product),
    end: '.md',
    words: (translation?.words ?? english).changes,
    pathOf: (document) => referencePath({ ...document, product: id }, config),
  };
}

/** Translations of pages are in a folder of the same shape, or beside the pages. */
function translatedPlace(
  { translations = {} }: ProductConfig,
  language: string,
): Partial<Pick<LocalProduct, 'folder' | 'end'>> {
  const folder = translations[language];
  if (folder === undefined) return { end: `-${language}.md` };
  return { folder: posix.join(folder, 'api/changes') as SourcePath };
}

const pagesOf = memoize(changesPages);
