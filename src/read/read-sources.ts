import { basename, dirname, sep } from 'node:path';
import type { FileEntry, FileSystem, HashOf } from '../effects/file-system.ts';
import { faultOf } from '../lib/file-fault.ts';
import { relativePath } from '../lib/relative-path.ts';
import type { Config } from '../model/config.ts';
import type { FilePath, SourcePath } from '../model/path.ts';
import type { FileFault, SourceFile } from '../model/source.ts';
import { isPlain, linkCheck } from './link-check.ts';
import { outsideSources } from './outside-sources.ts';
import { sourceKind } from './source-kind.ts';
import { sourceRoots } from './source-roots.ts';
import { isSavedMeanwhile } from './source-texts.ts';
import { createSources, type Sources } from './sources.ts';

/** Files open at once: enough to keep the disk busy, far below the usual limit of 1,024 descriptors. */
const concurrency = 64;

/** A source that is not read yet. */
export type ListedSource = Omit<SourceFile, 'hash'>;

/**
 * Lists every file under the source folders that a build uses, and the files there that cannot be read as
 * `irregular`.
 */
export async function listSources(config: Config, files: ListedFiles): Promise<ListedSource[]> {
  const { contentDir } = config;
  const faultOf = linkCheck(config, files);
  const withFault = async (entry: FileEntry, source: ListedSource) =>
    asIrregular(source, await faultOf(entry));
  const listed = sourceRoots(config).map(async (root) => {
    const found = await files.list(root, undefined, 'all');
    return Promise.all(
      found.map((entry) => {
        const { path, file } = entry;
        const source = root === contentDir ? asSource(config, file, path) : listedSource(config, file);
        return isPlain(entry) ? source : withFault(entry, source);
      }),
    );
  });
  const outside = outsideSources(config).map(async ({ folder, enters }) => {
    const found = await files.list(folder, enters, 'all');
    const sources = found.map((entry) => ({ entry, source: listedSource(config, entry.file) }));
    const wanted = sources.filter(({ source }) => isRead(source, config));
    return Promise.all(wanted.map(({ entry, source }) => withFault(entry, source)));
  });
  // Several rules may name the same page or folder, and the folder of a page may be included.
  const unique = new Map((await Promise.all(outside)).flat().map((source) => [source.path, source]));
  return [...(await Promise.all(listed)).flat(), ...unique.values()].filter(isWanted);
}

/** Lists files, and resolves links among them. */
export type ListedFiles = Pick<FileSystem, 'list' | 'realPath'>;

function asIrregular(source: ListedSource, fault: FileFault | undefined): ListedSource {
  return fault === undefined || source.kind === 'ignored' ? source : { ...source, kind: 'irregular', fault };
}

/** Hashes sources. A source with the same bytes as before is the same object. */
export async function readSources(
  listed: readonly ListedSource[],
  hashOf: HashOf,
  before: Sources = createSources(),
): Promise<Sources> {
  return createSources(sameAs(before, await readAll(listed, hashOf)));
}

/** How changed files are read. */
export interface ChangedFiles extends Pick<FileSystem, 'names' | 'entry' | 'realPath'> {
  readonly hashOf: HashOf;
}

/**
 * Returns the sources after some files changed, came or went. Paths are absolute; unchanged files are not
 * read.
 */
export async function updateSources(
  config: Config,
  files: ChangedFiles,
  { before, changed }: { readonly before: Sources; readonly changed: readonly FilePath[] },
): Promise<Sources> {
  const faultOf = linkCheck(config, files);
  const sources = changed.flatMap((file) => sourceAt(config, file) ?? []);
  const wanted = await Promise.all(
    sources.map(async (source) => {
      const entry = await files.entry(source.file);
      return entry && !isPlain(entry) ? asIrregular(source, await faultOf(entry)) : source;
    }),
  );
  const found = sameAs(before, await readAll(wanted.filter(isWanted), files.hashOf));
  const gone = await renamedAway(before, found, files);
  const read = found.filter(({ path }) => !gone.has(path));
  const touched = new Set([...wanted.map(({ path }) => path), ...gone]);
  // Sources that keep their place need no sorting, which would take longer than everything else.
  if (touched.size === read.length) return before.with(read);
  return createSources([...before.all().filter(({ path }) => !touched.has(path)), ...read]);
}

