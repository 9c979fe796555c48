import { repairHint } from '../lib/repair-hint.ts';
import { lazy } from '../memo/memoize.ts';
import { findJsonError } from './json-error.ts';
import { parseYaml } from './parse-yaml.ts';
import type { ParsedYaml, YamlOptions } from './parsed-yaml.ts';

/**
 * Parses a JSON text that a tool has written. Node reads valid JSON many times as fast as YAML, of
 * which it is a part; `parseYaml` alone gives the same values. A text that is YAML, such as JSON with a
 * comma too many, is read as such.
 */
export function parseJson(text: string, file: string, options: YamlOptions = {}): ParsedYaml {
  const value = readJson(text);
  if (value === undefined) return parseInvalid(text, file, options);
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

/**
 * Describes a syntax error in the terms of JSON, at the place that the YAML parser gives. A bracket or quote
 * without an end is the same in both, and `JSON.parse` only finds what is missing behind it.
 */
function parseInvalid(text: string, file: string, options: YamlOptions): ParsedYaml {
  const yaml = parseYaml(text, file, options);
  const error = findJsonError(text);
  const isUnclosed = yaml.diagnostics.some(({ message }) => message.endsWith(' is never closed.'));
  if (yaml.value !== undefined || error === undefined || isUnclosed) return yaml;
  const isValid = (one: string) => readJson(one) !== undefined;
  const hint = repairHint({ text, offset: error.offset, isValid });
  return {
    ...yaml,
    diagnostics: yaml.diagnostics.map(({ hint: _hint, ...diagnostic }) => ({
      ...diagnostic,
      message: `Invalid JSON: ${error.reason}.`,
      ...(hint !== undefined && { hint }),
    })),
  };
}
