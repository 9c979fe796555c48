// satteri (bruits): CommonMark and GitHub's Markdown in Rust, as the tree of mdast. It weighs 4 MB for each
// platform and runs as WebAssembly on others.
import type { Root } from 'mdast';
import { markdownToMdast } from 'satteri';
import { isCertain } from './is-certain.ts';

/**
 * Parses Markdown to the tree that remark with remark-gfm makes of it, positions included. Returns undefined
 * for a text that the two may read differently.
 */
export function parseNative(text: string): Root | undefined {
  if (!isReadAsWritten(text) || hasManyReferences(text)) return undefined;
  const tree = markdownToMdast(text, { features: { gfm: true, frontmatter: false } });
  return tree.type === 'root' && isCertain(tree as Root, text) ? (tree as Root) : undefined;
}

/** False if remark replaces characters of the text, or expands a tab in its last line. */
function isReadAsWritten(text: string): boolean {
  const changes = text.includes('\0') || text.includes('\r') || text.startsWith('\ufeff');
  return !changes && text.lastIndexOf('\t') <= text.lastIndexOf('\n');
}

/** More character references in one paragraph take seconds, and then more memory than there is. */
const maxReferences = 2000;

/**
 * Whether a text has so many references such as `&nbsp;` that the native parser, which joins their text again
 * with each of them, is slower than remark.
 */
function hasManyReferences(text: string): boolean {
  return text.includes('&') && (text.match(/&[#\w]+;/g)?.length ?? 0) > maxReferences;
}
