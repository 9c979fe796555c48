import { isExternalPath, toSitePath } from '../../lib/path.ts';
import { memoize } from '../../memo/memoize.ts';
import { memoizeList } from '../../memo/memoize-list.ts';
import type { Config } from '../../model/config.ts';
import type { TranslationDocument } from '../../model/language.ts';
import type { SitePath, SourcePath } from '../../model/path.ts';
import { english } from '../../model/words.ts';
import type { Reference } from '../../parse/api/reference-reader.ts';
import { identify } from '../routes/identify.ts';
import type { PlacedPage } from '../routes/place-pages.ts';
import { routeFlags, ruledRoute } from '../routes/route-path.ts';
import { joinLanguage } from '../routes/split-language.ts';
import { referenceDocument } from './reference-document.ts';

/** The pages of API documents, and the addresses of those that another deployment shows. */
export interface PlacedReferences {
  readonly pages: readonly PlacedPage[];
  readonly external: readonly SitePath[];
}

/** Gives every API document its address. The page of an unchanged document is the same object. */
export function placeReferences(
  references: readonly Reference[],
  config: Config,
  translations: readonly TranslationDocument[],
): PlacedReferences {
  return splitPlaced(placedList(config, references, config, translations));
}

type Placed =
  | { readonly kind: 'page'; readonly page: PlacedPage }
  | { readonly kind: 'external'; readonly path: SitePath };

const placedList = memoizeList(memoize(placeReference));

const splitPlaced = memoize(
  (placed: readonly (Placed | undefined)[]): PlacedReferences => ({
    pages: placed.flatMap((one) => (one?.kind === 'page' ? [one.page] : [])),
    external: placed.flatMap((one) => (one?.kind === 'external' ? [one.path] : [])),
  }),
);

function placeReference(
  { document, language, product, source, translationOf }: Reference,
  config: Config,
  translations: readonly TranslationDocument[],
): Placed | undefined {
  if (document === undefined) return undefined;
  const { section, slug } = document;
  const path = referencePath({ source: document.source, section, slug, product }, config);
  if (isExternalPath(path, config.externalPaths))
    return translationOf === undefined ? { kind: 'external', path } : undefined;
  const { words } = translations.find((one) => one.language === language) ?? { words: english };
  const page: PlacedPage = {
    path: joinLanguage(language, path, config.languages),
    language,
    document: referenceDocument(document, source, words.reference),
    reference: document,
    flags: routeFlags(document.source, config),
    identity: identify(path),
    product,
    ...(translationOf !== undefined && { translationOf }),
  };
  return { kind: 'page', page };
}

/** The parts of an API document that its address follows from. */
interface AddressedDocument {
  readonly source: SourcePath;
  readonly section: string;
  readonly slug: string;
  readonly product: string;
}

/** `data-grid/grid` of the product `x` → `/x/api/data-grid/grid`, unless a rule of the route table fits. */
export function referencePath(
  { source, section, slug, product }: AddressedDocument,
  config: Config,
): SitePath {
  const root = config.products.find(({ id }) => id === product)?.roots[0] ?? '/';
  return ruledRoute(source, config) ?? toSitePath(`${root}/api/${section}/${slug}`);
}
