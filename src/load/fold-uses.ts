import { otherPlaces } from '../lib/other-places.ts';
import type { Diagnostic } from '../model/diagnostic.ts';

/**
 * Problems of something that pages use, and that is corrected once for all of its uses: a component of
 * another tool, its scripts, and what it reads in code blocks. A site that comes from it may have them in all
 * its pages.
 */
const folded: ReadonlySet<string> = new Set<Diagnostic['code']>([
  'foreign-component',
  'foreign-import',
  'foreign-script',
  'foreign-attribute',
  'demo-variant',
  'fence-language',
  'fence-mark',
  'fence-meta',
  'front-matter-key',
]);

/** Reports what pages use in many places once for each severity, with its other places. */
export function foldUses(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const byUse = new Map<string, Diagnostic[]>();
  for (const [index, diagnostic] of diagnostics.entries()) {
    const { code, message, severity } = diagnostic;
    const key = folded.has(code) ? JSON.stringify([code, message, severity]) : String(index);
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
