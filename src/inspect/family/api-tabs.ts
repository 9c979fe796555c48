import { posix } from 'node:path';
import { toSitePath } from '../../lib/path.ts';
import type { SitePath } from '../../model/path.ts';
import type { NavigationInput } from '../../parse/navigation/navigation-schema.ts';
import { filesBelow, type TreeFiles } from '../tree-files.ts';
import { joinPath } from '../tree-pages.ts';

/** An address that shows API documents in a tab of a page, with the address of the new site. */
export interface TabRedirect {
  readonly from: string;
  readonly to: string;
}

/**
 * Finds the tabs of pages in which old trees show API documents, from modules such as
 * `pages/base-ui/react-badge/[docsTab]/index.js`. A tab with one document leads to the page of this document,
 * and another one to the page that it was part of.
 */
export async function apiTabs(root: string, tree: TreeFiles): Promise<readonly TabRedirect[]> {
  const pages = posix.join(root, 'pages');
  const files = filesBelow(tree, pages, /\/\[docsTab\](?:\/index)?\.[jt]sx?$/);
  const found = await Promise.all(
    files.map(async (file) => {
      const text = (await tree.textOf(file)) ?? '';
      const page = joinPath(posix.relative(pages, file).replace(/\/\[docsTab\].*$/, ''));
      const documents = [...text.matchAll(/['"](\.[^'"]+)\.json['"]/g)].map(([, path = '']) =>
        joinPath(posix.relative(pages, posix.join(posix.dirname(file), path))),
      );
      return tabs.flatMap(([tab, isShown]) => {
        if (!text.includes(`'${tab}'`)) return [];
        const [only, ...others] = documents.filter(isShown);
        return [{ from: joinPath(page, tab), to: only !== undefined && others.length === 0 ? only : page }];
      });
    }),
  );
  return found.flat();
}

const isHook = (path: string): boolean => posix.basename(path).startsWith('use-');

const tabs: readonly (readonly [string, (path: string) => boolean])[] = [
  ['components-api', (path) => !isHook(path)],
  ['hooks-api', isHook],
];

/** Entries of a navigation, those to a tab with the address of the document that it shows. */
export interface EntriesOfTabs {
  readonly entries: readonly NavigationInput[];
  readonly paths: readonly SitePath[];
}

/**
 * Replaces `/base-ui/react-badge/components-api/#badge` with `/base-ui/api/badge`, if there is this document.
 */
export function entriesOfTabs(
  written: readonly NavigationInput[],
  productRoot: string,
  documents: readonly SitePath[],
): EntriesOfTabs {
  const known = new Set(documents);
  const paths: SitePath[] = [];
  const replace = (entry: NavigationInput): NavigationInput => {
    const [, name] = /\/(?:components-api|hooks-api)\/?#([\w-]+)$/.exec(entry.pathname) ?? [];
    const path = toSitePath(`${productRoot}/api/${name}`);
    const isDocument = name !== undefined && known.has(path);
    if (isDocument) paths.push(path);
    const children = Array.isArray(entry.children) ? { children: entry.children.map(replace) } : {};
    return { ...entry, ...(isDocument && { pathname: path }), ...children };
  };
  return { entries: written.map(replace), paths };
}
