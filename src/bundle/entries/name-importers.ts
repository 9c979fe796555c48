import type { Diagnostic } from '../../model/diagnostic.ts';
import type { Entry } from '../../model/entry.ts';
import type { FilePath } from '../../model/path.ts';

/** Number of demos and components that a diagnostic lists. */
const maxListed = 4;

/**
 * Adds the demos and components that a broken module of a package costs to its diagnostic: nothing in the
 * code of the package leads to them. A module of the site is found by its edit, which `docs dev` compiles
 * without knowing what else contains it.
 */
export function nameImporters(
  diagnostic: Diagnostic,
  { entries, broken, nameOf }: BrokenEntries,
): Diagnostic {
  const file = diagnostic.place?.file;
  if (file === undefined || !/(?:^|\/)node_modules\//.test(file)) return diagnostic;
  const importers = entries.filter(({ kind, id }) => kind !== 'live' && broken.get(id)?.has(file));
  const left = importers.length - maxListed;
  const named = importers.slice(0, maxListed).map((entry, index) => ({
    place: { file: nameOf(entry.file), line: 1, column: 1 },
    message: `This ${entry.kind === 'demo' ? 'demo' : 'component'} contains it${
      index === maxListed - 1 && left > 0 ? `, and ${left} more` : ''
    }.`,
  }));
  return { ...diagnostic, related: [...(diagnostic.related ?? []), ...named] };
}

interface BrokenEntries {
  readonly entries: readonly Entry[];
  /** The names of the broken files in each broken entry, by its id. */
  readonly broken: ReadonlyMap<string, ReadonlySet<string>>;
  nameOf(file: FilePath): string;
}
