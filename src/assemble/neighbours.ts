import type { NavigationNode } from '../model/navigation.ts';
import type { NavigationIndex } from './index-navigation.ts';

/** The pages before and after one in reading order; absent at the ends and for a page the order leaves out. */
export interface Neighbours {
  readonly previous?: NavigationNode;
  readonly next?: NavigationNode;
}

/** Finds the neighbours of an entry among the pages of its tree. */
export function neighbours(index: NavigationIndex, entry: NavigationNode | undefined): Neighbours {
  const position = entry && index.positions.get(entry);
  if (position === undefined) return {};
  const previous = index.order[position - 1];
  const next = index.order[position + 1];
  return { ...(previous && { previous }), ...(next && { next }) };
}
