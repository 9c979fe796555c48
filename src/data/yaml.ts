import { LineCounter } from 'yaml';
import { lazy } from '../memo/memoize.ts';
import { loadYaml } from './load-yaml.ts';
import { parseAnyYaml } from './parse-any-yaml.ts';
import type { ParsedYaml, YamlOptions } from './parsed-yaml.ts';

/**
 * Reads YAML 1.2, and so JSON, with merge keys. Never throws: syntax errors are diagnostics with line and
 * column, a key given twice is a warning that names both lines, and its last value holds.
 */
export function parseYaml(text: string, file: string, options: YamlOptions = {}): ParsedYaml {
  const loaded = loadYaml(text);
  if (!loaded) return parseAnyYaml(text, file, options);
  const lines = lazy(() => countLines(text));
  // Only diagnostics need other places.
  const parsed = lazy(() => parseAnyYaml(text, file, options));
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
