import { isShipped } from '../../parse/translations/shipped-words.ts';
import { configPlace, type Rule } from '../rule.ts';

/** Reports languages whose words neither the site nor the program has. */
export const missingTranslation: Rule = ({ config, translations }) =>
  config.languages
    .map((language, index) => ({ language, index }))
    .filter(({ language }) => !isShipped(language) && !translations.has(language))
    .map(({ language, index }) => ({
      severity: 'warning',
      code: 'translation-missing',
      message: `Colophon has no words in "${language}" yet, so the interface of these pages is in English.`,
      hint: `Create "content/translations/${language}.yaml" that starts with: words: { next: … }`,
      place: configPlace(config, `languages[${index}]`),
    }));
