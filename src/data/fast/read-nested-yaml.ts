import type { Place } from '../../model/diagnostic.ts';
import type { KeyPath } from '../parsed-yaml.ts';
import { readYamlLine } from './read-flat-yaml.ts';

/** The value of a text, and the positions of its list items. */
export interface NestedYaml {
  readonly value: readonly unknown[];
  /** The position of the root or of a list item, from the first line; undefined for any other path. */
  positionOf(path: KeyPath): Position | undefined;
}

type Position = Pick<Place, 'line' | 'column'>;

type Mapping = Record<string, unknown>;

/** A list with the position of its first dash, and the line of each item. */
interface List extends Position {
  readonly items: Mapping[];
  readonly lines: number[];
}

/** State state a line: the open lists, which the line may continue, or the key whose list it must begin. */
interface ReadState {
  /** Every list by its items. */
  readonly lists: Map<unknown, List>;
  /** Open lists, outermost first, with the indentation of their dashes. */
  readonly open: { readonly indent: number; readonly list: List }[];
  key: { readonly indent: number; begin(items: Mapping[]): void } | undefined;
}

/**
 * Fast path for YAML that is a list of mappings, whose values are texts or such lists, as in most navigation
 * files. Undefined for any other text.
 */
export function readNestedYaml(text: string): NestedYaml | undefined {
  let root: readonly Mapping[] | undefined;
  const begin = (items: Mapping[]): void => {
    root = items;
  };
  const state: ReadState = { lists: new Map(), open: [], key: { indent: 0, begin } };
  let number = 0;
  for (const line of text.split('\n')) {
    number += 1;
    if (line === '' || comment.test(line)) continue;
    if (!readLine(line, number, state)) return undefined;
  }
  // A last key without a value is null.
  if (root === undefined || state.key !== undefined) return undefined;
  const value = root;
  return { value, positionOf: (path) => positionOf(value, path, state.lists) };
}

const comment = /^ *#.*$/;

/** Number of spaces at the start of a line. */
function indentOf(line: string): number {
  let indent = 0;
  while (line[indent] === ' ') indent += 1;
  return indent;
}

/** Reads a line as a key of an open mapping or of a new one. Returns false if it may be anything else. */
function readLine(line: string, number: number, state: ReadState): boolean {
  const indent = indentOf(line);
  const isItem = line.startsWith('- ', indent);
  const start = isItem ? indent + 2 : indent;
  const read = readYamlLine(line.slice(start));
  if (read === undefined) return false;
  const list = listAt(indent, { line: number, isItem, state });
  if (isItem) {
    list?.items.push({});
    list?.lines.push(number);
  }
  const mapping = list?.items.at(-1);
  const { key: name, value } = read;
  // The YAML parser reports duplicate keys.
  if (mapping === undefined || Object.hasOwn(mapping, name)) return false;
  mapping[name] = value;
  if (value === undefined) {
    const begin = (items: Mapping[]): void => {
      mapping[name] = items;
    };
    state.key = { indent: start, begin };
  }
  return true;
}

interface Line {
  readonly line: number;
  readonly isItem: boolean;
  readonly state: ReadState;
}

/** The list that a line continues or begins. Closes the lists with more indentation. */
function listAt(indent: number, { line, isItem, state }: Line): List | undefined {
  const { open, key } = state;
  if (key !== undefined) {
    // Dashes may have the indentation of their key; any other line means that the key has no list.
    if (!isItem || indent < key.indent) return undefined;
    const list: List = { line, column: indent + 1, items: [], lines: [] };
    key.begin(list.items);
    state.lists.set(list.items, list);
    open.push({ indent, list });
    state.key = undefined;
    return list;
  }
  // The keys of an item follow its dash and a space.
  const dashes = isItem ? indent : indent - 2;
  let innermost = open.at(-1);
  while (innermost !== undefined && innermost.indent > dashes) {
    open.pop();
    innermost = open.at(-1);
  }
  return innermost?.indent === dashes ? innermost.list : undefined;
}

function positionOf(
  root: readonly Mapping[],
  path: KeyPath,
  lists: ReadonlyMap<unknown, List>,
): Position | undefined {
  const last = path.at(-1);
  const whole = lists.get(root);
  if (last === undefined) return whole && { line: whole.line, column: whole.column };
  let value: unknown = root;
  for (const step of path.slice(0, -1)) value = Object(value)[step];
  const list = lists.get(value);
  const line = typeof last === 'number' ? list?.lines[last] : undefined;
  // An item follows its dash and a space.
  return list && line !== undefined ? { line, column: list.column + 2 } : undefined;
}
