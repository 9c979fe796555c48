import { posix } from 'node:path';
import type { NavigationInput } from '../../parse/navigation/navigation-schema.ts';
import { groupEntry } from './navigation-entries.ts';

/** A page of a summary, or a part with its title. */
interface SummaryItem {
  readonly title: string;
  /** Address of the page; absent for a draft and for a part. */
  readonly pathname?: string;
  readonly children: SummaryItem[];
}

/**
 * Reads the order of pages from `SUMMARY.md`, as mdBook and GitBook have it: a list of links, in which
 * indentation makes groups, below headings that name its parts. `pathOf` gives the address of a file.
 */
export function summaryNavigation(
  text: string,
  pathOf: (file: string) => string | undefined,
): NavigationInput[] {
  const roots: SummaryItem[] = [];
  const open: { readonly indent: number; readonly item: SummaryItem }[] = [];
  let list = roots;
  for (const line of text.replace(/<!--[\s\S]*?-->/g, '').split('\n')) {
    const [, part] = /^#{1,6}[ \t]+(.+?)[ \t]*#*[ \t]*$/.exec(line) ?? [];
    if (part !== undefined) {
      const item: SummaryItem = { title: part, children: [] };
      // The first heading is the title of the file.
      if (!/^(?:summary|table of contents)$/i.test(part)) roots.push(item);
      list = roots.includes(item) ? item.children : roots;
      open.length = 0;
    }
    const [, space = '', bullet, title, target = ''] = itemLine.exec(line) ?? [];
    if (title === undefined) continue;
    const indent = bullet === undefined ? 0 : space.replaceAll('\t', '    ').length;
    while ((open.at(-1)?.indent ?? -1) >= indent) open.pop();
    const pathname = target === '' ? undefined : pathOf(posix.normalize(target.split('#', 1)[0] ?? ''));
    const item: SummaryItem = { title, children: [], ...(pathname !== undefined && { pathname }) };
    // Without a bullet it is a chapter before or after all parts.
    (open.at(-1)?.item.children ?? (bullet === undefined ? roots : list)).push(item);
    open.push({ indent, item });
  }
  const names = new Set<string>();
  return roots.flatMap((item) => toEntries(item, names));
}

/** `- [Title](path.md)`, `[Introduction](README.md)` */
const itemLine = /^([ \t]*)([-*+][ \t]+)?\[([^\]]+)\]\(<?([^)>\s]*)>?[^)]*\)[ \t]*$/;

/** The page of a group comes first in it. A draft without pages below it is left out. */
function toEntries({ title, pathname, children }: SummaryItem, names: Set<string>): NavigationInput[] {
  const own = pathname === undefined ? [] : [{ pathname, title }];
  const below = children.flatMap((child) => toEntries(child, names));
  return below.length === 0 ? own : [groupEntry(title, [...own, ...below], { names })];
}
