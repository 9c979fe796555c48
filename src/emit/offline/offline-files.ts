import { mediaOutputPath } from '../../assemble/links/resolve-link.ts';
import type { SiteIndex } from '../../assemble/props/site-index.ts';
import type { FileSystem } from '../../effects/file-system.ts';
import { decodePath } from '../../lib/decode-url.ts';
import type { BrowserBundle } from '../../model/entry.ts';
import type { OfflineFile } from '../../model/offline.ts';
import type { OutputFile } from '../../model/output.ts';
import type { SourcePath } from '../../model/path.ts';
import type { RenderFacts } from '../../model/render-task.ts';
import type { Route } from '../../model/site.ts';
import type { Sources } from '../../read/sources.ts';

/** A page that is read offline. */
export interface OfflinePage {
  readonly route: Route;
  readonly facts: Pick<RenderFacts, 'assets' | 'bytes'>;
}

/** The assets of a site. */
export interface OfflineAssets {
  /** URLs by name, with base. */
  readonly urls: ReadonlyMap<string, string>;
  /** The files by path. */
  readonly files: ReadonlyMap<string, OutputFile>;
  /** The names of the assets that documents of framed demos need, by the name of the document. */
  readonly frames: ReadonlyMap<string, readonly string[]>;
  readonly browser: BrowserBundle;
  readonly base: string;
}

/**
 * Chunks that only advertisements and analytics load. They are useless offline, and a blocker that stops one
 * of them would stop the download.
 */
const servicesOnly = /^assets\/(?:start-ads|start-analytics|web-vitals|reduce-html)-\w+\.js$/;

/** Lists the scripts, style sheets and fragments that pages load, at once or on demand. */
export function assetFiles(pages: readonly OfflinePage[], assets: OfflineAssets): OfflineFile[] {
  const names = new Set(pages.flatMap(({ facts }) => facts.assets));
  const paths = new Set<string>();
  // A set also yields what is added while it is read.
  for (const name of names) {
    if (name.startsWith('ads:')) continue;
    for (const framed of assets.frames.get(name) ?? []) names.add(framed);
    for (const url of (assets.urls.get(name) ?? '').split(' ')) paths.add(url.slice(assets.base.length));
    for (const path of assets.browser.assets.get(name)?.lazy ?? [])
      if (!servicesOnly.test(path)) paths.add(path);
  }
  return [...paths].flatMap((path): OfflineFile[] => {
    const content = assets.files.get(path)?.content;
    return content instanceof Uint8Array ? [[path, content.length]] : [];
  });
}

/** Everything that pictures are found with. */
export interface PictureSources {
  readonly index: SiteIndex;
  readonly sources: Sources;
  readonly files: Pick<FileSystem, 'size'>;
}

/**
 * Lists the pictures of pages, the logos of products, and the fonts of the site. Nothing is read but their
 * sizes.
 */
export async function pictureFiles(
  pages: readonly OfflinePage[],
  { index, sources, files }: PictureSources,
): Promise<OfflineFile[]> {
  const { config } = index.site;
  const logos = config.products.flatMap(({ logo }) => logo ?? []);
  const shared = [...logos, ...config.fontFaces.map(({ source }) => source)];
  const targets = pages.flatMap(({ route }) =>
    route.kind === 'doc'
      ? route.page.links.filter((_, at) => route.page.document.links[at]?.kind === 'image')
      : [],
  );
  const media = targets.flatMap((target) => (target.kind === 'media' ? target.source : []));
  const open = targets.flatMap((target) => (target.kind === 'public' ? target.path.replace(/^\//, '') : []));
  const sizeOf = async (path: SourcePath) => {
    const source = sources.get(path);
    const bytes = source && (await files.size(source.file));
    return bytes === undefined ? undefined : { bytes, hash: source?.hash ?? '' };
  };
  const found = await Promise.all([
    ...[...new Set([...shared, ...media])].map(async (path): Promise<OfflineFile | undefined> => {
      const file = await sizeOf(path);
      return file && [mediaOutputPath(path, file.hash), file.bytes];
    }),
    ...[...new Set(open)].map(async (path): Promise<OfflineFile | undefined> => {
      const file = await sizeOf(`${config.publicDir}/${decodePath(path)}` as SourcePath);
      return file && [path, file.bytes, shortRevision(file.hash)];
    }),
  ]);
  return found.filter((file) => file !== undefined);
}

/** Shortens a hash as far as the versions of one file still differ. */
export function shortRevision(hash: string): string {
  return hash.slice(0, 10);
}
