// The parser makes the tree; the steps apply the dialect to it.

import type { Nodes, Root, RootContent } from 'mdast';
import type { LineChanges } from '../directives/directive-lines.ts';
import { groupContainers } from '../directives/group-containers.ts';
import { placeDirectives } from '../directives/place-directives.ts';
import { parseBlocks } from '../fast/parse-blocks.ts';
import { printBody } from '../print/print-body.ts';
import { extractLead } from '../steps/extract-lead.ts';
import { reportExpressions } from '../steps/foreign-html.ts';
import { placePlanIcons } from '../steps/plan-icons.ts';
import { lintHtml, readRawHtml, splitHtml } from '../steps/raw-html.ts';
import { readAlerts } from '../steps/read-alerts.ts';
import { renderCode } from '../steps/render-code.ts';
import { renderExtensions } from '../steps/render-extensions.ts';
import { gfmSyntax, type Syntax } from './gfm-syntax.ts';
import { limitDepth } from './limit-depth.ts';
import { markdownParser } from './markdown-parser.ts';
import { type BodyPoint, type PageContext, reportDepth } from './page-context.ts';

/** What the dialect does to the tree before the plugins of a site, in order. */
export const stepsBeforePlugins: readonly Step[] = [
  splitHtml,
  placeDirectives,
  groupContainers,
  readAlerts,
  lintHtml,
  reportExpressions,
];

/** What the dialect does to the tree after the plugins of a site, in order. */
export const stepsAfterPlugins: readonly Step[] = [
  extractLead,
  placePlanIcons,
  readRawHtml,
  renderCode,
  renderExtensions,
];

/** Changes the tree of a page. */
export type Step = (tree: Root, context: PageContext) => void;

const steps = [...stepsBeforePlugins, ...stepsAfterPlugins];

/**
 * Renders the scanned body of a page as HTML with placeholders, and adds facts and problems to the context.
 *
 * @param prepare changes the tree before the dialect is applied
 */
export function renderMarkdown(text: string, context: PageContext, prepare?: Step): string {
  const parse = (part: string, syntax: Syntax): Root =>
    markdownParser()
      .data({ ...syntax })
      .parse(part);
  // The fast path. `(text, parse) => parse(text)` returns the same tree. It does not know formulas.
  const readBlocks: MarkdownParser['readBlocks'] = context.syntax.math
    ? (all, read) => read(all)
    : parseBlocks;
  const tree = parseMarkdown(text, context, { parse, readBlocks });
  prepare?.(tree, context);
  for (const step of steps) step(tree, context);
  return printBody(tree, context);
}

/** How text becomes a tree. */
export interface MarkdownParser {
  /** Parses text with unified and this syntax. */
  parse(part: string, syntax: Syntax): Root;
  /** Parses the whole text, and calls `parse` for some or all of it. */
  readBlocks(text: string, parse: (part: string) => Root): Root;
}

/** Parses the scanned body of a page. Nodes have the positions of the author's text. */
export function parseMarkdown(
  text: string,
  context: PageContext,
  { parse, readBlocks }: MarkdownParser,
): Root {
  const tooDeep: RootContent[] = [];
  const tree = readBlocks(text, (part) => {
    // The whole text includes the parts before it.
    context.slowCharacters = part === text ? text.length : context.slowCharacters + part.length;
    const { micromarkExtensions, fromMarkdownExtensions } = withMath(gfmSyntax(part), context);
    const extensions = [limitDepth(tooDeep), ...fromMarkdownExtensions];
    return parse(part, { micromarkExtensions, fromMarkdownExtensions: extensions });
  });
  if (context.changes.inserted.length > 0) restorePositions(tree, context.changes);
  // The last one: the parser may have been called again with the whole text.
  const last = tooDeep.at(-1);
  if (last) reportDepth(context, last.position?.start);
  return tree;
}

function withMath(syntax: Syntax, { syntax: { math } }: PageContext): Syntax {
  if (math === undefined) return syntax;
  return {
    micromarkExtensions: [...syntax.micromarkExtensions, ...math.syntax.micromarkExtensions],
    fromMarkdownExtensions: [...syntax.fromMarkdownExtensions, ...math.syntax.fromMarkdownExtensions],
  };
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
