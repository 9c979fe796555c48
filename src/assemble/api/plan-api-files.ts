import type { ExtractedDocument } from '../../model/api-extraction.ts';
import type { ApiFile } from '../../model/api-file.ts';
import type { SourcePath } from '../../model/path.ts';

/** The first key of every document that `docs api` writes. It leaves documents without it alone. */
const mark = { generator: 'docs api' } as const;

/** Returns the text of an API document. */
export function apiFileText(file: ApiFile): string {
  return `${JSON.stringify({ ...mark, ...file }, null, 2)}\n`;
}

/** What `docs api` does in a folder of API documents. All lists are sorted. */
export interface ApiFilesPlan {
  /** Documents that are new or have changed. */
  readonly written: readonly { readonly path: SourcePath; readonly text: string }[];
  /** Those of them that do not exist yet. */
  readonly missing: readonly SourcePath[];
  /** Documents that no export has any more. */
  readonly removed: readonly SourcePath[];
  readonly unchanged: readonly SourcePath[];
  /** Documents of someone else, in the place of one that would be written. */
  readonly foreign: readonly SourcePath[];
}

/**
 * Plans the update of a folder of API documents.
 *
 * @param documents sorted by source
 * @param committed the text of every document in the folder
 */
export function planApiFiles(
  documents: readonly Pick<ExtractedDocument, 'source' | 'file'>[],
  committed: ReadonlyMap<SourcePath, string>,
): ApiFilesPlan {
  const states = documents.map(({ source, file }) => {
    const text = apiFileText(file);
    return { path: source, text, state: stateOf(text, committed.get(source)) };
  });
  const pathsOf = (state: FileState) => states.filter((one) => one.state === state).map(({ path }) => path);
  const kept = new Set(documents.map(({ source }) => source));
  return {
    written: states.flatMap(({ path, text, state }) => (state === 'written' ? [{ path, text }] : [])),
    missing: states.flatMap(({ path }) => (committed.has(path) ? [] : [path])),
    removed: [...committed.keys()].filter((path) => !kept.has(path) && isOwn(committed.get(path))).sort(),
    unchanged: pathsOf('unchanged'),
    foreign: pathsOf('foreign'),
  };
}

type FileState = 'written' | 'unchanged' | 'foreign';

/** A document that a formatter has changed is unchanged. */
function stateOf(text: string, committed: string | undefined): FileState {
  if (committed === undefined) return 'written';
  if (committed === text || compact(committed) === compact(text)) return 'unchanged';
  return isOwn(committed) ? 'written' : 'foreign';
}

function isOwn(text = ''): boolean {
  return /^\s*\{\s*"generator"\s*:\s*"docs api"/.test(text);
}

function compact(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch (error) {
    // A document that is cut off or has marks of a merge differs from every other.
    if (error instanceof SyntaxError) return text;
    throw error;
  }
}
