import { mediaOutputPath } from '../assemble/resolve-link.ts';
import type { SourcePath } from '../model/path.ts';
import type { Site } from '../model/site.ts';
import type { Sources } from '../read/sources.ts';
import { type Copy, publicOutputPath } from './emit-copies.ts';

/**
 * What is copied: the public folder, the pictures and files that pages link to, the products' logos, and the pictures of
 * advertisements. What nothing
 * uses is not copied.
 */
export function planCopies({ config, pages, publicFiles }: Site, sources: Sources): Copy[] {
  const linked = pages.flatMap((page) =>
    page.links.flatMap((target) => (target.kind === 'media' ? [target.source] : [])),
  );
  const logos = config.products.flatMap((product) => (product.logo === undefined ? [] : [product.logo]));
  const adPictures = config.ads?.inHouse.flatMap(({ img }) => (img === undefined ? [] : [img])) ?? [];
  const media = [...new Set<SourcePath>([...linked, ...logos, ...adPictures])];
  const find = (path: SourcePath) => sources.get(path) ?? [];
  return [
    ...publicFiles
      .flatMap(find)
      .map((source) => ({ source, path: publicOutputPath(source.path, config.publicDir) })),
    ...media.flatMap(find).map((source) => ({ source, path: mediaOutputPath(source.path, source.hash) })),
  ];
}
