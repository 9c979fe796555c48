import type { Place } from '../model/diagnostic.ts';
import type { KeyPath } from './parsed-yaml.ts';
import { readPlainLine } from './plain-yaml.ts';

/** The lists and groups of keys of a text, and where each of their parts stands. */
export interface PlainTree {
  readonly value: readonly unknown[];
  /** As `ParsedYaml.placeOf`, counted from the first line of the text. */
  positionOf(path: KeyPath, part: 'key' | 'value'): Position;
}

type Position = Pick<Place, 'line' | 'column'>;

interface List extends Position {
  readonly items: Group[];
}

interface Group extends Position {
  readonly entries: Map<string, Entry>;
}

interface Text extends Position {
  readonly text: string | boolean;
}

type Node = List | Group | Text;

interface Entry {
  readonly key: Position;
  readonly node: List | Text;
}

/** What stands above a line: the lists it may go on with, or the key whose list it must begin. */
interface Above {
  /** From the outermost to the innermost, each with the spaces in front of its dashes. */
  readonly open: { readonly indent: number; readonly list: List }[];
  key: { readonly indent: number; begin(list: List): void } | undefined;
}

/**
 * Reads YAML that is nothing but a list of groups of keys, with a text or such a list behind each key, as almost all navigation is.
 * Undefined for any other text, which the YAML parser reads, in ten times the time.
 */
export function readPlainTree(text: string): PlainTree | undefined {
  let root: List | undefined;
  const begin = (list: List): void => {
    root = list;
  };
  const above: Above = { open: [], key: { indent: 0, begin } };
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '' || comment.test(line)) continue;
    if (!readLine(line, index + 1, above)) return undefined;
  }
  // A last key without a list is null.
  if (root === undefined || above.key !== undefined) return undefined;
  const list = root;
  return { value: list.items.map(toValue), positionOf: (...asked) => positionOf(list, ...asked) };
}

const comment = /^ *#.*$/;

/** Spaces at the beginning of a line. */
function indentOf(line: string): number {
  let indent = 0;
  while (line[indent] === ' ') indent += 1;
  return indent;
}

/** False where the line is not certain to be a key of a group that is open, or of a new one. */
function readLine(line: string, number: number, above: Above): boolean {
  const indent = indentOf(line);
  const isItem = line.startsWith('- ', indent);
  const start = isItem ? indent + 2 : indent;
  const read = readPlainLine(line.slice(start));
  if (read === undefined) return false;
  const list = listAt(indent, { line: number, isItem, above });
  const column = start + 1;
  if (isItem) list?.items.push({ line: number, column, entries: new Map() });
  const entries = list?.items.at(-1)?.entries;
  const { key: name, value } = read;
  // A key given twice is told with both places.
  if (entries === undefined || entries.has(name)) return false;
  const key = { line: number, column };
  if (value === undefined) {
    above.key = { indent: start, begin: (node) => entries.set(name, { key, node }) };
  } else {
    entries.set(name, { key, node: { line: number, column: column + name.length + 2, text: value } });
  }
  return true;
}

interface Line {
  readonly line: number;
  readonly isItem: boolean;
  readonly above: Above;
}

/** The list that a line goes on with, or begins. What was open further right is closed. */
function listAt(indent: number, { line, isItem, above }: Line): List | undefined {
  const { open, key } = above;
  if (key !== undefined) {
    // Dashes may stand right below their key; any other line means that the key has no list.
    if (!isItem || indent < key.indent) return undefined;
    const list: List = { line, column: indent + 1, items: [] };
    key.begin(list);
    open.push({ indent, list });
    above.key = undefined;
    return list;
  }
  // The keys of an item stand behind its dash and a space.
  const dashes = isItem ? indent : indent - 2;
  let innermost = open.at(-1);
  while (innermost !== undefined && innermost.indent > dashes) {
    open.pop();
    innermost = open.at(-1);
  }
  return innermost?.indent === dashes ? innermost.list : undefined;
}

function toValue(node: Node): unknown {
  if ('text' in node) return node.text;
  if ('items' in node) return node.items.map(toValue);
  return Object.fromEntries(Array.from(node.entries, ([key, entry]) => [key, toValue(entry.node)]));
}

function positionOf(root: List, path: KeyPath, part: 'key' | 'value'): Position {
  let position: Position = root;
  let node: Node = root;
  for (const [index, step] of path.entries()) {
    const child: { readonly key?: Position; readonly node: Node } | undefined = childOf(node, step);
    if (child === undefined) break;
    const isAsked = index === path.length - 1;
    position = (isAsked && part === 'key' ? child.key : undefined) ?? child.node;
    node = child.node;
  }
  return { line: position.line, column: position.column };
}

function childOf(node: Node, step: string | number): { key?: Position; node: Node } | undefined {
  if ('entries' in node) return node.entries.get(String(step));
  const item = 'items' in node && typeof step === 'number' ? node.items[step] : undefined;
  return item && { node: item };
}
