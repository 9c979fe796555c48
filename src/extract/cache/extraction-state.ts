import type { FilePath, SourcePath } from '../../model/path.ts';
import type {
  ExtractedResult,
  ExtractionProblem,
  ExtractionResult,
  ProductResult,
} from '../extraction-task.ts';

/** The documents of a product with the state of the files that they depend on. */
export interface ExtractionState {
  /** Hashes by file; `null` for one that does not exist. */
  readonly files: readonly (readonly [file: FilePath, hash: string | null])[];
  readonly identity: string;
  /** Files that the list of exports depends on, as positions in `files`. */
  readonly surface: readonly number[];
  readonly problems: readonly ExtractionProblem[];
  /** Sorted by source. Their files are positions in `files`. */
  readonly documents: readonly ExtractedResult[];
}

/** The documents that are up to date; `all` if the list of exports is, too. */
export type Fresh = 'all' | readonly SourcePath[];

/** Compares the files of a state with their present hashes. */
export async function freshDocuments(
  { files, surface, documents }: ExtractionState,
  hashOf: (file: FilePath) => Promise<string | undefined>,
): Promise<Fresh> {
  const present = await Promise.all(files.map(([file]) => hashOf(file)));
  const changed = files.map(([, hash], index) => hash !== (present[index] ?? null));
  const isChanged = (numbers: readonly number[]) => numbers.some((number) => changed[number]);
  const fresh = documents.filter((one) => !isChanged(one.files)).map(({ document }) => document.source);
  return isChanged(surface) || fresh.length < documents.length ? fresh : 'all';
}

/** What joining a result with an earlier state needs. */
export interface JoinOptions {
  readonly files: ExtractionResult['files'];
  readonly previous: ExtractionState | undefined;
  /** The present hash of a file; `null` if it does not exist, or if nobody knows which text was read. */
  readonly hashOf: (file: FilePath) => string | null;
}

/** Makes the next state of a product: the documents that were extracted now, and the others as they were. */
export function joinState(result: ProductResult, { files, previous, hashOf }: JoinOptions): ExtractionState {
  const numbers = new Map<FilePath, number>();
  const numberOf = (file: FilePath) => {
    const number = numbers.get(file) ?? numbers.size;
    numbers.set(file, number);
    return number;
  };
  const renumbered = (list: readonly number[], from: (number: number) => FilePath | undefined) =>
    list.flatMap((number) => {
      const file = from(number);
      return file === undefined ? [] : [numberOf(file)];
    });
  const made = new Map(result.documents.map((one) => [one.document.source, one]));
  const kept = new Map(previous?.documents.map((one) => [one.document.source, one]));
  const documents = result.sources.flatMap((source): ExtractedResult[] => {
    const one = made.get(source);
    if (one) return [{ ...one, files: renumbered(one.files, (number) => files[number]) }];
    const known = kept.get(source);
    return known
      ? [{ ...known, files: renumbered(known.files, (number) => previous?.files[number]?.[0]) }]
      : [];
  });
  const surface = renumbered(result.files, (number) => files[number]);
  return {
    identity: result.identity,
    surface,
    problems: result.problems,
    documents,
    files: [...numbers.keys()].map((file) => [file, hashOf(file)] as const),
  };
}
