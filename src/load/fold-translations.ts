import { groupBy } from '../lib/group-by.ts';
import { otherPlaces } from '../lib/other-places.ts';
import { displayPath } from '../lib/path.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Page } from '../model/site.ts';

/** Problems in code, which translators leave as it is. */
const folded: ReadonlySet<Diagnostic['code']> = new Set(['fence-syntax']);

/**
 * Reports a problem in code that translations of a page repeat once, in the original, with their places. A
 * translation that has the problem more often than the original keeps the rest.
 */
export function foldTranslations(
  diagnostics: readonly Diagnostic[],
  pages: readonly Pick<Page, 'document' | 'translationOf'>[],
): readonly Diagnostic[] {
  const inCode = diagnostics.filter(({ code, place }) => folded.has(code) && place);
  if (inCode.length < 2) return diagnostics;
  const originals = new Map(
    pages.flatMap(({ document, translationOf }) =>
      translationOf === undefined ? [] : [[displayPath(document.source), displayPath(translationOf)]],
    ),
  );
  const originalOf = (file = '') => originals.get(file) ?? file;
  const groups = groupBy(inCode, ({ code, severity, message, place }) =>
    JSON.stringify([code, severity, message, originalOf(place?.file)]),
  );
  const replaced = new Map([...groups.values()].flatMap((group) => foldGroup(group, originals)));
  return diagnostics.flatMap((diagnostic) => replaced.get(diagnostic) ?? [diagnostic]);
}

type Replaced = readonly [Diagnostic, readonly Diagnostic[]];

/** Joins the n-th problem of the original with the n-th one of each translation. */
function foldGroup(
  group: readonly Diagnostic[],
  originals: ReadonlyMap<string, string>,
): readonly Replaced[] {
  const byFile = groupBy(group, ({ place }) => place?.file ?? '');
  const [own = []] = [...byFile].flatMap(([file, found]) => (originals.has(file) ? [] : [found]));
  const translated = [...byFile].flatMap(([file, found]) => (originals.has(file) ? [found] : []));
  const joined = own.map((diagnostic, index): Replaced => {
    const places = translated.flatMap((found) => found[index]?.place ?? []);
    const related = [...(diagnostic.related ?? []), ...otherPlaces(places)];
    return [diagnostic, [related.length === 0 ? diagnostic : { ...diagnostic, related }]];
  });
  const repeats = translated.flatMap((found) => found.slice(0, own.length));
  return [...joined, ...repeats.map((repeat): Replaced => [repeat, []])];
}
