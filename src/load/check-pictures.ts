import { join, posix } from 'node:path';
import { applySeverity } from '../config/apply-severity.ts';
import type { FileSystem } from '../effects/file-system.ts';
import { decodePath } from '../lib/decode-url.ts';
import { displayPath } from '../lib/path.ts';
import { type Diagnostic, sortDiagnostics } from '../model/diagnostic.ts';
import type { FilePath, SourcePath } from '../model/path.ts';
import type { LinkTarget, Page, Site } from '../model/site.ts';

/** Pictures, and no videos or sounds, which raw HTML names in the same way. */
const picture = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** Reports pictures of the site that are larger than its budget, where a page first shows them. */
export async function checkPictures(
  { config, pages }: Pick<Site, 'config' | 'pages'>,
  files: Pick<FileSystem, 'size'>,
): Promise<readonly Diagnostic[]> {
  const shown = new Map<SourcePath, Diagnostic['place']>();
  for (const page of pages)
    for (const { source, place } of picturesOf(page, config.publicDir))
      if (!shown.has(source)) shown.set(source, place);
  const { image } = config.budgets;
  const found = [...shown].map(async ([source, place]): Promise<Diagnostic[]> => {
    const size = (await files.size(join(config.contentDir, source) as FilePath)) ?? 0;
    if (size <= image) return [];
    return [
      {
        severity: 'warning',
        code: 'image-weight',
        message: `"${displayPath(source)}" has ${Math.ceil(size / 1000)} kB; the budget of a picture is ${image / 1000} kB.`,
        hint: 'Save it smaller, or as WebP or AVIF, or raise budgets.image in the configuration.',
        ...(place && { place }),
      },
    ];
  });
  return applySeverity(sortDiagnostics((await Promise.all(found)).flat()), config);
}

function picturesOf({ document, links }: Page, publicDir: SourcePath) {
  return links.flatMap((target, position) => {
    const link = document.links[position];
    const source = sourceOf(target, publicDir);
    if (link?.kind !== 'image' || source === undefined || !picture.test(source)) return [];
    const file = displayPath(link.file ?? document.source);
    return [{ source, place: { file, line: link.line, column: link.column } }];
  });
}

function sourceOf(target: LinkTarget, publicDir: SourcePath): SourcePath | undefined {
  if (target.kind === 'media') return target.source;
  if (target.kind !== 'public') return undefined;
  return posix.join(publicDir, decodePath(target.path)) as SourcePath;
}
