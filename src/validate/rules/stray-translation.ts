import { posix } from 'node:path';
import { otherPlaces } from '../../lib/other-places.ts';
import { displayPath } from '../../lib/path.ts';
import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import type { Site } from '../../model/site.ts';
import type { Rule } from '../rule.ts';

/**
 * Reports files in a product's folder of translations that translate no page. They make no page. A folder
 * without counterpart is one problem: other tools have pages in one language alone.
 */
export const strayTranslation: Rule = ({ strayTranslations = [], extent }) => {
  if (extent === 'partial') return [];
  const folders = new Map<string, Stray[]>();
  for (const stray of strayTranslations) {
    const folder = posix.dirname(stray.source);
    folders.set(folder, [...(folders.get(folder) ?? []), stray]);
  }
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
    message: `This file translates no page: ${displayPath(stray.original)} does not exist.`,
    hint: 'Create the page, rename this file like the page that it translates, or move it out of the folder of translations.',
    place: placeOf(stray),
  };
}

function strayFiles(strays: readonly Stray[]): Diagnostic[] {
  return strays.slice(0, 1).map((first) => ({
    severity: 'warning',
    code: 'translation-stray',
    message: `${strays.length} files of this folder translate no page: ${displayPath(first.original)} and others do not exist.`,
    hint: 'Create the pages, rename the files like the pages that they translate, or move them out of the folder of translations.',
    place: placeOf(first),
    related: otherPlaces(strays.slice(1).map(placeOf)),
  }));
}
