import type { FileSystem } from '../effects/file-system.ts';
import type { SourceFile } from '../model/source.ts';

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
