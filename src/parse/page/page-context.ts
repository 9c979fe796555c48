import { displayPath } from '../../lib/path.ts';
import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import type { CodeSample, Heading, PageLink, PagePart, TitlePlan } from '../../model/document.ts';
import type { HeadingRule } from '../../model/heading-rule.ts';
import type { SourcePath } from '../../model/path.ts';
import type { CheckSample } from '../code/check-sample.ts';
import type { DirectiveLine, DirectiveOutput, LineChanges } from '../directives/directive-lines.ts';
import type { MarkdownExtensions } from '../extensions/markdown-extensions.ts';
import type { LineOrigin } from './author-lines.ts';
import { maxDepth } from './limit-depth.ts';

/** State that the steps for one page share: the scanned lines as input, the facts of the page as output. */
export interface PageContext {
  readonly source: SourcePath;
  /** The difference between a line of the body and the line of the file; see `FrontMatterBlock`. */
  readonly lineOffset: number;
  /** Origins of the lines of the body; undefined if it is the author's text as it stands. */
  readonly origins: readonly LineOrigin[] | undefined;
  /** The places of what the first lines of the body show of the front matter, by index of the line. */
  readonly places?: readonly Place[] | undefined;
  /** The picture of a start page, which is not shown larger than its texts need. */
  readonly heroPicture?: string | undefined;
  /** True if the front matter has a title. */
  readonly hasTitle: boolean;
  /** The scanned body. Offsets of nodes refer to this text, their lines and columns to the author's text. */
  readonly text: string;
  readonly changes: LineChanges;
  /** Directive lines by line of the body. */
  readonly scanned: ReadonlyMap<number, DirectiveLine>;
  /** True if a line of text has double braces. */
  readonly hasBraces: boolean;
  readonly headings: Heading[];
  readonly links: PageLink[];
  readonly parts: PagePart[];
  readonly anchors: string[];
  /** Filled if samples are checked. */
  readonly samples: CodeSample[];
  /** True passes raw HTML through; false shows it as text. */
  readonly trust: boolean;
  /** Schemes that the site allows in links, besides the usual ones. */
  readonly schemes: readonly string[];
  /** Checks the syntax of samples; undefined where samples are only rendered. */
  readonly checkSample: CheckSample | undefined;
  readonly syntax: MarkdownExtensions;
  /** The rule for ids of headings. */
  readonly headingRule: HeadingRule;
  readonly diagnostics: Diagnostic[];
  /** What directives of the site show, by line of the body. */
  outputs?: ReadonlyMap<number, DirectiveOutput>;
  mainHeading: string | undefined;
  titlePlans: readonly TitlePlan[];
  /** The first level-one heading if it has no words, only emoji or images. */
  emptyHeading: { readonly written: string; readonly line: number } | undefined;
  /** The level-one heading in a code block at the start of a page without title, with its line. */
  fencedHeading?: { readonly written: string; readonly line: number };
  lead: string | undefined;
  /** Characters of the text that the native parser left to remark. */
  slowCharacters: number;
}

/** A line and column of the body, from 1. */
export interface BodyPoint {
  readonly line: number;
  readonly column: number;
}

/** Reports a problem at a place of the body, by default its first line. */
export function report(
  context: PageContext,
  point: BodyPoint = { line: 1, column: 1 },
  problem: Omit<Diagnostic, 'place'>,
): void {
  context.diagnostics.push({ ...problem, place: placeIn(context, point) });
}

/** Returns the place of a point of the body as diagnostics show it. */
export function placeIn(context: PageContext, point: BodyPoint): Place {
  const { source, line, column } = authorPlace(context, point);
  return { file: displayPath(source), line, column };
}

/** Returns the place of a point of the body in the author's files. */
export function authorPlace(
  { source, lineOffset, origins, places }: PageContext,
  { line, column }: BodyPoint,
): Pick<LineOrigin, 'source' | 'line' | 'pageLine'> & BodyPoint {
  const own = line + lineOffset;
  const origin = origins?.[line - 1];
  const place = places?.[(origin?.pageLine ?? own) - lineOffset - 1];
  if (place) return { source, line: place.line, column: place.column, pageLine: place.line };
  if (origin === undefined) return { source, line: own, column, pageLine: own };
  return { ...origin, column: Math.max(1, column + origin.removed) };
}

/** Reports that something is nested deeper than `maxDepth`. */
export function reportDepth(context: PageContext, point: BodyPoint | undefined): void {
  report(context, point, {
    severity: 'error',
    code: 'nesting-depth',
    message: `Nested more than ${maxDepth} levels deep; deeper levels are not shown.`,
    hint: 'Move the inner parts out, one below the other.',
  });
}
