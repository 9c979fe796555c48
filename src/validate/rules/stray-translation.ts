import { displayPath } from '../../lib/path.ts';
import type { Rule } from '../rule.ts';

/** Reports files in a product's folder of translations that translate no page. They make no page. */
export const strayTranslation: Rule = ({ strayTranslations = [], extent }) =>
  extent === 'partial'
    ? []
    : strayTranslations.map(({ source, original }) => ({
        severity: 'warning',
        code: 'translation-stray',
        message: `This file translates no page: ${displayPath(original)} does not exist.`,
        hint: 'Create the page, rename this file like the page that it translates, or move it out of the folder of translations.',
        place: { file: displayPath(source), line: 1, column: 1 },
      }));
