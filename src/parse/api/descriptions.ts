import { checkValue } from '../../data/check-value.ts';
import { parseJson } from '../../data/parse-json.ts';
import type { KeyPath, ParsedYaml } from '../../data/parsed-yaml.ts';
import { displayPath } from '../../lib/path.ts';
import type { ApiText } from '../../model/api-document.ts';
import type { Diagnostic, Parsed, Place } from '../../model/diagnostic.ts';
import type { SourcePath } from '../../model/path.ts';
import { descriptionsSchema, type RawDescriptions } from './api-schema.ts';
import { createTextReader, linkPlaces, type TextReader } from './api-text.ts';
import { misspelled, valueNames } from './read-raw-document.ts';
import { unknownKeys } from './unknown-keys.ts';

/** A file of an API document, with its text. */
export interface ApiFileText {
  readonly source: SourcePath;
  readonly text: string;
}

/** The texts of an API document. Each is taken from the first of its files that has it. */
export interface Descriptions {
  find<Value>(pick: (texts: RawDescriptions) => Value | undefined): Value | undefined;
  /** Reads a text of HTML or Markdown. */
  mixed(pick: (texts: RawDescriptions) => string | undefined): ApiText | undefined;
  markdown(pick: (texts: RawDescriptions) => string | undefined): ApiText | undefined;
  /** Returns the place of a value in the first file; undefined if there is none. */
  placeOf(path: KeyPath): Place | undefined;
}

interface ReadFile extends Pick<ParsedYaml, 'placeOf'> {
  readonly texts: RawDescriptions;
  readonly reader: TextReader;
}

/** Reads files of descriptions: that of a language first, then that of the first language. */
export function readDescriptions(files: readonly ApiFileText[]): Parsed<Descriptions> {
  const parsed = files.map(readFile);
  const read = parsed.flatMap(({ value }) => value ?? []);
  const find = <Value>(pick: (file: ReadFile) => Value | undefined): Value | undefined => {
    for (const file of read) {
      const found = pick(file);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return {
    value: {
      find: (pick) => find(({ texts }) => pick(texts)),
      mixed: (pick) => find(({ texts, reader }) => reader.mixed(pick(texts))),
      markdown: (pick) => find(({ texts, reader }) => reader.markdown(pick(texts))),
      placeOf: (path) => read[0]?.placeOf(path),
    },
    diagnostics: parsed.flatMap(({ diagnostics }) => diagnostics),
  };
}

function readFile({ source, text }: ApiFileText): Parsed<ReadFile | undefined> {
  const json = parseJson(text, displayPath(source), { code: 'api-syntax' });
  if (json.value === undefined) return { value: undefined, diagnostics: json.diagnostics };
  const located = { ...json, syntax: 'json' as const };
  const { value, diagnostics } = checkValue(descriptionsSchema, located, valueNames);
  const found: readonly Diagnostic[] = [...json.diagnostics, ...diagnostics];
  if (value === undefined) return { value: undefined, diagnostics: found };
  const hints = unknownKeys(value, descriptionsSchema).flatMap((key) => misspelled(key, located));
  const reader = createTextReader(source, linkPlaces(source, text));
  return { value: { texts: value, reader, placeOf: json.placeOf }, diagnostics: [...found, ...hints] };
}
