import type { Nodes, Root } from 'mdast';
import { lowerBound } from '../../lib/lower-bound.ts';
import type { LineChanges } from '../directives/directive-lines.ts';
import { parseSections } from '../native/parse-sections.ts';
import { gfmSyntax, type Syntax } from './gfm-syntax.ts';
import { limitDepth } from './limit-depth.ts';
import { type BodyPoint, type PageContext, reportDepth } from './page-context.ts';

type NativeParser = (text: string) => Root | undefined;

/** How text becomes a tree. */
export interface MarkdownParsers {
  /** A faster parser; undefined for a text that it may read differently. */
  readonly native?: NativeParser | undefined;
  /** Parses a text with unified and this syntax. */
  parse(text: string, syntax: Syntax): Root;
}

/** Parses the scanned body of a page. Nodes have the positions of the author's text. */
export function parseMarkdown(text: string, context: PageContext, { native, parse }: MarkdownParsers): Root {
  const tree = (native && parseFast(text, context, { native, parse })) ?? parseSlow(text, context, parse);
  const tooDeep = limitDepth(tree);
  if (context.changes.inserted.length > 0) restorePositions(tree, context.changes);
  if (tooDeep) reportDepth(context, tooDeep.position?.start);
  return tree;
}

/** Leaves to the slower parser only the sections that the faster one may read differently. */
function parseFast(
  text: string,
  context: PageContext,
  { native, parse }: MarkdownParsers & { readonly native: NativeParser },
): Root | undefined {
  const tree =
    native(text) ?? parseSections(text, (section) => native(section) ?? parseSlow(section, context, parse));
  if (tree === undefined) context.slowCharacters = 0;
  return tree;
}

function parseSlow(text: string, context: PageContext, parse: MarkdownParsers['parse']): Root {
  context.slowCharacters += text.length;
  const { math } = context.syntax;
  if (math === undefined) return parse(text, gfmSyntax);
  return parse(text, {
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
  const line = point.line - lowerBound(inserted, (before, index) => before + index < point.line);
  return { ...point, line, column: point.column + (removed.get(line) ?? 0) };
}
