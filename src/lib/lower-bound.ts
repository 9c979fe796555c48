/**
 * Returns the index of the first item of a list that `isBefore` does not hold for, or the length of the list.
 * It must hold for no item behind that one. The list is halved, so it is called few times.
 */
export function lowerBound<Item>(
  list: readonly Item[],
  isBefore: (item: Item, index: number) => boolean,
): number {
  let from = 0;
  let to = list.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (isBefore(list[middle] as Item, middle)) from = middle + 1;
    else to = middle;
  }
  return from;
}
