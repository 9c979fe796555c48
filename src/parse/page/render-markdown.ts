// unified and remark (unifiedjs collective), the maintained Markdown parser of the field, make the tree; the
// steps apply the dialect to it.

import type { Nodes, Root, RootContent } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { LineChanges } from '../directives/directive-lines.ts';
import { groupContainers } from '../directives/group-containers.ts';
import { placeDirectives } from '../directives/place-directives.ts';
import { parseBlocks } from '../fast/parse-blocks.ts';
import { printBody } from '../print/print-body.ts';
import { extractLead } from '../steps/extract-lead.ts';
import { placePlanIcons } from '../steps/plan-icons.ts';
import { lintHtml, readRawHtml, splitHtml } from '../steps/raw-html.ts';
import { renderCode } from '../steps/render-code.ts';
import { gfmSyntax } from './gfm-syntax.ts';
import { limitDepth } from './limit-depth.ts';
import { type BodyPoint, type PageContext, reportDepth } from './page-context.ts';

/** What the dialect does to the tree, in order. */
const steps = [
  splitHtml,
  placeDirectives,
  groupContainers,
  lintHtml,
  extractLead,
  placePlanIcons,
  readRawHtml,
  renderCode,
] as const;

const parser = unified().use(remarkParse).freeze();

/**
 * Renders the scanned body of a page as HTML with placeholders, and adds facts and problems to the context.
 */
export function renderMarkdown(text: string, context: PageContext): string {
  const tooDeep: RootContent[] = [];
  const parse = (part: string): Root => {
    // The whole text includes the parts before it.
    context.slowCharacters = part === text ? text.length : context.slowCharacters + part.length;
    const { micromarkExtensions, fromMarkdownExtensions } = gfmSyntax(part);
    const extensions = [limitDepth(tooDeep), ...fromMarkdownExtensions];
    return parser().data({ micromarkExtensions, fromMarkdownExtensions: extensions }).parse(part);
  };
  // The fast path. `parse(text)` returns the same tree.
  const tree = parseBlocks(text, parse);
  if (context.changes.inserted.length > 0) restorePositions(tree, context.changes);
  // The last one: the parser may have been called again with the whole text.
  const last = tooDeep.at(-1);
  if (last) reportDepth(context, last.position?.start);
  for (const step of steps) step(tree, context);
  return printBody(tree, context);
}

/** Gives the nodes of a tree their positions in the author's text. */
function restorePositions(node: Nodes, changes: LineChanges): void {
  const { position } = node;
  // Nodes may share points, so points are replaced and not changed.
  if (position)
    node.position = {
      start: authorPoint(position.start, changes),
      end: authorPoint(position.end, changes),
    };
  if ('children' in node) for (const child of node.children) restorePositions(child, changes);
}

function authorPoint<Point extends BodyPoint>(point: Point, { inserted, removed }: LineChanges): Point {
  // The blank line inserted before line n is line n of the text, plus the number of lines inserted before it.
  const before = inserted.findIndex((line, index) => line + index >= point.line);
  const line = point.line - (before === -1 ? inserted.length : before);
  return { ...point, line, column: point.column + (removed.get(line) ?? 0) };
}
