import {
  type Document,
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  visit,
} from 'yaml';
import { asSentence } from '../lib/as-sentence.ts';
import { errorMessage } from '../lib/error-message.ts';
import type { Diagnostic, Place } from '../model/diagnostic.ts';
import type { KeyPath, ParsedYaml, YamlOptions } from './parsed-yaml.ts';
import { describeYamlError, yamlErrorPlace } from './yaml-error.ts';

/** Parses any text with the `yaml` package; see `parseYaml`. */
export function parseYamlDocument(text: string, file: string, options: YamlOptions = {}): ParsedYaml {
  const { code = 'yaml-syntax', firstLine = 1 } = options;
  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    merge: true,
    prettyErrors: false,
    uniqueKeys: false,
    logLevel: 'error',
  });
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { file, line: Math.max(line, 1) + firstLine - 1, column: Math.max(col, 1) };
  };
  const placeOf = (path: KeyPath, part: 'key' | 'value' = 'value'): Place =>
    placeAt(offsetOf(document.contents, path, part));
  const error = (message: string, offset: number, hint?: string): ParsedYaml => ({
    value: undefined,
    diagnostics: [
      { severity: 'error', code, message, place: placeAt(offset), ...(hint !== undefined && { hint }) },
    ],
    placeOf,
  });

  const [syntaxError] = document.errors;
  if (syntaxError !== undefined) {
    // Only the first error: the others are mostly its consequences.
    const at = yamlErrorPlace(document, syntaxError, text);
    const lines = linesTo(text, at.isNextLine ? at.offset : syntaxError.pos[0]);
    const { message, hint } = describeYamlError(syntaxError, lines, at);
    return error(message, at.offset, hint);
  }
  const alias = invalidAlias(document);
  if (alias !== undefined) return error(alias.message, alias.offset);
  try {
    const value: unknown = document.toJS();
    return { value, diagnostics: duplicateKeys(document, code, placeAt), placeOf };
  } catch (cause) {
    // The package rejects texts whose aliases expand without limit.
    return error(asSentence(`Invalid YAML: ${errorMessage(cause)}`), 0);
  }
}

/** The line at an offset, and those above it. */
function linesTo(text: string, offset: number): readonly string[] {
  const end = text.indexOf('\n', offset);
  return text.slice(0, end === -1 ? undefined : end).split('\n');
}

function invalidAlias(document: Document): { message: string; offset: number } | undefined {
  let found: { message: string; offset: number } | undefined;
  visit(document, {
    Alias(_key, alias, ancestors) {
      const target = alias.resolve(document);
      const offset = alias.range?.[0] ?? 0;
      if (target === undefined) {
        found = {
          message: `Unknown alias "*${alias.source}"; "&${alias.source}" must precede it.`,
          offset,
        };
      } else if (ancestors.includes(target)) {
        found = { message: `Alias "*${alias.source}" is inside the value that it repeats.`, offset };
      }
      return found === undefined ? undefined : visit.BREAK;
    },
  });
  return found;
}

function duplicateKeys(document: Document, code: string, placeAt: (offset: number) => Place): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  visit(document, {
    Map(_key, map) {
      const first = new Map<string, Place>();
      for (const { key } of map.items) {
        // `<<` may be used more than once.
        if (!isScalar(key) || key.range == null || key.source === '<<') continue;
        const name = String(key.value);
        const place = placeAt(key.range[0]);
        const earlier = first.get(name);
        if (earlier === undefined) first.set(name, place);
        else diagnostics.push(duplicateKey(name, code, earlier, place));
      }
    },
  });
  return diagnostics;
}

function duplicateKey(name: string, code: string, earlier: Place, place: Place): Diagnostic {
  return {
    severity: 'warning',
    code,
    message: `Duplicate key "${name}" on lines ${earlier.line} and ${place.line}; the last one is used.`,
    place,
    hint: 'Remove one of the two lines.',
    related: [{ message: `"${name}" is first set here.`, place: earlier }],
  };
}

function offsetOf(root: Node | null, path: KeyPath, part: 'key' | 'value'): number {
  let offset = root?.range?.[0] ?? 0;
  let node: unknown = root;
  for (const [index, step] of path.entries()) {
    const found = childOf(node, step);
    if (found === undefined) break;
    const last = index === path.length - 1;
    offset = (last && part === 'key' ? found.key : undefined) ?? found.value ?? found.key ?? offset;
    node = found.node;
  }
  return offset;
}

interface Child {
  readonly node: unknown;
  /** Offsets in the text; undefined if nothing is written. */
  readonly key: number | undefined;
  readonly value: number | undefined;
}

function childOf(node: unknown, step: string | number): Child | undefined {
  if (isSeq(node)) {
    const item = typeof step === 'number' ? node.items[step] : undefined;
    return item === undefined ? undefined : { node: item, key: undefined, value: startOf(item) };
  }
  if (!isMap(node)) return undefined;
  const pair = node.items.findLast(({ key }) => isScalar(key) && String(key.value) === String(step));
  return isPair(pair) ? { node: pair.value, key: startOf(pair.key), value: startOf(pair.value) } : undefined;
}

/** The offset of a node; undefined for an empty value, as after a bare `key:`. */
function startOf(node: unknown): number | undefined {
  const range = (node as Partial<Node> | null)?.range;
  if (range == null || (range[0] === range[1] && isScalar(node) && node.value === null)) return undefined;
  return range[0];
}
