import type { Diagnostic } from '../../model/diagnostic.ts';
import type { ExtractionProblem, ProductTask } from '../extraction-task.ts';
import type { ClassifiedExport } from './list-all.ts';
import { type Selection, selectExports } from './select-exports.ts';

/**
 * Reports packages of which no export has a document. It is an error if the product has no
 * document at all, and else a warning.
 */
export function unusedPackages(
  exports: readonly ClassifiedExport[],
  { packages, ...selection }: ProductTask,
): ExtractionProblem[] {
  const selected = selectExports(exports, selection);
  const used = new Set(selected.map(({ item }) => item.packageName));
  return packages.flatMap(({ name }, index): ExtractionProblem[] => {
    const isOwn = ({ item }: ClassifiedExport) => item.packageName === name;
    // Without exports, there is no such module, or nothing is known about it.
    if (used.has(name) || !exports.some(isOwn)) return [];
    const severity = selected.length === 0 ? 'error' : 'warning';
    // Among all exports, since a type may belong to a component of another package.
    const select: Select = (one) => selectExports(exports, { ...all, ...one }).filter(isOwn);
    const text = explanation(name, select, selection);
    return [{ key: `.packages[${index}]`, diagnostic: { severity, code: 'api-export', ...text } }];
  });
}

const all = { kinds: [], include: [], exclude: [] };

/** Selects exports of a package: all that can have a page, unless a key says otherwise. */
type Select = (one: Partial<Selection>) => readonly ClassifiedExport[];

function explanation(
  name: string,
  select: Select,
  { kinds, include, exclude }: Selection,
): Pick<Diagnostic, 'message' | 'hint'> {
  const possible = select({});
  if (possible.length === 0)
    return {
      message: `Package "${name}" exports nothing that has an API page.`,
      hint: 'Constants and the types of components have none. Name another package, or another module of this one with "entry".',
    };
  if (select({ kinds }).length === 0) {
    const present = possible.map(({ kind }) => kind);
    const offered = [...new Set([...kinds, ...present])].join(', ');
    return {
      message: `Package "${name}" exports no ${kinds.join(' or ')}.`,
      hint: `Add what it exports to "kinds": kinds: [${offered}].`,
    };
  }
  const names = possible.map(({ item }) => item.name);
  const more = names.length > 5 ? ` and ${names.length - 5} more` : '';
  const keys = [include.length > 0 ? '"include"' : '', exclude.length > 0 ? '"exclude"' : ''];
  const subject = keys.filter((key) => key !== '').join(' and ');
  return {
    message: `${subject} of "api" leave${subject.includes(' and ') ? '' : 's'} no export of package "${name}".`,
    hint: `It exports ${names.slice(0, 5).join(', ')}${more}.`,
  };
}
