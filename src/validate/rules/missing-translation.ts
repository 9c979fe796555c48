import { configPlace } from '../config-place.ts';
import type { Rule } from '../rule.ts';

/** Every language of the site has a file with the words of the shell; English, in all its forms, needs none. */
export const missingTranslation: Rule = ({ config, translations }) =>
  config.languages
    .map((language, index) => ({ language, index }))
    .filter(({ language }) => !/^en(?:-|$)/.test(language) && !translations.has(language))
    .map(({ language, index }) => ({
      severity: 'warning',
      code: 'translation-missing',
      message: `The words of the shell are not translated into "${language}" and are said in English on its pages.`,
      hint: `Make content/translations/${language}.yaml, which begins with: words: { next: … }`,
      place: configPlace(config, `languages[${index}]`),
    }));
