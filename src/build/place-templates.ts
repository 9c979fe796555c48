import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FileHashes } from '../cache/file-hashes.ts';
import type { FileSystem } from '../effects/file-system.ts';
import { hash } from '../lib/hash.ts';
import { rememberedPer } from '../lib/remembered-per.ts';
import type { BundledFile, ServerBundle } from '../model/entry.ts';
import type { FilePath } from '../model/path.ts';
import type { TemplateLocation } from '../render/load-templates.ts';

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
  const folder = join(cacheDir, 'server');
  for (const bundled of server.files) {
    const { path } = bundled;
    const file = join(folder, path) as FilePath;
    if ((await hashes.of(file)) === sumOf(bundled)) continue;
    const temporary = `${file}.${randomUUID()}.tmp` as FilePath;
    await files.write(temporary, bundled.bytes);
    await files.rename(temporary, file);
  }
  const url = (path: string) => pathToFileURL(join(folder, path)).href;
  const demos = [...server.demos].map(([id, { path }]) => [id, url(path)] as const);
  return { server, location: { templates: url(server.templates.path), demos: Object.fromEntries(demos) } };
}

/** The files of a bundle are some megabytes, and it draws many pages. */
const sumOf = rememberedPer(({ bytes }: BundledFile): string => hash(bytes));
