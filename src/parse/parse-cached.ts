import { decodeJson, encodeJson } from '../cache/json-bytes.ts';
import type { Parsed } from '../model/diagnostic.ts';
import type { SourceFile } from '../model/source.ts';
import { type ParseTools, textSource } from './parse-pages.ts';

/**
 * What the text of a source parses to, remembered under a key that names its hash. Not where the file was
 * saved after it was hashed: the text is another one then, and whoever watches tells of it.
 */
export async function parseRemembered<Value>(
  source: SourceFile,
  key: string,
  { store, files }: ParseTools,
  parse: (text: string) => Promise<Parsed<Value>>,
): Promise<Parsed<Value>> {
  const known = decodeJson<Parsed<Value>>(await store.get(key));
  if (known !== undefined) return known;
  const { textOf, isOther, judged } = textSource([source], files);
  const parsed = judged(source, await parse(await textOf(source)));
  if (!isOther(source)) await store.put(key, encodeJson(parsed));
  return parsed;
}
