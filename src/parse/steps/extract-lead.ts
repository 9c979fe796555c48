import type { Heading, Html, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { PageContext } from '../page/page-context.ts';

const descriptionOpen = /^\s*<p\s+class=(["']?)description\1\s*>/i;

/**
 * Takes the first level-one heading and the first `<p class="description">` out of the body: the template draws both. The paragraph may
 * span lines and hold inline markup, of which only the words are kept.
 */
export function takeLead(tree: Root, context: PageContext): void {
  const heading = tree.children.find((node): node is Heading => node.type === 'heading' && node.depth === 1);
  const description = tree.children.find(
    (node): node is Html => node.type === 'html' && descriptionOpen.test(node.value),
  );
  if (heading) takeHeading(heading, context);
  if (description && /<\/p>\s*$/i.test(description.value)) context.lead = plainText(description.value);
  const taken = new Set<unknown>([heading, context.lead === undefined ? undefined : description]);
  tree.children = tree.children.filter((node) => !taken.has(node));
}

/** A heading without words names nothing; the page's `title` is shown in its place. */
function takeHeading(heading: Heading, context: PageContext): void {
  const written = textOf(heading, { includeHtml: false, includeImageAlt: false }).trim();
  const words = plainTitle(written);
  const line = (heading.position?.start.line ?? 1) + context.lineOffset;
  if (words === '') context.wordless = { written, line };
  else context.mainHeading = words;
}

/** A sign or half a flag, with what joins it to the next one, colours it or tells how to draw it: 👩🏽‍💻, ❤️. */
const emoji = /(?:\p{Extended_Pictographic}|\p{Regional_Indicator})(?:\ufe0f|\u200d|\p{Emoji_Modifier})*/gu;

/** A title's words: without emoji, white space folded. */
export function plainTitle(text: string): string {
  return text.replace(emoji, '').replace(/\s+/g, ' ').trim();
}

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/`([^`]*)`/g, '$1')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}
