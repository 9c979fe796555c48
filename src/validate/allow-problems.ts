import { memoizeFlatList } from '../memo/memoize-list.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Allowance } from '../model/document.ts';
import type { Page, Site } from '../model/site.ts';

/** Problems without those that comments allow. */
export interface AllowedProblems {
  readonly diagnostics: readonly Diagnostic[];
  /** The comments that allowed something. */
  readonly used: readonly Allowance[];
}

/** Removes the problems that a comment in the same file allows in their lines. */
export function allowProblems(
  diagnostics: readonly Diagnostic[],
  site: Pick<Site, 'config' | 'pages'>,
): AllowedProblems {
  const allowances = allowancesOf(site.config, site.pages);
  if (allowances.length === 0) return { diagnostics, used: [] };
  const used = new Set<Allowance>();
  const kept = diagnostics.filter((diagnostic) => {
    const allowance = allowances.find((one) => allows(one, diagnostic));
    if (allowance) used.add(allowance);
    return allowance === undefined;
  });
  return { diagnostics: kept, used: [...used] };
}

/** Reports comments that allow nothing. `isChecked` states whether a run looks for problems with a code. */
export function unusedAllowances(
  site: Pick<Site, 'config' | 'pages'>,
  used: ReadonlySet<Allowance>,
  isChecked: (code: string) => boolean,
): Diagnostic[] {
  return allowancesOf(site.config, site.pages)
    .filter((one) => !used.has(one) && isChecked(one.code))
    .map(({ code, place }) => ({
      severity: 'warning',
      code: 'unused-allowance',
      message: `This comment allows "${code}", which is not reported here.`,
      hint: 'Remove the comment.',
      place,
    }));
}

const allowancesOf = memoizeFlatList(
  ({ document }: Page): readonly Allowance[] => document.allowances ?? none,
);

const none: readonly Allowance[] = [];

function allows({ code, place, from, to }: Allowance, diagnostic: Diagnostic): boolean {
  if (diagnostic.code !== code || diagnostic.place?.file !== place.file) return false;
  return diagnostic.place.line >= from && diagnostic.place.line <= to;
}
