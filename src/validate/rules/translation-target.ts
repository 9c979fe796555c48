import { nearestName } from '../../lib/nearest-name.ts';
import { displayPath } from '../../lib/path.ts';
import { memoize } from '../../memo/memoize.ts';
import type { Config } from '../../model/config.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { Placed, TranslationDocument } from '../../model/language.ts';
import type { NavigationEntry } from '../../model/navigation.ts';
import type { Site } from '../../model/site.ts';
import type { Rule } from '../rule.ts';

/**
 * Reports translations of entries, pages, products, versions, advertisements and languages that do not exist.
 */
export const translationTarget: Rule = ({ config, navigationDocuments, translations, pages, absent }) => [
  ...checkTranslations(config, navigationDocuments, translations, absent),
  ...checkKeywords(pages, translations),
];

const checkKeywords = memoize(
  (pages: Site['pages'], translations: Site['translations']): readonly Diagnostic[] => {
    const documents = [...translations.values()].filter(({ keywords }) => keywords.size > 0);
    if (documents.length === 0) return [];
    const paths = new Set(pages.map(({ path }) => path));
    return documents.flatMap(({ keywords }) => unknownNames(keywords, paths, 'page'));
  },
);

const checkTranslations = memoize(
  (
    config: Config,
    navigation: Site['navigationDocuments'],
    translations: Site['translations'],
    absent: Site['absent'],
  ): readonly Diagnostic[] => {
    const documents = [...navigation.values()];
    const paths = documents.flatMap(({ entries }) => entries.flatMap(pathnames));
    // A file that cannot be read or found is an error itself, and its entries may well exist.
    const isMissing = config.products.some(({ navigation: file }) => file !== undefined && absent.has(file));
    const areKnown = !isMissing && !documents.some(({ invalid }) => invalid);
    const products = config.products.map(({ id }) => id);
    const versions = config.products.flatMap((product) => product.versions.map(({ text }) => text));
    const ads = config.ads?.inHouse.map(({ name }) => name);
    return [...translations.values()].flatMap((document) => {
      const unused = unconfigured(document, config);
      // What an unused file translates is not worth a message of its own.
      if (unused.length > 0) return unused;
      return [
        ...(areKnown ? unknownNames(document.navigation, new Set(paths), 'navigation entry') : []),
        ...unknownNames(document.products, new Set(products), 'product'),
        ...unknownNames(document.versions, new Set(versions), 'version'),
        ...unknownNames(document.ads, new Set(ads), 'advertisement'),
      ];
    });
  },
);

function pathnames({ pathname, children }: NavigationEntry): string[] {
  return [pathname, ...children.flatMap(pathnames)];
}

function unknownNames(
  translated: ReadonlyMap<string, Placed<unknown>>,
  known: ReadonlySet<string>,
  kind: string,
): Diagnostic[] {
  return [...translated]
    .filter(([name]) => !known.has(name))
    .map(([name, { place }]) => {
      const near = nearestName(name, known);
      return {
        severity: 'warning',
        code: 'translation-target',
        message: `Unknown ${kind} "${name}"; its translation is unused.`,
        hint: near === undefined ? 'Correct the name, or remove the line.' : `Did you mean "${near}"?`,
        place,
      };
    });
}

function unconfigured({ language, source }: TranslationDocument, config: Config): Diagnostic[] {
  if (source === undefined || config.languages.includes(language)) return [];
  return [
    {
      severity: 'warning',
      code: 'translation-language',
      message: `Language "${language}" is not configured, so this file is unused.`,
      hint: `Add it to content/site.yaml: languages: [${[...config.languages, language].join(', ')}]`,
      place: { file: displayPath(source), line: 1, column: 1 },
    },
  ];
}
