import { posix } from 'node:path';
import { numberedName } from '../../lib/numbered-name.ts';
import { joinPath, type TreePage, textValue } from '../tree-pages.ts';

/** A page of Docusaurus. */
export interface DocPage {
  readonly page: TreePage;
  /** By which sidebars refer to it: `guides/first-steps`. */
  readonly id: string;
  readonly path: string;
  /** Position among its neighbours; undefined if the author gave none. */
  readonly position?: number;
  /** Its folder below the content folder, as it is on disk: `01-guides`. */
  readonly folder: string;
}

/** Where a docs plugin reads and shows its pages. */
export interface DocsFolder {
  readonly content: string;
  /** `/docs/` */
  readonly base: string;
}

/** Places a page of Docusaurus by its front matter, or else by its file. */
export function docPage(page: TreePage, { content, base }: DocsFolder): DocPage {
  const inside = posix.relative(content, page.file).replace(/\.mdx?$/, '');
  const folder = posix.dirname(inside) === '.' ? '' : posix.dirname(inside);
  const name = numberedName(posix.basename(inside));
  const folders = folder === '' ? [] : folder.split('/').map((one) => numberedName(one).name);
  const own = textValue(page.values.id) ?? name.name;
  const position = numberValue(page.values.sidebar_position) ?? name.position;
  return {
    page,
    id: [...folders, own].join('/'),
    path: pathOf({ slug: textValue(page.values.slug), folders, name: own }, base),
    folder,
    ...(position !== undefined && { position }),
  };
}

interface Address {
  readonly slug: string | undefined;
  readonly folders: readonly string[];
  readonly name: string;
}

function pathOf({ slug, folders, name }: Address, base: string): string {
  if (slug?.startsWith('/')) return joinPath(base, slug);
  if (slug !== undefined) return joinPath(base, ...folders, slug);
  // These names, and that of its folder, are those of the page of a folder.
  const isIndex = /^(?:index|readme)$/i.test(name) || name.toLowerCase() === folders.at(-1)?.toLowerCase();
  return joinPath(base, ...folders, ...(isIndex ? [] : [name]));
}

/** Returns a number, also one written as text. */
export function numberValue(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}
