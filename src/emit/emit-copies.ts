import { mediaOutputPath, sourceOutputPath } from '../assemble/links/resolve-link.ts';
import type { DemoModules } from '../assemble/props/demo-code.ts';
import type { FileSystem } from '../effects/file-system.ts';
import { displayPath, pathIn } from '../lib/path.ts';
import { SourceChanged } from '../model/diagnostic.ts';
import type { OutputFile } from '../model/output.ts';
import type { OutputPath, SourcePath } from '../model/path.ts';
import type { Site } from '../model/site.ts';
import type { SourceFile } from '../model/source.ts';
import type { Sources } from '../read/sources.ts';

/** A source that is copied, and its target. */
export interface Copy {
  readonly source: SourceFile;
  readonly path: OutputPath;
}

/**
 * Plans the copies of a site: the public folder, the images and files that pages link to, the logos of
 * products, the images of advertisements, and font files. Unused files are not copied.
 */
export function planCopies({ config, pages, publicFiles }: Site, sources: Sources): Copy[] {
  const linked = pages.flatMap((page) =>
    page.links.flatMap((target) => (target.kind === 'media' ? [target.source] : [])),
  );
  const logos = config.products.flatMap((product) => (product.logo === undefined ? [] : [product.logo]));
  const adPictures = config.ads?.inHouse.flatMap(({ img }) => (img === undefined ? [] : [img])) ?? [];
  const fonts = config.fontFaces.map(({ source }) => source);
  const media = [...new Set<SourcePath>([...linked, ...logos, ...adPictures, ...fonts])];
  const find = (path: SourcePath) => sources.get(path) ?? [];
  return [
    ...publicFiles
      .flatMap(find)
      .map((source) => ({ source, path: publicOutputPath(source.path, config.publicDir) })),
    ...media.flatMap(find).map((source) => ({ source, path: mediaOutputPath(source.path, source.hash) })),
  ];
}

/** Plans the copies of sources that are too long for pages, which link to them. */
export function planSourceCopies(modules: DemoModules, sources: Sources): Copy[] {
  return [...modules.values()].flatMap(({ source: path, js }): Copy[] => {
    const source = js.bytes === undefined ? undefined : sources.get(path);
    return source ? [{ source, path: sourceOutputPath(path, source.hash) }] : [];
  });
}

/** Emits files that are copied unchanged. Each is read when it is written. */
export function emitCopies(copies: readonly Copy[], files: Pick<FileSystem, 'readBytes'>): OutputFile[] {
  return copies.map(({ source, path }) => ({
    path,
    phase: 'asset',
    hash: source.hash,
    content: async () => {
      const bytes = await files.readBytes(source.file);
      if (!bytes)
        throw new SourceChanged(`File "${displayPath(source.path)}" was removed while the site was built.`);
      return bytes;
    },
  }));
}

/** Returns the output path of a file in the public folder: `('public/img/a.png', 'public')` → `img/a.png`. */
export function publicOutputPath(source: SourcePath, publicDir: SourcePath): OutputPath {
  return pathIn(publicDir, source) as OutputPath;
}
