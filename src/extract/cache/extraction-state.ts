import type { FilePath, SourcePath } from '../../model/path.ts';
import type {
  DoubtfulDocument,
  ExtractedResult,
  ExtractionProblem,
  ExtractionResult,
  FilePiece,
  FreshTask,
  ProductResult,
} from '../extraction-task.ts';

/** The documents of a product with the state of the files that they depend on. */
export interface ExtractionState {
  /** Hashes by file; `null` for one that does not exist. */
  readonly files: readonly (readonly [file: FilePath, hash: string | null])[];
  readonly pieces: readonly FilePiece[];
  readonly identity: string;
  /** Files that the list of exports depends on, as positions in `files`. */
  readonly surface: readonly number[];
  readonly problems: readonly ExtractionProblem[];
  /** Sorted by source. Their files and pieces are positions in the lists above. */
  readonly documents: readonly ExtractedResult[];
}

/** The documents that are up to date, or may be; `all` if all are, and the list of exports is, too. */
export type Fresh = 'all' | FreshTask;

/** Compares the files of a state with their present hashes. */
export async function freshDocuments(
  { files, pieces, surface, documents, identity }: ExtractionState,
  hashOf: (file: FilePath) => Promise<string | undefined>,
): Promise<Fresh> {
  const present = await Promise.all(files.map(([file]) => hashOf(file)));
  const changed = files.map(([, hash], index) => hash !== (present[index] ?? null));
  // Documents use thousands of pieces, which need no look in a build without changes.
  if (!changed.includes(true)) return 'all';
  const isChanged = (numbers: readonly number[]) => numbers.some((number) => changed[number]);
  const sources: SourcePath[] = [];
  const doubtful: DoubtfulDocument[] = [];
  for (const { document, files: whole, pieces: used } of documents) {
    if (isChanged(whole)) continue;
    const touched = used.flatMap((number) => {
      const [file = -1, key, hash] = pieces[number] ?? [];
      const path = files[file]?.[0];
      return path !== undefined && key !== undefined && hash !== undefined && changed[file]
        ? [[path, key, hash] as const]
        : [];
    });
    if (touched.length === 0) sources.push(document.source);
    else doubtful.push({ source: document.source, pieces: touched });
  }
  const isAll = !isChanged(surface) && sources.length === documents.length;
  return isAll ? 'all' : { identity, sources, doubtful };
}

/** What joining a result with an earlier state needs. */
export interface JoinOptions {
  readonly files: ExtractionResult['files'];
  readonly pieces: ExtractionResult['pieces'];
  readonly previous: ExtractionState | undefined;
  /** The present hash of a file; `null` if it does not exist, or if nobody knows which text was read. */
  readonly hashOf: (file: FilePath) => string | null;
}

/** Makes the next state of a product: the documents that were extracted now, and the others as they were. */
export function joinState(result: ProductResult, options: JoinOptions): ExtractionState {
  const { files, pieces, previous, hashOf } = options;
  const numbers = createNumbers();
  const fromResult = numbers.from({ files, pieces });
  const fromPrevious = numbers.from({
    files: previous?.files.map(([file]) => file) ?? [],
    pieces: previous?.pieces ?? [],
  });
  const made = new Map(result.documents.map((one) => [one.document.source, one]));
  const kept = new Map(previous?.documents.map((one) => [one.document.source, one]));
  const documents = result.sources.flatMap((source): ExtractedResult[] => {
    const one = made.get(source);
    if (one) return [fromResult.renumbered(one)];
    const known = kept.get(source);
    return known ? [fromPrevious.renumbered(known)] : [];
  });
  const surface = fromResult.filesOf(result.files);
  return {
    identity: result.identity,
    surface,
    problems: result.problems,
    documents,
    pieces: numbers.pieces(),
    files: numbers.files().map((file) => [file, hashOf(file)] as const),
  };
}

type Lists = Pick<ExtractionResult, 'files' | 'pieces'>;

/** Numbers of the files and pieces of a state, for those that have others in a result or an earlier state. */
function createNumbers() {
  const files = new Map<FilePath, number>();
  const pieces = new Map<string, { readonly number: number; readonly piece: FilePiece }>();
  const addFile = (file: FilePath | undefined): readonly number[] => {
    if (file === undefined) return [];
    const number = files.get(file) ?? files.size;
    files.set(file, number);
    return [number];
  };
  const addPiece = (piece: FilePiece): readonly number[] => {
    const id = piece.join();
    const found = pieces.get(id) ?? { number: pieces.size, piece };
    pieces.set(id, found);
    return [found.number];
  };
  return {
    files: () => [...files.keys()],
    pieces: () => [...pieces.values()].map(({ piece }) => piece),
    /** Hundreds of documents have most of their pieces in common, so each number is translated once. */
    from(lists: Lists) {
      const fileOf = onceEach((number) => addFile(lists.files[number]));
      const pieceOf = onceEach((number) => {
        const [index = -1, key, hash] = lists.pieces[number] ?? [];
        if (key === undefined || hash === undefined) return [];
        return fileOf(index).flatMap((file) => addPiece([file, key, hash]));
      });
      const filesOf = (numbers: readonly number[]) => numbers.flatMap(fileOf);
      const renumbered = (one: ExtractedResult): ExtractedResult => ({
        ...one,
        files: filesOf(one.files),
        pieces: one.pieces.flatMap(pieceOf),
      });
      return { filesOf, renumbered };
    },
  };
}

function onceEach<Value>(make: (number: number) => Value): (number: number) => Value {
  const made: Value[] = [];
  return (number) => {
    const value = made[number] ?? make(number);
    made[number] = value;
    return value;
  };
}
