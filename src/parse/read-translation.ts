import type { FileSystem } from '../effects/file-system.ts';
import type { Parsed } from '../model/diagnostic.ts';
import type { SourceFile } from '../model/source.ts';
import type { TranslationDocument } from '../model/translation.ts';
import { textSource } from './parse-pages.ts';
import { parseTranslation } from './translations/parse-translation.ts';

/** Reads the words of one language. */
export async function readTranslation(
  source: SourceFile,
  files: Pick<FileSystem, 'readBytes'>,
): Promise<Parsed<TranslationDocument>> {
  const { textOf, judged } = textSource([source], files);
  return judged(source, parseTranslation(source.path, await textOf(source)));
}
