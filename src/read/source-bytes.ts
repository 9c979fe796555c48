import type { FileSystem } from '../effects/file-system.ts';
import type { SourcePath } from '../model/path.ts';
import type { SourceFile } from '../model/source.ts';
import type { Sources } from './sources.ts';

/** Returns the bytes of a source; undefined if its file is gone. */
export async function sourceBytes(
  { file, text }: Pick<SourceFile, 'file' | 'text'>,
  files: Pick<FileSystem, 'readBytes'>,
): Promise<Uint8Array | undefined> {
  return text === undefined ? files.readBytes(file) : new TextEncoder().encode(text);
}

/** Returns the text of a source; undefined if its file is gone. */
export async function sourceText(
  { file, text }: Pick<SourceFile, 'file' | 'text'>,
  files: Pick<FileSystem, 'readText'>,
): Promise<string | undefined> {
  return text ?? files.readText(file);
}

/** Returns a reader of sources by path. */
export function sourceReader(
  sources: Pick<Sources, 'get'>,
  files: Pick<FileSystem, 'readText'>,
): (path: SourcePath) => Promise<string | undefined> {
  return async (path) => {
    const source = sources.get(path);
    return source && sourceText(source, files);
  };
}
