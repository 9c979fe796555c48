import { groupBy } from '../../lib/group-by.ts';

/** Neighbours in a sorted list, and the starts of their names: `C` to `F`, or `GridA` to `GridC`. */
export interface LetterRange<Item> {
  readonly first: string;
  /** Undefined if all names have the same start. */
  readonly last?: string;
  readonly items: readonly Item[];
}

/** More items than a reader finds a name in at a glance. */
export const longestList = 60;

/** Items in a range of several letters. */
const rangeSize = 24;

/**
 * Divides items, sorted by name, by the letters that follow what all their names share. A letter with too
 * many items is divided in the same way: 100 names with `Grid` by the letter after it.
 */
export function letterRanges<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): readonly LetterRange<Item>[] {
  const length = sharedStart(items.map(nameOf)).length + 1;
  const ranges: LetterRange<Item>[] = [];
  for (const own of groupBy(items, (item) => nameOf(item).slice(0, length).toUpperCase()).values()) {
    const [item] = own;
    if (item === undefined) continue;
    const start = capitalized(nameOf(item).slice(0, length));
    const last = ranges.at(-1);
    if (own.length > longestList && own.length < items.length) {
      for (const range of letterRanges(own, nameOf)) ranges.push(range);
    } else if (last?.first.length === length && last.items.length + own.length <= rangeSize) {
      ranges[ranges.length - 1] = { first: last.first, last: start, items: [...last.items, ...own] };
    } else ranges.push({ first: start, items: own });
  }
  return ranges;
}

/** What all names begin with, in upper or lower case. */
function sharedStart([first = '', ...others]: readonly string[]): string {
  let { length } = first;
  for (const other of others)
    while (first.slice(0, length).toUpperCase() !== other.slice(0, length).toUpperCase()) length -= 1;
  return first.slice(0, length);
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
