import { posix } from 'node:path';
import type { FileSystem } from '../../effects/file-system.ts';
import { hash } from '../../lib/hash.ts';
import { nearestName } from '../../lib/nearest-name.ts';
import { lazy } from '../../memo/memoize.ts';
import type { IncludedFile } from '../../model/document.ts';
import type { SourcePath } from '../../model/path.ts';
import type { SourceFile } from '../../model/source.ts';
import type { PageText } from '../parse-task.ts';
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
  const byFolder = lazy(() => groupByFolder(sources.paths.keys()));
  type Entry = { hash: string | null; text?: string; near?: SourcePath };
  const read = async (path: SourcePath, page: SourcePath): Promise<Entry> => {
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
      const texts = importedTexts(text, path, folders);
      if (texts.length === 0 && !mayInclude(text)) return { text };
      const included = new Map<SourcePath, Entry>();
      for (const candidates of texts)
        for (const file of candidates) {
          included.set(file, await read(file, path));
          if (included.get(file)?.hash !== null) break;
        }
      const queue = [{ path, text }];
      for (const file of queue) {
        for (const candidates of includedIn(file.text, file.path, folders)) {
          for (const candidate of candidates) {
            const known = included.get(candidate);
            const entry = known ?? (await read(candidate, path));
            included.set(candidate, entry);
            if (!known && entry.text !== undefined && queue.length < maxFiles && mayInclude(entry.text))
              queue.push({ path: candidate, text: entry.text });
            if (entry.hash !== null) break;
          }
        }
      }
      return included.size === 0 ? { text } : { text, included };
    },
    isOutdated: (path) => outdated.has(path),
  };
}

type Folders = ReadonlyMap<string, readonly SourcePath[]>;

function groupByFolder(paths: Iterable<SourcePath>): Folders {
  const folders = new Map<string, SourcePath[]>();
  for (const path of paths) {
    const found = folders.get(posix.dirname(path));
    if (found) found.push(path);
    else folders.set(posix.dirname(path), [path]);
  }
  return folders;
}

/** Returns a file with a similar name in the same folder; comparing all files of a site takes seconds. */
function similarFile(path: SourcePath, folders: Folders): SourcePath | undefined {
  return nearestName(path, folders.get(posix.dirname(path)) ?? []) as SourcePath | undefined;
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
