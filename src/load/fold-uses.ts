import { otherPlaces } from '../lib/other-places.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { otherSiteFolder } from '../validate/rules/missing-page.ts';

/**
 * Problems of something that pages use, and that is corrected once for all of its uses: a component of
 * another tool, its containers, its scripts, its schemes of addresses, what it reads in code blocks, and a
 * missing file that pages include. A site that comes from it may have them in all its pages.
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
  'include-file',
  'url-scheme',
]);

/**
 * Reports what pages use in many places once for each severity, with its other places. Links into a folder of
 * another site are one use: one line of `site.yaml` allows them all. So are links into a folder whose pages
 * are all in another one, which a redirect corrects.
 */
export function foldUses(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return [...groupUses(diagnostics)].flatMap(joinUses);
}

/** Groups the diagnostics of one use; each of the others is a group of its own. */
function groupUses(diagnostics: readonly Diagnostic[]): Iterable<readonly Diagnostic[]> {
  const byUse = new Map<string, Diagnostic[]>();
  for (const [index, diagnostic] of diagnostics.entries()) {
    const { code, message, severity } = diagnostic;
    const moved = movedFolder(diagnostic);
    const folder = otherSiteFolder(diagnostic) ?? (moved && [moved.from, moved.to]);
    const use = folder ?? (folded.has(code) ? message : undefined);
    const key = use === undefined ? String(index) : JSON.stringify([code, use, severity]);
    const found = byUse.get(key);
    if (found) found.push(diagnostic);
    else byUse.set(key, [diagnostic]);
  }
  return byUse.values();
}

/** Reports the diagnostics of one use as the first one, with the places of the others. */
function joinUses([first, ...others]: readonly Diagnostic[]): readonly Diagnostic[] {
  if (first === undefined) return [];
  const related = otherPlaces(others.flatMap(({ place }) => place ?? []));
  if (related.length === 0) return [first];
  const moved = movedFolder(first);
  if (moved && others.length + 1 < fewestMoved) return [first, ...others];
  const folder = otherSiteFolder(first) ?? moved?.from;
  const message =
    folder === undefined ? first.message : `${others.length + 1} links into "${folder}" lead to no page.`;
  const hint = moved
    ? `Correct the links, such as this one to "${moved.page}", or redirect the folder in content/site.yaml: redirects: [{ from: ${moved.from}*, to: ${moved.to}:splat }]`
    : first.hint;
  return [{ ...first, message, ...(hint && { hint }), related: [...(first.related ?? []), ...related] }];
}

/** Fewer links are corrected one by one. */
const fewestMoved = 5;

/** The folders of a missing page and of the similar one with the same name in another folder. */
interface MovedFolder {
  readonly from: string;
  readonly to: string;
  /** The similar page. */
  readonly page: string;
}

/** Returns where the page is that a link means, if it has the same name in another folder. */
function movedFolder({ code, message, hint = '' }: Diagnostic): MovedFolder | undefined {
  if (code !== 'missing-page') return undefined;
  const [, from, name] =
    /^Link "(\/(?:[^"#?]*\/)?)([^"#?/]+)\/?(?:[#?][^"]*)?" leads to no page\.$/.exec(message) ?? [];
  const [, page, to, other] = /^Did you mean "((\/(?:[^"#?]*\/)?)([^"#?/]+)\/)"\?$/.exec(hint) ?? [];
  if (from === undefined || page === undefined || to === undefined || name !== other) return undefined;
  return from === '/' || from === to ? undefined : { from, to, page };
}
