import { LineCounter } from 'yaml';
import { lazy } from '../memo/memoize.ts';
import { loadYaml } from './load-yaml.ts';
import { parseYamlDocument } from './parse-yaml-document.ts';
import type { ParsedYaml, YamlOptions } from './parsed-yaml.ts';

/**
 * Parses YAML 1.2 (and so JSON) with merge keys. Never throws: a syntax error is a diagnostic with its place.
 * A duplicate key is a warning, and its last value is used. js-yaml loads most texts; `parseYamlDocument`
 * alone gives the same result.
 */
export function parseYaml(text: string, file: string, options: YamlOptions = {}): ParsedYaml {
  const loaded = loadYaml(text);
  if (!loaded) return parseYamlDocument(text, file, options);
  const lines = lazy(() => countLines(text));
  // Other places are needed for messages only, so the text is parsed again.
  const parsed = lazy(() => parseYamlDocument(text, file, options));
  return {
    value: loaded.value,
    diagnostics: [],
    placeOf(path, part) {
      const offset = part === 'key' ? undefined : loaded.offsetOf(path);
      if (offset === undefined) return parsed().placeOf(path, part);
      const { line, col } = lines().linePos(offset);
      return { file, line: line + (options.firstLine ?? 1) - 1, column: col };
    },
  };
}

function countLines(text: string): LineCounter {
  const lines = new LineCounter();
  for (const { index } of text.matchAll(/(?<![^\n])/g)) lines.addNewLine(index);
  return lines;
}
