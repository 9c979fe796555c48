import { otherPlaces } from '../lib/other-places.ts';
import type { Diagnostic } from '../model/diagnostic.ts';

/** Problems of something that a page uses, and that is corrected once for all of its uses. */
const folded: ReadonlySet<string> = new Set<Diagnostic['code']>([
  'foreign-component',
  'foreign-import',
  'fence-meta',
]);

/** Reports what a page uses in many places once, with its other places. */
export function foldUses(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const byUse = new Map<string, Diagnostic[]>();
  for (const [index, diagnostic] of diagnostics.entries()) {
    const { code, message, place } = diagnostic;
    const key = folded.has(code) ? JSON.stringify([code, message, place?.file]) : String(index);
    const found = byUse.get(key);
    if (found) found.push(diagnostic);
    else byUse.set(key, [diagnostic]);
  }
  return [...byUse.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const related = otherPlaces(others.flatMap(({ place }) => place ?? []));
    return related.length === 0 ? [first] : [{ ...first, related: [...(first.related ?? []), ...related] }];
  });
}
