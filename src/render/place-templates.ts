import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FileHashes } from '../cache/file-hashes.ts';
import type { FileSystem } from '../effects/file-system.ts';
import { realNow } from '../effects/real-now.ts';
import { hash } from '../lib/hash.ts';
import { memoize } from '../memo/memoize.ts';
import type { BundledFile, ServerBundle } from '../model/entry.ts';
import type { FilePath } from '../model/path.ts';
import type { TemplateLocation } from './load-templates.ts';

/** The modules for Node, on disk. */
export interface PlacedTemplates {
  readonly server: ServerBundle;
  readonly location: TemplateLocation;
}

/** What places them. */
export interface PlaceTools {
  readonly files: FileSystem;
  readonly hashes: FileHashes;
  /** Folder for what is written for our own use. */
  readonly cacheDir: FilePath;
}

/**
 * Writes the modules for Node where it can load them. Their names hold their hash; still they are compared, since a damaged module would draw
 * damaged pages.
 */
export async function placeTemplates(
  server: ServerBundle,
  { files, hashes, cacheDir }: PlaceTools,
): Promise<PlacedTemplates> {
  const folder = join(cacheDir, 'server') as FilePath;
  let isNew = false;
  for (const bundled of server.files) {
    const file = join(folder, bundled.path) as FilePath;
    if ((await hashes.of(file)) === sumOf(bundled)) continue;
    await files.replace(file, bundled.bytes);
    isNew = true;
  }
  if (isNew) await removeOld(folder, new Set(server.files.map(({ path }) => join(folder, path))), files);
  const url = (path: string) => pathToFileURL(join(folder, path)).href;
  const demos = [...server.demos].map(([id, { path }]) => [id, url(path)] as const);
  return { server, location: { templates: url(server.templates.path), demos: Object.fromEntries(demos) } };
}

/** Modules that were written so many milliseconds before and are none of the site's any more: no build draws with them today. */
const longUnused = 30 * 24 * 60 * 60 * 1000;

/** Each change of a template or demo leaves the modules of before, and a build that is killed a part of one. */
async function removeOld(folder: FilePath, used: ReadonlySet<string>, files: FileSystem): Promise<void> {
  const unused = (await files.list(folder)).filter(({ file }) => !used.has(file));
  for (const { file } of unused) {
    const written = await files.changedAt(file);
    if (written !== undefined && realNow() - written > longUnused) await files.remove(file);
  }
}

/** The files of a bundle are some megabytes, and it draws many pages. */
const sumOf = memoize(({ bytes }: BundledFile): string => hash(bytes));
