import { parseAnyYaml } from './parse-any-yaml.ts';
import type { ParsedYaml, YamlOptions } from './parsed-yaml.ts';
import { readPlainYaml } from './plain-yaml.ts';
import { type PlainTree, readPlainTree } from './plain-yaml-tree.ts';

/**
 * Reads YAML 1.2, and so JSON, with merge keys. Never throws: syntax errors are diagnostics with line and column, a key given
 * twice is a warning that names both lines, and its last value holds.
 */
export function parseYaml(text: string, file: string, options: YamlOptions = {}): ParsedYaml {
  const tree = readPlainTree(text);
  if (tree) return located(tree, file, options);
  const plain = readPlainYaml(text);
  if (!plain) return parseAnyYaml(text, file, options);
  // Places are asked for where something is wrong, which is seldom; one page may have several such lines.
  let parsed: ParsedYaml | undefined;
  const placeOf: ParsedYaml['placeOf'] = (...asked) => {
    parsed ??= parseAnyYaml(text, file, options);
    return parsed.placeOf(...asked);
  };
  return { value: plain, diagnostics: [], placeOf };
}

function located({ value, positionOf }: PlainTree, file: string, { firstLine = 1 }: YamlOptions): ParsedYaml {
  const placeOf: ParsedYaml['placeOf'] = (path, part = 'value') => {
    const { line, column } = positionOf(path, part);
    return { file, line: line + firstLine - 1, column };
  };
  return { value, diagnostics: [], placeOf };
}
