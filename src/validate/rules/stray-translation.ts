import { posix } from 'node:path';
import { groupBy } from '../../lib/group-by.ts';
import { otherPlaces } from '../../lib/other-places.ts';
import { displayPath } from '../../lib/path.ts';
import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import type { Site } from '../../model/site.ts';
import type { Rule } from '../rule.ts';

/**
 * Reports pages in a product's folder of translations that translate no page: other languages show them
 * untranslated. A folder without counterpart is one problem: other tools have pages in one language alone.
 */
export const strayTranslation: Rule = ({ strayTranslations = [], extent }) => {
  if (extent === 'partial') return [];
  const folders = groupBy(strayTranslations, ({ source }) => posix.dirname(source));
  return [...folders.values()].flatMap((strays) =>
    strays.length < fewest ? strays.map(strayFile) : strayFiles(strays),
  );
};

/** Fewer files of a folder are reported one by one. */
const fewest = 4;

type Stray = NonNullable<Site['strayTranslations']>[number];

function placeOf({ source }: Stray): Place {
  return { file: displayPath(source), line: 1, column: 1 };
}

function strayFile(stray: Stray): Diagnostic {
  return {
    severity: 'warning',
    code: 'translation-stray',
    message: `This page has no original: ${displayPath(stray.original)} does not exist. Other languages show it untranslated.`,
    hint: 'Create the original, or name this file like the page that it translates.',
    place: placeOf(stray),
  };
}

function strayFiles(strays: readonly Stray[]): Diagnostic[] {
  return strays.slice(0, 1).map((first) => ({
    severity: 'warning',
    code: 'translation-stray',
    message: `${strays.length} pages of this folder have no original: ${displayPath(first.original)} and others do not exist. Other languages show them untranslated.`,
    hint: 'Create the originals, or name the files like the pages that they translate.',
    place: placeOf(first),
    related: otherPlaces(strays.slice(1).map(placeOf)),
  }));
}
