import { posix } from 'node:path';
import type { FileSystem } from '../../effects/file-system.ts';
import { groupBy } from '../../lib/group-by.ts';
import { hash } from '../../lib/hash.ts';
import { nearestName } from '../../lib/nearest-name.ts';
import { lazy } from '../../memo/memoize.ts';
import type { IncludedFile } from '../../model/document.ts';
import type { SourcePath } from '../../model/path.ts';
import type { SourceFile } from '../../model/source.ts';
import type { IncludedText, PageText } from '../parse-task.ts';
import { importedTexts, includePaths, mayInclude, readIncludeLine } from './include-line.ts';
import { wholeLines } from './include-tag.ts';

/** The sources of a site, which pages may include. */
export interface IncludableSources {
  get(path: SourcePath): SourceFile | undefined | Promise<SourceFile | undefined>;
  /** All paths, for suggestions. */
  readonly paths: Pick<ReadonlyMap<SourcePath, unknown>, 'keys'>;
}

/** Reads the files that pages include. */
export interface IncludedReader {
  /** Adds the files that a page may include, directly or through other files, to its text. */
  withIncluded(path: SourcePath, text: string): Promise<PageText>;
  /** True for a page that includes a file which was saved between hashing and reading. */
  isOutdated(path: SourcePath): boolean;
}

/** What reading included files needs. */
export interface IncludedReaderOptions {
  readonly sources: IncludableSources;
  readonly files: Pick<FileSystem, 'readBytes'>;
  readonly folders: readonly SourcePath[];
}

/** Files of one page at most, so that files which include each other in a chain end. */
const maxFiles = 1000;

/** Creates a reader that has read nothing yet. */
export function includedReader({ sources, files, folders }: IncludedReaderOptions): IncludedReader {
  const outdated = new Set<SourcePath>();
  const byFolder = lazy(() => groupBy([...sources.paths.keys()], (path) => posix.dirname(path)));
  const read = async (path: SourcePath, page: SourcePath): Promise<IncludedText> => {
    const source = await sources.get(path);
    if (!source) {
      const near = similarFile(path, byFolder());
      return { hash: null, ...(near !== undefined && { near }) };
    }
    const bytes = (await files.readBytes(source.file)) ?? new Uint8Array();
    // That of the bytes which are included: the next parse compares it with that of the source.
    const found = hash(bytes);
    if (found !== source.hash) outdated.add(page);
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
    const isText = !text.includes('\0') && !text.includes('\ufffd');
    return { hash: found, ...(isText && { text: text.replace(/^\ufeff/, '') }) };
  };
  return {
    async withIncluded(path, text) {
      const imported = importedTexts(text, path, folders);
      if (imported.length === 0 && !mayInclude(text)) return { text };
      const included = new Map<SourcePath, IncludedText>();
      const readFirst = firstReader((candidate) => read(candidate, path), included);
      for (const candidates of imported) await readFirst(candidates);
      const queue = [{ path, text }];
      for (const file of queue) {
        for (const candidates of includedIn(file.text, file.path, folders)) {
          const found = await readFirst(candidates);
          if (found && queue.length < maxFiles && mayInclude(found.text)) queue.push(found);
        }
      }
      return included.size === 0 ? { text } : { text, included };
    },
    isOutdated: (path) => outdated.has(path),
  };
}

/**
 * Creates the function that reads the first of several paths that is a file, and keeps the entries of all up
 * to it. It returns the file if it is a text that was not read before.
 */
function firstReader(
  read: (path: SourcePath) => Promise<IncludedText>,
  included: Map<SourcePath, IncludedText>,
) {
  return async (
    candidates: readonly SourcePath[],
  ): Promise<{ readonly path: SourcePath; readonly text: string } | undefined> => {
    for (const path of candidates) {
      const known = included.get(path);
      const entry = known ?? (await read(path));
      included.set(path, entry);
      if (entry.hash === null) continue;
      return known || entry.text === undefined ? undefined : { path, text: entry.text };
    }
    return undefined;
  };
}

/** Returns a file with a similar name in the same folder; comparing all files of a site takes seconds. */
function similarFile(
  path: SourcePath,
  byFolder: ReadonlyMap<string, readonly SourcePath[]>,
): SourcePath | undefined {
  return nearestName(path, byFolder.get(posix.dirname(path)) ?? []) as SourcePath | undefined;
}

/** The paths that each line of a text may include. Lines in code samples count, too: they do no harm. */
function includedIn(
  text: string,
  origin: SourcePath,
  folders: readonly SourcePath[],
): (readonly SourcePath[])[] {
  return wholeLines(text).flatMap((line) => {
    const include = readIncludeLine(line);
    return include ? [includePaths(include.path, origin, folders)] : [];
  });
}

/** True if every included file has the hash that it had. */
export async function isCurrent(
  includes: readonly IncludedFile[] | undefined,
  sources: IncludableSources,
): Promise<boolean> {
  for (const { path, hash: before } of includes ?? [])
    if (((await sources.get(path))?.hash ?? null) !== before) return false;
  return true;
}
