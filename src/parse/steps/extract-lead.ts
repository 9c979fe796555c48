import type { Heading, Html, Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { SourcePath } from '../../model/path.ts';
import { markdownParser } from '../page/markdown-parser.ts';
import { authorPlace, type PageContext } from '../page/page-context.ts';
import { headingHash } from '../print/heading-hash.ts';
import { titlePlans } from './plan-icons.ts';
import { pointIn } from './point-in.ts';

const description = /^\s*<p\s+class=(["']?)description\1\s*>[\s\S]*?<\/p>\s*/i;

/** `<h1 align="center">Name</h1>` */
const rawHeading = /^\s*<h1(?:\s[^>]*)?>[\s\S]*?<\/h1>\s*/i;

/**
 * Moves the first level-one heading and the first `<p class="description">` from the body to the context,
 * since the template renders both. The paragraph may span lines; only its text is kept, not its markup.
 */
export function extractLead(tree: Root, context: PageContext): void {
  if (context.headingRule !== 'family' && !context.hasTitle) raiseHeadings(tree, context);
  const heading = tree.children.find((node): node is Heading => node.type === 'heading' && node.depth === 1);
  if (heading) readHeading(heading, context);
  else if (context.trust) readRawHeading(tree, context);
  if (!heading && context.mainHeading === undefined) readFencedHeading(tree.children[0], context);
  const lead = tree.children.find((node) => htmlAtStart(node, description) !== undefined);
  if (lead?.type === 'html') context.lead = htmlText(takeStart(lead, description));
  tree.children = tree.children.filter(
    (node) => node !== heading && !(node.type === 'html' && node.value === ''),
  );
}

/** What a pattern matches at the start of raw HTML; undefined for other nodes. */
function htmlAtStart(node: RootContent, pattern: RegExp): string | undefined {
  return node.type === 'html' ? pattern.exec(node.value)?.[0] : undefined;
}

/** Takes what a pattern matches from the start of raw HTML. What follows it in the same block stays. */
function takeStart(node: Html, pattern: RegExp): string {
  const taken = htmlAtStart(node, pattern) ?? '';
  const { position } = node;
  const start = { ...pointIn(node, taken.length), offset: (position?.start.offset ?? 0) + taken.length };
  node.value = node.value.slice(taken.length);
  if (position) node.position = { ...position, start };
  return taken;
}

/** A heading with a picture stays where it is, since a title has only words. */
function readRawHeading(tree: Root, context: PageContext): void {
  const node = tree.children.find(isRawHeading);
  if (node === undefined) return;
  const taken = takeStart(node, rawHeading);
  context.mainHeading = htmlText(taken);
  const [, double, single, bare] = /^[^>]*?\sid=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(taken) ?? [];
  const id = double ?? single ?? bare;
  // The title is at the top, as that of a heading of Markdown.
  if (id !== undefined) context.anchors.push(id);
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

function isRawHeading(node: RootContent): node is Html {
  const html = htmlAtStart(node, rawHeading);
  return html !== undefined && !/<(?:img|picture|svg)\b/i.test(html) && htmlText(html) !== '';
}

/** Pages of Arco Design have their titles in a code block at the start, whose fences its tool removes. */
function readFencedHeading(first: RootContent | undefined, context: PageContext): void {
  if (first?.type !== 'code' || first.lang) return;
  const written = /^# .*\S/m.exec(first.value)?.[0];
  const { pageLine: line } = authorPlace(context, first.position?.start ?? { line: 1, column: 1 });
  if (written !== undefined) context.fencedHeading = { written, line };
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

/**
 * A pictograph or half a flag, with its joiner, skin tone and variation selector: 👩🏽‍💻, ❤️. Unicode lists
 * signs such as ™ and ↔ among them, which are emoji only with the selector.
 */
const emoji =
  /(?![©®™‼⁉ℹ\u2190-\u21ff](?!\ufe0f))(?:\p{Extended_Pictographic}|\p{Regional_Indicator})(?:\ufe0f|\u200d|\p{Emoji_Modifier})*/gu;

function htmlText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/`([^`]*)`/g, '$1')
    .replace(/&[#\w]+;/g, (reference) => textOf(markdownParser().parse(reference)))
    .replace(/\s+/g, ' ')
    .trim();
}
