import { nearestName } from '../../lib/nearest-name.ts';
import { displayPath } from '../../lib/path.ts';
import { memoize } from '../../memo/memoize.ts';
import type { Config } from '../../model/config.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { Placed, TranslationDocument } from '../../model/language.ts';
import type { NavigationEntry } from '../../model/navigation.ts';
import type { Site } from '../../model/site.ts';
import type { Rule } from '../rule.ts';

/** What a translation names is there: entries of the navigation, products, versions, advertisements, and the language itself. */
export const translationTarget: Rule = ({ config, navigationDocuments, translations }) =>
  checkTranslations(config, navigationDocuments, translations);

const checkTranslations = memoize(
  (
    config: Config,
    navigation: Site['navigationDocuments'],
    translations: Site['translations'],
  ): readonly Diagnostic[] => {
    const names = namesOf(config, navigation);
    return [...translations.values()].flatMap((document) => [
      ...unconfigured(document, config),
      ...unknownLanguages(document.navigation, names.navigation, 'entry of the navigation'),
      ...unknownLanguages(document.products, names.products, 'product'),
      ...unknownLanguages(document.versions, names.versions, 'version'),
      ...unknownLanguages(document.ads, names.ads, 'advertisement'),
    ]);
  },
);

function namesOf(config: Config, navigation: Site['navigationDocuments']) {
  const pathnames = (entry: NavigationEntry): string[] => [
    entry.pathname,
    ...entry.children.flatMap(pathnames),
  ];
  return {
    navigation: new Set([...navigation.values()].flatMap(({ entries }) => entries.flatMap(pathnames))),
    products: new Set(config.products.map(({ id }) => id)),
    ads: new Set(config.ads?.inHouse.map(({ name }) => name)),
    versions: new Set(config.products.flatMap(({ versions }) => versions.map(({ text }) => text))),
  };
}

function unknownLanguages(
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
        message: `There is no ${kind} "${name}" to translate.`,
        ...(near !== undefined && { hint: `Did you mean "${near}"?` }),
        place,
      };
    });
}

function unconfigured({ language, source }: TranslationDocument, config: Config): Diagnostic[] {
  if (config.languages.includes(language)) return [];
  return [
    {
      severity: 'warning',
      code: 'translation-language',
      message: `The site does not speak "${language}", so nothing is said in these words.`,
      hint: `In content/site.yaml: languages: [${[...config.languages, language].join(', ')}]`,
      place: { file: displayPath(source), line: 1, column: 1 },
    },
  ];
}
