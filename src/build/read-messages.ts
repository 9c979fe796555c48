import type { FileSystem } from '../effects/file-system.ts';
import type { Parsed } from '../model/diagnostic.ts';
import type { ErrorMessage } from '../model/site.ts';
import type { SourceFile } from '../model/source.ts';
import { parseMessages } from '../parse/parse-messages.ts';

/** Reads the sentences of error codes. */
export async function readMessages(
  source: SourceFile,
  files: Pick<FileSystem, 'readText'>,
): Promise<Parsed<readonly ErrorMessage[]>> {
  return parseMessages(source.path, (await files.readText(source.file)) ?? '');
}
