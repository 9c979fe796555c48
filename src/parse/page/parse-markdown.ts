import type { Nodes, Root } from 'mdast';
import type { LineChanges } from '../directives/directive-lines.ts';
import { gfmSyntax, type Syntax } from './gfm-syntax.ts';
import { limitDepth } from './limit-depth.ts';
import { type BodyPoint, type PageContext, reportDepth } from './page-context.ts';

/** How text becomes a tree. */
export interface MarkdownParsers {
  /** A faster parser; undefined for a text that it may read differently. */
  readonly native?: ((text: string) => Root | undefined) | undefined;
  /** Parses the text with unified and this syntax. */
  parse(syntax: Syntax): Root;
}

/** Parses the scanned body of a page. Nodes have the positions of the author's text. */
export function parseMarkdown(text: string, context: PageContext, { native, parse }: MarkdownParsers): Root {
  const tree = native?.(text) ?? parseWhole(text, context, parse);
  const tooDeep = limitDepth(tree);
  if (context.changes.inserted.length > 0) restorePositions(tree, context.changes);
  if (tooDeep) reportDepth(context, tooDeep.position?.start);
  return tree;
}

function parseWhole(text: string, context: PageContext, parse: MarkdownParsers['parse']): Root {
  context.slowCharacters = text.length;
  const { math } = context.syntax;
  if (math === undefined) return parse(gfmSyntax);
  return parse({
    micromarkExtensions: [...gfmSyntax.micromarkExtensions, ...math.syntax.micromarkExtensions],
    fromMarkdownExtensions: [...gfmSyntax.fromMarkdownExtensions, ...math.syntax.fromMarkdownExtensions],
  });
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
