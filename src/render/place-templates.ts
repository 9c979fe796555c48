import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FileHashes } from '../cache/file-hashes.ts';
import type { FileSystem } from '../effects/file-system.ts';
import { hash } from '../lib/hash.ts';
import { memoize } from '../memo/memoize.ts';
import type { BundledFile, ServerBundle, ServerModule } from '../model/entry.ts';
import type { FilePath } from '../model/path.ts';
import type { TemplateLocation } from './load-templates.ts';

/** A server bundle on disk. */
export interface PlacedTemplates {
  readonly server: ServerBundle;
  readonly location: TemplateLocation;
}

/** What placing templates needs. */
export interface PlaceOptions {
  readonly files: FileSystem;
  readonly hashes: Pick<FileHashes, 'of'>;
  /** Folder for files of our own. */
  readonly cacheDir: FilePath;
  /** Modules that were compared before: those of 1,500 demos are then looked for, and not read again. */
  readonly compared?: WeakSet<BundledFile> | undefined;
  /** Milliseconds since 1970. */
  now(): number;
}

/**
 * Writes a server bundle where Node can load it. Names of modules contain their hash; files are compared all
 * the same, since a damaged module would render damaged pages.
 */
export async function placeTemplates(
  server: ServerBundle,
  { files, hashes, cacheDir, compared, now }: PlaceOptions,
): Promise<PlacedTemplates> {
  const folder = join(cacheDir, 'server') as FilePath;
  const exists = compared ? await existing(server.files, folder, files) : () => false;
  let isNew = false;
  for (const bundled of server.files) {
    if (compared?.has(bundled) && exists(bundled)) continue;
    const file = join(folder, bundled.path) as FilePath;
    if ((await hashes.of(file)) !== hashOf(bundled)) {
      await files.replace(file, bundled.bytes);
      isNew = true;
    }
    compared?.add(bundled);
  }
  const used = new Set(server.files.map(({ path }) => join(folder, path)));
  if (isNew) await removeUnused(folder, { used, files, before: now() - unusedFor });
  const demos = [...server.demos].map(([id, module]) => [id, urlOf(module, folder)] as const);
  const templates = urlOf(server.templates, folder);
  return { server, location: { templates, own: server.ownTemplates, demos: Object.fromEntries(demos) } };
}

const urlOf = memoize(
  ({ path }: Pick<ServerModule, 'path'>, folder: FilePath): string => pathToFileURL(join(folder, path)).href,
);

/** Reads the names in the folders of modules. */
async function existing(
  bundled: readonly BundledFile[],
  folder: FilePath,
  files: Pick<FileSystem, 'names'>,
): Promise<(bundled: BundledFile) => boolean> {
  const folders = [...new Set(bundled.map(({ path }) => dirname(path)))];
  const names = folders.map(async (inside) => {
    const found = await files.names(join(folder, inside) as FilePath);
    return found.map((name) => join(inside, name));
  });
  const paths = new Set((await Promise.all(names)).flat());
  return ({ path }) => paths.has(join(path));
}

/** Milliseconds after which an unused module is removed: no running build renders with it any more. */
export const unusedFor = 30 * 24 * 60 * 60 * 1000;

/** Removes modules of earlier templates and demos, and partial files of builds that were killed. */
export async function removeUnused(
  folder: FilePath,
  { used, files, before }: { used: ReadonlySet<string>; files: FileSystem; before: number },
): Promise<void> {
  const unused = (await files.list(folder)).filter(({ file }) => !used.has(file));
  for (const { file } of unused) {
    const written = await files.changedAt(file);
    if (written !== undefined && written < before) await files.remove(file);
  }
}

/** Memoized, because the files of a bundle are some megabytes and render many pages. */
const hashOf = memoize(({ bytes }: BundledFile): string => hash(bytes));
