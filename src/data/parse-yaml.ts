import { flatPosition, readFlatYaml } from './fast/read-flat-yaml.ts';
import { readNestedYaml } from './fast/read-nested-yaml.ts';
import { parseYamlDocument } from './parse-yaml-document.ts';
import type { ParsedYaml, YamlOptions } from './parsed-yaml.ts';

/**
 * Parses YAML 1.2 (and so JSON) with merge keys. Never throws: a syntax error is a diagnostic with its place.
 * A duplicate key is a warning, and its last value is used. The fast path reads the two most common forms;
 * `parseYamlDocument` alone gives the same result.
 */
export function parseYaml(text: string, file: string, options: YamlOptions = {}): ParsedYaml {
  const nested = readNestedYaml(text);
  const value = nested?.value ?? readFlatYaml(text);
  if (!value) return parseYamlDocument(text, file, options);
  // The fast path knows few places. Others are needed for messages only, so the text is parsed again.
  let parsed: ParsedYaml | undefined;
  const placeOf: ParsedYaml['placeOf'] = (path, part) => {
    const position = nested ? nested.positionOf(path) : flatPosition(text, path, part);
    if (position)
      return { file, line: position.line + (options.firstLine ?? 1) - 1, column: position.column };
    parsed ??= parseYamlDocument(text, file, options);
    return parsed.placeOf(path, part);
  };
  return { value, diagnostics: [], placeOf };
}
