import type { FileSystem } from '../effects/file-system.ts';
import { displayPath, pathIn } from '../lib/path.ts';
import { SourceChanged } from '../model/diagnostic.ts';
import type { OutputFile } from '../model/output.ts';
import type { OutputPath, SourcePath } from '../model/path.ts';
import type { SourceFile } from '../model/source.ts';

/** A source that is copied, and where to. */
export interface Copy {
  readonly source: SourceFile;
  readonly path: OutputPath;
}

/** Files that are copied as they are; each is read when it is written. */
export function emitCopies(copies: readonly Copy[], files: Pick<FileSystem, 'readBytes'>): OutputFile[] {
  return copies.map(({ source, path }) => ({
    path,
    phase: 'asset',
    hash: source.hash,
    content: async () => {
      const bytes = await files.readBytes(source.file);
      if (!bytes)
        throw new SourceChanged(`${displayPath(source.path)} was removed while the site was built.`);
      return bytes;
    },
  }));
}

/** Where a file of the public folder is written: `('public/img/a.png', 'public')` → `img/a.png`. */
export function publicOutputPath(source: SourcePath, publicDir: SourcePath): OutputPath {
  return pathIn(publicDir, source) as OutputPath;
}
