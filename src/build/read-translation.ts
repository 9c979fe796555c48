import type { FileSystem } from '../effects/file-system.ts';
import type { Parsed } from '../model/diagnostic.ts';
import type { SourceFile } from '../model/source.ts';
import type { TranslationDocument } from '../model/translation.ts';
import { parseTranslation } from '../parse/parse-translation.ts';

/** Reads the words of one language. */
export async function readTranslation(
  source: SourceFile,
  files: Pick<FileSystem, 'readText'>,
): Promise<Parsed<TranslationDocument>> {
  return parseTranslation(source.path, (await files.readText(source.file)) ?? '');
}
