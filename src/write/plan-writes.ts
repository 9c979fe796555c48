import { isPageOutput } from '../lib/path.ts';
import type { OutputFile, OutputManifest, WritePlan } from '../model/output.ts';
import type { OutputPath } from '../model/path.ts';

/**
 * Compares the new files with those of the last build, and decides which to write, keep and remove. Files for
 * whose path `scope` returns false stay as they are (`--only`).
 */
export function planWrites(
  files: readonly OutputFile[],
  previous: OutputManifest,
  scope: (path: OutputPath) => boolean = () => true,
): WritePlan {
  const wanted = new Map<OutputPath, HashedFile>();
  for (const file of files) {
    // Read once: some outputs hash their content, or the hashes of all pages, each time.
    const { path, hash } = file;
    const earlier = wanted.get(path);
    if (earlier && earlier.hash !== hash) throw new Error(`Two different files have the path "${path}".`);
    wanted.set(path, { file, hash });
  }
  const all = [...wanted.values()].sort((a, b) => byPhaseThenPath(a.file, b.file));
  const isKept = ({ file, hash }: HashedFile) => previous.files.get(file.path) === hash;
  const left = [...previous.files.keys()].filter((path) => !wanted.has(path));
  const outOfScope = left.filter((path) => !scope(path));
  const manifest = [
    ...all.map(({ file, hash }) => [file.path, hash] as const),
    ...outOfScope.map((path) => [path, previous.files.get(path) ?? ''] as const),
  ];
  return {
    write: all.filter((hashed) => !isKept(hashed)).map(({ file }) => file),
    keep: [...all.filter(isKept).map(({ file }) => file.path), ...outOfScope],
    remove: left.filter(scope).sort(byPageThenPath),
    manifest: { files: new Map(manifest.sort(([a], [b]) => (a < b ? -1 : 1))) },
  };
}

interface HashedFile {
  readonly file: OutputFile;
  readonly hash: string;
}

function byPhaseThenPath(a: OutputFile, b: OutputFile): number {
  if (a.phase !== b.phase) return a.phase === 'asset' ? -1 : 1;
  return a.path < b.path ? -1 : 1;
}

/** Removes a page before the assets it uses. */
function byPageThenPath(a: OutputPath, b: OutputPath): number {
  if (isPageOutput(a) !== isPageOutput(b)) return isPageOutput(a) ? -1 : 1;
  return a < b ? -1 : 1;
}
