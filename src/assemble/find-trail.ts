import { comparablePath } from '../lib/navigation-path.ts';
import type { NavigationNode } from '../model/navigation.ts';
import type { SitePath } from '../model/path.ts';
import type { NavigationIndex } from './index-navigation.ts';

/**
 * The way from the top of a tree to the entry of a path: its parents, outermost first, then the entry. Empty when the tree does not
 * hold the path. The path comes without language; the suffixes of API tabs do not count.
 */
export function findTrail(index: NavigationIndex, path: SitePath): readonly NavigationNode[] {
  return index.trails.get(comparablePath(path)) ?? [];
}
