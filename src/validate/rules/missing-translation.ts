import { configPlace, type Rule } from '../rule.ts';

/** Reports languages other than English without a translation of the interface. */
export const missingTranslation: Rule = ({ config, translations }) =>
  config.languages
    .map((language, index) => ({ language, index }))
    .filter(({ language }) => !/^en(?:-|$)/.test(language) && !translations.has(language))
    .map(({ language, index }) => ({
      severity: 'warning',
      code: 'translation-missing',
      message: `No interface text is translated into "${language}"; its pages show all of them in English.`,
      hint: `Create "content/translations/${language}.yaml" that starts with: words: { next: … }`,
      place: configPlace(config, `languages[${index}]`),
    }));
