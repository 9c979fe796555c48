import type { FileSystem } from '../effects/file-system.ts';
import type { Parsed } from '../model/diagnostic.ts';
import type { ErrorMessage } from '../model/site.ts';
import type { SourceFile } from '../model/source.ts';
import { parseMessages } from './parse-messages.ts';
import { textSource } from './parse-pages.ts';

/** Reads the sentences of error codes. */
export async function readMessages(
  source: SourceFile,
  files: Pick<FileSystem, 'readBytes'>,
): Promise<Parsed<readonly ErrorMessage[]>> {
  const { textOf, judged } = textSource([source], files);
  return judged(source, parseMessages(source.path, await textOf(source)));
}