/**
 * Finds sources whose name is gone after files came. When `p.md` is renamed to `P.md`, the watcher reports
 * the new name first, and on a case-insensitive disk the old name still opens the file. Checks only files
 * that resemble the new ones.
 */
async function renamedAway(
  before: Sources,
  found: readonly SourceFile[],
  { names }: ChangedFiles,
): Promise<ReadonlySet<SourcePath>> {
  const come = found.filter(({ path }) => !before.has(path));
  if (come.length === 0) return new Set();
  const hashes = new Set(come.map(({ hash }) => hash));
  const lower = new Set(come.map(({ path }) => path.toLowerCase()));
  const isAlike = ({ path, hash }: SourceFile) => hashes.has(hash) || lower.has(path.toLowerCase());
  const alike = [...before.all(), ...come].filter(isAlike);
  const folders = new Set(alike.map(({ file }) => dirname(file) as FilePath));
  const listed = [...folders].map(async (folder) => [folder, new Set(await names(folder))] as const);
  const namesIn = new Map<string, ReadonlySet<string>>(await Promise.all(listed));
  const isGone = ({ file }: SourceFile) => namesIn.get(dirname(file))?.has(basename(file)) !== true;
  return new Set(alike.filter(isGone).map(({ path }) => path));
}

/** Returns the source of a file; undefined for a file outside the source folders. */
export function sourceAt(config: Config, file: FilePath): ListedSource | undefined {
  const source = listedSource(config, file);
  return isRead(source, config) ? source : undefined;
}

/**
 * Returns true for a file in a source folder, or outside for one that the route table or `includes` names.
 */
function isRead({ path, file }: ListedSource, config: Config): boolean {
  if (sourceRoots(config).some((root) => file.startsWith(root + sep))) return true;
  return (
    !file.startsWith(config.outDir + sep) &&
    outsideSources(config).some(({ isPage, isOther }) => isPage(path) || isOther(path))
  );
}

/**
 * Keeps the object of a source with the same bytes, so that results for it stay valid. A source that was
 * saved while it was read gets a new one even if it has its bytes again: its results are those of others.
 */
function sameAs(before: Sources, read: readonly SourceFile[]): SourceFile[] {
  return read.map((source) => {
    const known = before.get(source.path);
    const isSame = known?.hash === source.hash && known.kind === source.kind;
    return isSame && !isSavedMeanwhile(known) ? known : source;
  });
}

function listedSource(config: Config, file: FilePath): ListedSource {
  return asSource(config, file, relativePath(config.contentDir, file));
}

function asSource(config: Config, file: FilePath, path: string): ListedSource {
  return { path: path as SourcePath, file, kind: sourceKind(path as SourcePath, config) };
}

function isWanted({ kind }: ListedSource): boolean {
  return kind !== 'ignored';
}

async function readAll(listed: readonly ListedSource[], hashOf: HashOf): Promise<SourceFile[]> {
  const found: SourceFile[] = [];
  const queue = listed.values();
  const reader = async () => {
    for (const source of queue) {
      const read =
        source.fault === undefined ? await readSource(source, hashOf) : withoutBytes(source, source.fault);
      if (read) found.push(read);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, reader));
  return found;
}

/** Returns undefined for a file that is gone, and a source with its fault for one that cannot be read. */
async function readSource(source: ListedSource, hashOf: HashOf): Promise<SourceFile | undefined> {
  try {
    const hash = await hashOf(source.file);
    return hash === undefined ? undefined : { ...source, hash };
  } catch (error) {
    const fault = faultOf(error);
    if (fault === undefined) throw error;
    return withoutBytes(source, fault);
  }
}

function withoutBytes(source: ListedSource, fault: FileFault): SourceFile {
  return { ...source, kind: 'irregular', fault, hash: fault };
}
