import { plainPosition, readPlainYaml } from './fast/read-flat-yaml.ts';
import { readPlainTree } from './fast/read-nested-yaml.ts';
import { parseAnyYaml } from './parse-yaml-document.ts';
import type { ParsedYaml, YamlOptions } from './parsed-yaml.ts';

/**
 * Reads YAML 1.2, and so JSON, with merge keys. Never throws: syntax errors are diagnostics with line and column, a key given
 * twice is a warning that names both lines, and its last value holds.
 */
export function parseYaml(text: string, file: string, options: YamlOptions = {}): ParsedYaml {
  const tree = readPlainTree(text);
  const value = tree?.value ?? readPlainYaml(text);
  if (!value) return parseAnyYaml(text, file, options);
  // Other places are asked for where something is wrong, which is seldom; one page may have several such lines.
  let parsed: ParsedYaml | undefined;
  const placeOf: ParsedYaml['placeOf'] = (...asked) => {
    const position = tree ? tree.positionOf(asked[0]) : plainPosition(text, ...asked);
    if (position)
      return { file, line: position.line + (options.firstLine ?? 1) - 1, column: position.column };
    parsed ??= parseAnyYaml(text, file, options);
    return parsed.placeOf(...asked);
  };
  return { value, diagnostics: [], placeOf };
}
