import { withTrailingSlash } from '../lib/path.ts';
import type { Budgets } from '../model/budgets.ts';
import type { PageWeight } from '../model/build-report.ts';
import type { Diagnostic, Place } from '../model/diagnostic.ts';

/** What pages are weighed against. */
export interface WeighedAgainst {
  readonly budgets: Budgets;
  /** The pages of an earlier report. */
  readonly earlier?: readonly PageWeight[] | undefined;
  /** The place of a page in the sources; undefined for one that the build adds. */
  placeOf(page: PageWeight): Place | undefined;
}

const parts = ['html', 'css', 'script'] as const;

const names = { html: 'HTML', css: 'CSS', script: 'script' } as const;

/** Growth below this is noise: the name of a file, or a date. */
const leastGrowth = 500;

/** Reports pages that exceed a budget, or that grew more than the budgets allow since an earlier report. */
export function checkBudgets(pages: readonly PageWeight[], against: WeighedAgainst): Diagnostic[] {
  const { budgets, earlier = [] } = against;
  const before = new Map(earlier.map((page) => [page.path, page]));
  return pages.flatMap((page) => {
    const old = before.get(page.path);
    return parts.flatMap((part): Diagnostic[] => {
      const weight = weightOf(page, part);
      const budget = budgets[part];
      const found = [
        ...(budget !== undefined && weight > budget ? [tooHeavy(page, part, budget)] : []),
        ...(old && growsTooMuch(weight, weightOf(old, part), budgets) ? [grown(page, part, old)] : []),
      ];
      const place = against.placeOf(page);
      return found.map((problem) => (place ? { ...problem, place } : problem));
    });
  });
}

type Part = (typeof parts)[number];

function weightOf({ html, css, eagerScript, lazyScript }: PageWeight, part: Part): number {
  return { html, css, script: eagerScript + lazyScript }[part];
}

function growsTooMuch(now: number, before: number, { growth }: Budgets): boolean {
  return now - before >= leastGrowth && now > before * (1 + growth / 100);
}

function tooHeavy(page: PageWeight, part: Part, budget: number): Diagnostic {
  const weight = weightOf(page, part);
  return {
    severity: 'error',
    code: 'page-weight',
    message: `"${withTrailingSlash(page.path)}" has ${kilobytes(weight)} kB of ${names[part]}; its budget is ${kilobytes(budget)} kB.`,
    hint: advice[part](Math.ceil(weight / 1000)),
  };
}

const advice: Readonly<Record<Part, (kilobytes: number) => string>> = {
  html: (size) => `Divide the page, or raise budgets.html to ${size}.`,
  css: (size) => `Import fewer style sheets in demos, or raise budgets.css to ${size}.`,
  script: (size) => `Import single modules of packages in demos, or raise budgets.script to ${size}.`,
};

function grown(page: PageWeight, part: Part, old: PageWeight): Diagnostic {
  const [now, before] = [weightOf(page, part), weightOf(old, part)];
  const percent = before === 0 ? '' : ` (${Math.round((now / before - 1) * 100)} %)`;
  return {
    severity: 'warning',
    code: 'page-growth',
    message: `"${withTrailingSlash(page.path)}" has ${kilobytes(now - before)} kB more ${names[part]} than before${percent}: ${kilobytes(now)} kB.`,
    hint: 'See what the page loads with docs build --sizes, or raise budgets.growth.',
  };
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
