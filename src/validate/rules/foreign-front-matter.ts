import { displayPath, toSitePath } from '../../lib/path.ts';
import { scalarText } from '../../lib/scalar-text.ts';
import { memoize } from '../../memo/memoize.ts';
import { memoizeFlatList } from '../../memo/memoize-list.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { Page } from '../../model/site.ts';
import { foreignHint } from '../../parse/front-matter/foreign-keys.ts';
import type { Rule } from '../rule.ts';

/**
 * Reports front matter keys of other tools that have no effect: each key once, since a site that comes from
 * another tool may have it in hundreds of pages.
 */
export const foreignFrontMatter: Rule = ({ config, pages }) => diagnosticsOf(keysOf(config, pages));

type Found = readonly [key: string, file: string, line: number];

const keysOf = memoizeFlatList(({ document, path }: Page): readonly Found[] =>
  (document.frontMatter.foreign ?? [])
    .filter(({ key }) => key !== 'slug' || !hasSlug(path, document.frontMatter.extra.slug))
    .map(({ key, line }): Found => [key, displayPath(document.source), line]),
);

/** True for a page whose address, by the route table, has the slug already. */
function hasSlug(path: Page['path'], slug: unknown): boolean {
  if (typeof slug === 'object') return false;
  const wanted = toSitePath(scalarText(slug));
  return wanted === '/' || path.endsWith(wanted);
}

const diagnosticsOf = memoize((found: readonly Found[]): readonly Diagnostic[] => {
  const keys = new Set(found.map(([key]) => key));
  return [...keys].sort().flatMap((wanted) => {
    const places = found.filter(([key]) => key === wanted);
    const [first] = places;
    if (!first) return [];
    const [key, file, line] = first;
    const others = places.length - 1;
    const more =
      others === 0 ? '' : others === 1 ? ', here and in another page' : `, here and in ${others} more pages`;
    const hint = foreignHint(key);
    return {
      severity: 'warning' as const,
      code: 'front-matter-foreign',
      message: `Front matter key "${key}" has no effect${more}.`,
      ...(hint !== undefined && { hint }),
      place: { file, line, column: 1 },
    };
  });
});
