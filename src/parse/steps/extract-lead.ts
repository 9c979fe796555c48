import type { Heading, Html, Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { SourcePath } from '../../model/path.ts';
import { authorPlace, type PageContext } from '../page/page-context.ts';
import { headingHash } from '../print/heading-hash.ts';
import { titlePlans } from './plan-icons.ts';

const descriptionStart = /^\s*<p\s+class=(["']?)description\1\s*>/i;

/**
 * Moves the first level-one heading and the first `<p class="description">` from the body to the context,
 * since the template renders both. The paragraph may span lines; only its text is kept, not its markup.
 */
export function extractLead(tree: Root, context: PageContext): void {
  if (context.headingRule !== 'family' && !context.hasTitle) raiseHeadings(tree, context);
  const heading = tree.children.find((node): node is Heading => node.type === 'heading' && node.depth === 1);
  const description = tree.children.find(
    (node): node is Html => node.type === 'html' && descriptionStart.test(node.value),
  );
  const raw = heading === undefined && context.trust ? tree.children.find(isRawHeading) : undefined;
  if (heading) readHeading(heading, context);
  else if (raw) context.mainHeading = htmlText(raw.value);
  if (description && /<\/p>\s*$/i.test(description.value)) context.lead = htmlText(description.value);
  const extracted = new Set<unknown>([heading, raw, context.lead === undefined ? undefined : description]);
  tree.children = tree.children.filter((node) => !extracted.has(node));
}

/**
 * The chapters of some books begin with a heading of level two, and have at most one other of this level,
 * such as “Summary”: the first is their title, and the headings of its part rise with it. A first section,
 * such as “Install”, is no title.
 */
function raiseHeadings(tree: Root, context: Pick<PageContext, 'trust' | 'source'>): void {
  const [first, ...others] = tree.children.filter((node) => !isWordless(node));
  if (first?.type !== 'heading' || first.depth !== 2 || isFirstSection(first, context.source)) return;
  const onTop = others.filter((node) => node.type === 'heading' && node.depth <= 2);
  const [next, further] = onTop;
  const isTitled = (node: RootContent | undefined) => node?.type === 'heading' && node.depth === 1;
  if (further || isTitled(next) || (context.trust && others.some(isRawHeading))) return;
  const end = next ? tree.children.indexOf(next) : tree.children.length;
  for (const node of tree.children.slice(0, end))
    if (node.type === 'heading') node.depth = raised[node.depth];
}

/** True for the usual name of a first section, unless the file of the page has this name, too. */
function isFirstSection(heading: Heading, source: SourcePath): boolean {
  const words = textOf(heading, { includeHtml: false, includeImageAlt: false }).trim().toLowerCase();
  return firstSections.test(words) && !source.toLowerCase().includes(words.replace(/\W+/g, '-'));
}

const firstSections =
  /^(?:about|description|examples?|features|imports?|install(?:ation|ing)?|overview|prerequisites|quick start|requirements|set-?up|usage)$/;

const raised = { 1: 1, 2: 1, 3: 2, 4: 3, 5: 4, 6: 5 } as const;

/** A comment, or a target of links: `<a id="old-name"></a>`. */
function isWordless(node: RootContent): boolean {
  const parts = node.type === 'paragraph' ? node.children : [node];
  return parts.every((part) =>
    part.type === 'html'
      ? /^(?:\s|<!--(?:(?!-->)[\s\S])*-->|<\/?a(?:\s[^<>]*)?>)*$/.test(part.value)
      : part.type === 'text' && part.value.trim() === '',
  );
}

/** `<h1 align="center">Name</h1>`. One with a picture stays where it is, since a title has only words. */
function isRawHeading(node: RootContent): node is Html {
  if (node.type !== 'html' || !/^\s*<h1[\s>]/i.test(node.value) || !/<\/h1>\s*$/i.test(node.value))
    return false;
  return !/<(?:img|picture|svg)\b/i.test(node.value) && htmlText(node.value) !== '';
}

/** A heading without words is not shown; the page's `title` takes its place. */
function readHeading(heading: Heading, context: PageContext): void {
  const whole = textOf(heading, { includeHtml: false, includeImageAlt: false });
  const [, written = '', id] = /^\s*(.*?)(?:\s*\{#([^\s{}]+)\})?\s*$/s.exec(whole) ?? [];
  // The title is at the top, where a browser shows a page without this id, too.
  if (id !== undefined) context.anchors.push(id);
  else if (context.headingRule !== 'family') context.anchors.push(headingHash(written, context.headingRule));
  const words = written.replace(emoji, '').replace(/\s+/g, ' ').trim();
  const { pageLine: line } = authorPlace(context, heading.position?.start ?? { line: 1, column: 1 });
  if (words === '') context.emptyHeading = { written, line };
  else context.mainHeading = words;
  context.titlePlans = titlePlans(heading.children, context);
}

/** A pictograph or half a flag, with its joiner, skin tone and variation selector: 👩🏽‍💻, ❤️. */
const emoji = /(?:\p{Extended_Pictographic}|\p{Regional_Indicator})(?:\ufe0f|\u200d|\p{Emoji_Modifier})*/gu;

function htmlText(html: string): string {
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
