import { hashData, hashParts } from '../../lib/hash.ts';
import { withBase, withTrailingSlash } from '../../lib/path.ts';
import { memoize } from '../../memo/memoize.ts';
import type { ApiDocument } from '../../model/api-document.ts';
import type { Config } from '../../model/config.ts';
import type { SitePath } from '../../model/path.ts';
import type { LinkTarget } from '../../model/site.ts';
import type { Words } from '../../model/words.ts';
import { resolveLink } from '../links/resolve-link.ts';
import type { LocaleVersion } from '../props/locale-version.ts';
import type { DemosByProp } from './demos/demo-index.ts';
import type { DemoPage } from './demos/prop-demos.ts';
import type { PlacedDemo } from './demos/site-demos.ts';
import type { ReferenceNames } from './reference-names.ts';

/** The title and URL of a page that names what a document describes. */
export type NamingPage = readonly [title: string, href: string];

/** Everything that a reference is made from, besides the language. */
export interface ReferenceKeys {
  readonly reference: ApiDocument;
  readonly targets: readonly LinkTarget[];
  readonly product: string | undefined;
  readonly naming: readonly NamingPage[];
  readonly names: ReferenceNames;
  readonly words: Words;
  readonly markdownHref: string;
  readonly config: Config;
  readonly about: readonly SitePath[];
  readonly byProp: DemosByProp<PlacedDemo>;
  readonly demoPages: readonly DemoPage[];
}

/**
 * Identifies everything that a reference is made from, so that an earlier build knows its hash. Undefined for
 * a document that is not identified. Whatever `makeReference` reads must be in it.
 */
export function referenceKey(
  { reference, ...keys }: ReferenceKeys,
  locale: LocaleVersion,
): string | undefined {
  const { targets, product, naming, names, words, markdownHref, config, about, byProp, demoPages } = keys;
  if (reference.hash === undefined) return undefined;
  const links = targets.map((target) => resolveLink(target, config, locale.address));
  return hashParts([
    reference.hash,
    siteHash(names, config, locale),
    wordsHash(words),
    demosHash(byProp),
    JSON.stringify([product, markdownHref, links, naming, about, demoPages]),
  ]);
}

/** The addresses of all documents, and the settings of products. */
const siteHash = memoize(
  (names: ReferenceNames, { base, repository, products }: Config, { address }: LocaleVersion): string =>
    hashData([
      names.all.map(([name, path, ...rest]) => [
        name,
        withBase(base, withTrailingSlash(address(path))),
        ...rest,
      ]),
      repository,
      products.map(({ id, versions, api }) => [id, versions, api?.layout]),
    ]),
);

const wordsHash = memoize(({ article }: Words): string => hashData(article));

const demosHash = memoize((byProp: DemosByProp<PlacedDemo>): string => hashData([...byProp]));
