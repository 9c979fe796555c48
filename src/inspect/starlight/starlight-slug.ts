import { posix } from 'node:path';
import { joinPath, type TreePage, textValue } from '../tree-pages.ts';

/** The path of a page inside the content folder, without its extension: `guides/pages`, `index`. */
export function pageId(file: string, content: string): string {
  return posix.relative(content, file).replace(/\.mdx?$/, '');
}

/** The slug of a page: that of its front matter, or else of its file; empty for the home page. */
export function slugOf({ file, values }: Pick<TreePage, 'file' | 'values'>, content: string): string {
  const slug = textValue(values.slug) ?? pageId(file, content).split('/').map(slugify).join('/');
  return slug.replace(/^\/+|\/+$/g, '').replace(/(?:^|\/)index$/, '');
}

/** The address of a page. */
export function starlightPath(page: Pick<TreePage, 'file' | 'values'>, content: string): string {
  return joinPath(slugOf(page, content));
}

/** `What's New?` → `whats-new`, as the generator of GitHub's headings does. */
function slugify(segment: string): string {
  return segment
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Mark}\p{Number}\p{Connector_Punctuation}\s-]/gu, '')
    .replace(/\s/g, '-');
}
