import type { Html, Root } from 'mdast';
import { placeholderNames } from '../../lib/placeholders.ts';
import { isDirectiveComment } from '../directives/directive-lines.ts';
import { type BodyPoint, type PageContext, report } from '../page/page-context.ts';
import { readForeignHtml } from './foreign-html.ts';
import { readHtmlLinks } from './html-links.ts';
import { lintHtmlMarkdown } from './lint-html-markdown.ts';
import { pointIn } from './point-in.ts';
import { hasInlineContent, replaceNode, visitMarkdown } from './visit-markdown.ts';

/**
 * Splits raw HTML at the directive lines that touch it. Markdown takes everything up to the next blank line
 * for one block, which would swallow a directive right after `</div>`.
 */
export function splitHtml(tree: Root, context: PageContext): void {
  if (context.scanned.size === 0) return;
  visitMarkdown(tree, (node, index, parent) => {
    if (node.type !== 'html' || !node.value.includes('\n')) return undefined;
    const pieces = piecesOf(node.value.split('\n'), node.position?.start.line ?? 1, context);
    // An undivided block keeps its exact position.
    if (pieces.length === 1) return undefined;
    replaceNode(parent, index, pieces);
    return { continueAt: index + pieces.length };
  });
}

/** Groups lines into pieces of raw HTML. A directive line is a piece of its own. */
function piecesOf(lines: readonly string[], firstLine: number, context: PageContext): Html[] {
  const pieces: Html[] = [];
  let open: Html | undefined;
  for (const [index, text] of lines.entries()) {
    const line = firstLine + index;
    const isDirective = isDirectiveComment(text) && context.scanned.has(line);
    if (open && !isDirective) open.value += `\n${text}`;
    else {
      const point = { line, column: 1 };
      const piece: Html = { type: 'html', value: text, position: { start: point, end: point } };
      pieces.push(piece);
      open = isDirective ? undefined : piece;
    }
  }
  return pieces;
}

const voidElements: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
);

// Comments and elements whose content is not markup match first, so that tags inside them are skipped.
const markup =
  /<!--[\s\S]*?-->|<(script|style|textarea|title)\b[^>]*>[\s\S]*?<\/\1\s*>|<(\/?)([a-z][\w:-]*)(?:"[^"]*"|'[^']*'|[^"'>])*>/gi;

/**
 * Warns of end tags without an open element: `</br>`, or a second `</div>`. An element may begin in one block
 * of the page and end in another, so open elements are counted over the whole page.
 */
export function lintHtml(tree: Root, context: PageContext): void {
  // Titles of containers are no part of the text.
  if (!context.trust || !(context.text.includes('</') || context.scanned.size > 0)) return;
  const open = new Map<string, number>();
  visitMarkdown(tree, (node, _, parent) => {
    if (node.type !== 'html' || isDirectiveComment(node.value)) return undefined;
    // A paragraph has single tags.
    if (parent.type !== 'paragraph') lintHtmlMarkdown(node, context);
    const source = sourceOf(node, context);
    for (const { 0: tag, 2: slash = '', 3: written = '', index } of source.matchAll(markup)) {
      const name = written.toLowerCase();
      const count = open.get(name) ?? 0;
      if (name === '') continue;
      if (slash === '') open.set(name, count + 1);
      else if (count > 0 && !voidElements.has(name)) open.set(name, count - 1);
      else reportEndTag(tag, pointIn({ ...node, value: source }, index), context);
    }
    return undefined;
  });
}

/** The author's text, which still has the markers of quotes and lists before each line. */
function sourceOf({ position, value }: Html, context: PageContext): string {
  const [from, to] = [position?.start.offset, position?.end.offset];
  return from === undefined || to === undefined ? value : context.text.slice(from, to);
}

function reportEndTag(tag: string, point: BodyPoint, context: PageContext): void {
  const name = tag.slice('</'.length, tag.search(/[\s>"']/));
  const isVoid = voidElements.has(name.toLowerCase());
  report(context, point, {
    severity: 'warning',
    code: 'html-end-tag',
    message: `"${tag}" closes nothing: ${isVoid ? `"<${name}>" has no content` : `no "<${name}>" is open`}.`,
    hint: isVoid ? `<${name}>` : `Remove it, or add "<${name}>" where the element begins.`,
    ...(isVoid && { fix: { from: tag, to: `<${name}>` } }),
  });
}

/** A comment that allows a problem is for `docs check`, and not for readers. */
function isAllowance(html: string): boolean {
  return html.startsWith('<!--') && /^<!--[ \t]*docs-allow\b[^>]*-->\s*$/.test(html);
}

// Comments match first: browsers find no id in them.
const idAttribute =
  /<!--(?:-?>|[\s\S]*?(?:-->|$))|\s(?:id|name)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/gi;

/** Collects the ids in raw HTML. Untrusted raw HTML becomes text. */
export function readRawHtml(tree: Root, context: PageContext): void {
  visitMarkdown(tree, (node, index, parent) => {
    if (node.type !== 'html' || placeholderNames(node.value, 'p').length > 0) return undefined;
    if (isAllowance(node.value)) {
      node.value = '';
      return undefined;
    }
    if (context.trust) {
      readForeignHtml(node, parent, context);
      readHtmlLinks(node, context);
    }
    // HTML of the site's own directives is code, and not content.
    if (context.trust || node.data?.trusted === true) {
      for (const [, double, single, bare] of node.value.matchAll(idAttribute)) {
        const id = double ?? single ?? bare;
        if (id !== undefined) context.anchors.push(id);
      }
      return undefined;
    }
    const text = { type: 'text', value: node.value } as const;
    parent.children[index] = hasInlineContent(parent) ? text : { type: 'paragraph', children: [text] };
    return 'skip';
  });
}
