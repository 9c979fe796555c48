import type { Place } from '../../model/diagnostic.ts';
import type { KeyPath } from '../parsed-yaml.ts';
import { readPlainLine } from './read-flat-yaml.ts';

/** The lists and groups of keys of a text, and where the items of its lists stand. */
export interface PlainTree {
  readonly value: readonly unknown[];
  /** Where an item of a list or the value of the text stands, counted from its first line; undefined for anything else. */
  positionOf(path: KeyPath): Position | undefined;
}

type Position = Pick<Place, 'line' | 'column'>;

type Group = Record<string, unknown>;

/** A list, with the line and column of its first dash, and the line of each of its items. */
interface List extends Position {
  readonly items: Group[];
  readonly lines: number[];
}

/** What stands above a line: the lists it may go on with, or the key whose list it must begin. */
interface Above {
  /** Every list, by its items. */
  readonly lists: Map<unknown, List>;
  /** From the outermost to the innermost, each with the spaces in front of its dashes. */
  readonly open: { readonly indent: number; readonly list: List }[];
  key: { readonly indent: number; begin(items: Group[]): void } | undefined;
}

/**
 * Reads YAML that is nothing but a list of groups of keys, with a text or such a list behind each key, as almost all navigation is.
 * Undefined for any other text, which the YAML parser reads, in fifteen times the time.
 */
export function readPlainTree(text: string): PlainTree | undefined {
  let root: readonly Group[] | undefined;
  const begin = (items: Group[]): void => {
    root = items;
  };
  const above: Above = { lists: new Map(), open: [], key: { indent: 0, begin } };
  let number = 0;
  for (const line of text.split('\n')) {
    number += 1;
    if (line === '' || comment.test(line)) continue;
    if (!readLine(line, number, above)) return undefined;
  }
  // A last key without a list is null.
  if (root === undefined || above.key !== undefined) return undefined;
  const value = root;
  return { value, positionOf: (path) => positionOf(value, path, above.lists) };
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
  if (isItem) {
    list?.items.push({});
    list?.lines.push(number);
  }
  const group = list?.items.at(-1);
  const { key: name, value } = read;
  // A key given twice is told with both places.
  if (group === undefined || Object.hasOwn(group, name)) return false;
  group[name] = value;
  if (value === undefined) {
    const begin = (items: Group[]): void => {
      group[name] = items;
    };
    above.key = { indent: start, begin };
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
    const list: List = { line, column: indent + 1, items: [], lines: [] };
    key.begin(list.items);
    above.lists.set(list.items, list);
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

function positionOf(
  root: readonly Group[],
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
  // An item stands behind its dash and a space.
  return list && line !== undefined ? { line, column: list.column + 2 } : undefined;
}
