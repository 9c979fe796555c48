import { groupBy } from '../lib/group-by.ts';
import { withTrailingSlash } from '../lib/path.ts';
import type { Diagnostic, Place } from '../model/diagnostic.ts';
import type { SitePath } from '../model/path.ts';

/** A rule that the HTML of a page breaks. */
export interface HtmlProblem {
  readonly rule: string;
  /** A sentence, with or without its full stop. */
  readonly message: string;
  /** CSS selector of the element. */
  readonly selector: string | null;
}

/** A page whose HTML was checked. */
export interface CheckedHtml {
  readonly path: SitePath;
  /** Its source; absent for a page that the build adds. */
  readonly place?: Place | undefined;
  readonly problems: readonly HtmlProblem[];
}

/** Reports each problem in the HTML of pages once, at the first page that has it. */
export function htmlProblems(pages: readonly CheckedHtml[]): Diagnostic[] {
  const all = pages.flatMap((page) => page.problems.map((problem) => ({ page, problem })));
  const groups = groupBy(all, ({ problem }) => `${problem.rule} ${problem.message}`);
  return [...groups.values()].flatMap((group): Diagnostic[] => {
    const [first] = group;
    if (!first) return [];
    const { page, problem } = first;
    const count = new Set(group.map((one) => one.page.path)).size;
    const name = `"${withTrailingSlash(page.path)}"`;
    const where = count === 1 ? `on ${name}` : `on ${count} pages, such as ${name}`;
    const element = problem.selector === null ? '' : ` The element is ${problem.selector}.`;
    return [
      {
        severity: 'warning',
        code: 'page-html',
        message: `Invalid HTML ${where}: ${problem.message.replace(/\.$/, '')}.`,
        hint: `See the rule "${problem.rule}" of html-validate.${element}`,
        ...(page.place && { place: page.place }),
      },
    ];
  });
}
