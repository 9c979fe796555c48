import { lazy } from '../memo/memoize.ts';
import { parseYaml } from './parse-yaml.ts';
import type { ParsedYaml, YamlOptions } from './parsed-yaml.ts';

/**
 * Parses a JSON text that a tool has written. Node reads valid JSON many times as fast as YAML, of which it is
 * a part; `parseYaml` alone gives the same values, and reports repeated keys too.
 */
export function parseJson(text: string, file: string, options: YamlOptions = {}): ParsedYaml {
  const value = readJson(text);
  if (value === undefined) return parseYaml(text, file, options);
  // Places are needed for messages only.
  const parsed = lazy(() => parseYaml(text, file, options));
  return { value, diagnostics: [], placeOf: (path, part) => parsed().placeOf(path, part) };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The YAML parser finds the error again, and its place.
    return undefined;
  }
}
