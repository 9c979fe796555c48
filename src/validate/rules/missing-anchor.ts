import { nearestName } from '../../lib/nearest-name.ts';
import { displayPath } from '../../lib/path.ts';
import { memoize } from '../../memo/memoize.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { SitePath } from '../../model/path.ts';
import type { LinkTarget, Page } from '../../model/site.ts';
import type { PageRule } from '../rule.ts';

/** Reports links to a prop, slot, class or section that an API page does not have. */
export const missingAnchor: PageRule = (page, { api: { anchors } }) => {
  if (anchors.size === 0) return [];
  return page.links.flatMap((target, position): Diagnostic[] => {
    const link = page.document.links[position];
    const path = apiPath(target, page);
    const known = path === undefined ? undefined : anchors.get(path);
    const anchor = anchorOf(target);
    if (!link || !known || anchor === '' || setOf(known).has(anchor)) return [];
    const near = nearestName(anchor, known);
    return [
      {
        severity: 'warning',
        code: 'missing-anchor',
        message: `Link "${link.url}" leads to no part of the API page.`,
        hint: near === undefined ? 'Remove the "#" and what follows it.' : `Did you mean "#${near}"?`,
        place: {
          file: displayPath(link.file ?? page.document.source),
          line: link.line,
          column: link.column,
        },
      },
    ];
  });
};

/** Few pages are linked to with an anchor, and some have thousands. */
const setOf = memoize((anchors: readonly string[]) => new Set(anchors));

function apiPath(target: LinkTarget, { path, translationOf, reference }: Page): SitePath | undefined {
  if (target.kind === 'page') return target.path;
  // A translation has the ids of its original, whose links are checked.
  return target.kind === 'self' && reference && translationOf === undefined ? path : undefined;
}

function anchorOf(target: LinkTarget): string {
  const hash = 'suffix' in target ? (/#(.*)$/.exec(target.suffix)?.[1] ?? '') : '';
  try {
    return decodeURIComponent(hash);
  } catch {
    // A broken escape is in no id.
    return hash;
  }
}
