import { otherPlaces } from '../lib/other-places.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { otherSiteFolder } from '../validate/rules/missing-page.ts';

/**
 * Problems of something that pages use, and that is corrected once for all of its uses: a component of
 * another tool, its containers, its scripts, its schemes of addresses, and what it reads in code blocks. A
 * site that comes from it may have them in all its pages.
 */
const folded: ReadonlySet<string> = new Set<Diagnostic['code']>([
  'foreign-component',
  'foreign-import',
  'foreign-script',
  'foreign-attribute',
  'foreign-expression',
  'footnote-inline',
  'callout-attribute',
  'callout-unknown',
  'demo-variant',
  'fence-language',
  'fence-mark',
  'fence-meta',
  'front-matter-key',
  'url-scheme',
]);

/**
 * Reports what pages use in many places once for each severity, with its other places. Links into a folder of
 * another site are one use: one line of `site.yaml` allows them all.
 */
export function foldUses(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const byUse = new Map<string, Diagnostic[]>();
  for (const [index, diagnostic] of diagnostics.entries()) {
    const { code, message, severity } = diagnostic;
    const folder = otherSiteFolder(diagnostic);
    const use = folder ?? (folded.has(code) ? message : undefined);
    const key = use === undefined ? String(index) : JSON.stringify([code, use, severity]);
    const found = byUse.get(key);
    if (found) found.push(diagnostic);
    else byUse.set(key, [diagnostic]);
  }
  return [...byUse.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const related = otherPlaces(others.flatMap(({ place }) => place ?? []));
    if (related.length === 0) return [first];
    const folder = otherSiteFolder(first);
    const message =
      folder === undefined ? first.message : `${others.length + 1} links into "${folder}" lead to no page.`;
    return [{ ...first, message, related: [...(first.related ?? []), ...related] }];
  });
}
