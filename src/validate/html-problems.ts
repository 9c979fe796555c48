import { groupBy } from '../lib/group-by.ts';
import { otherPlaces } from '../lib/other-places.ts';
import { withTrailingSlash } from '../lib/path.ts';
import type { Diagnostic, Place } from '../model/diagnostic.ts';
import type { SitePath } from '../model/path.ts';

/** A rule that the HTML of a page breaks. */
export interface HtmlProblem {
  /** A sentence, with or without its full stop. */
  readonly message: string;
  readonly hint: string;
  /** Where in the HTML the element begins, or a part of it. */
  readonly offset: number;
}

/** A problem with the place that its author can edit; absent for one outside the article. */
export interface PlacedProblem extends Pick<HtmlProblem, 'message' | 'hint'> {
  readonly place?: Place | undefined;
}

/** A page whose HTML was checked. */
export interface CheckedHtml {
  readonly path: SitePath;
  readonly problems: readonly PlacedProblem[];
}

/**
 * Reports each problem in the HTML of pages once: in articles at the first place that has it, and around them
 * without a place, because templates write the same on all pages.
 */
export function htmlProblems(pages: readonly CheckedHtml[]): Diagnostic[] {
  const all = pages.flatMap((page) => page.problems.map((problem) => ({ page, problem })));
  const groups = groupBy(all, ({ problem }) => `${problem.place ? 'article' : 'shell'} ${problem.message}`);
  return [...groups.values()].flatMap((group): Diagnostic[] => {
    const [first] = group;
    if (!first) return [];
    const { page, problem } = first;
    const count = new Set(group.map((one) => one.page.path)).size;
    const name = `"${withTrailingSlash(page.path)}"`;
    const where = count === 1 ? `on ${name}` : `on ${count} pages, such as ${name}`;
    const subject = problem.place ? 'Invalid HTML' : 'Invalid HTML around the article';
    const [place, ...others] = distinctPlaces(group.flatMap((one) => one.problem.place ?? []));
    return [
      {
        severity: 'warning',
        code: 'page-html',
        message: `${subject} ${where}: ${problem.message.replace(/\.$/, '')}.`,
        hint: problem.hint,
        ...(place && { place }),
        ...(others.length > 0 && { related: otherPlaces(others) }),
      },
    ];
  });
}

function distinctPlaces(places: readonly Place[]): Place[] {
  return [...new Map(places.map((place) => [`${place.file}:${place.line}:${place.column}`, place])).values()];
}
