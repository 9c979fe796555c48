import { displayPath } from '../lib/path.ts';
import type { Diagnostic, Severity } from '../model/diagnostic.ts';
import type { Heading, PageLink, PagePart } from '../model/document.ts';
import type { SourcePath } from '../model/path.ts';
import type { CheckSample } from './code/check-sample.ts';
import { deepest } from './cut-deep.ts';
import type { LineChanges } from './restore-lines.ts';
import type { ScannedLine } from './scan-lines.ts';

/** What the plugins of one page share: the scanner's lines on the way in, the page's facts on the way out. */
export interface PageContext {
  readonly source: SourcePath;
  /** Lines of the file before the body. */
  readonly lineOffset: number;
  /** The scanned body: offsets of positions are offsets in it, while lines are those of the author. */
  readonly text: string;
  readonly changes: LineChanges;
  /** The scanner's findings by line of the body. */
  readonly scanned: ReadonlyMap<number, ScannedLine>;
  readonly headings: Heading[];
  readonly links: PageLink[];
  readonly parts: PagePart[];
  readonly anchors: string[];
  /** Raw HTML passes as written; false shows it as text. */
  readonly trust: boolean;
  /** Reads samples; undefined where they are only drawn. */
  readonly checkSample: CheckSample | undefined;
  readonly diagnostics: Diagnostic[];
  mainHeading: string | undefined;
  /** The first heading of level one where it holds no words: nothing but emoji, or pictures. */
  wordless: { readonly written: string; readonly line: number } | undefined;
  lead: string | undefined;
  /** Characters of the text that the fast block parser left to remark. */
  slowCharacters: number;
}

/** A line and column of the body; both absent count as the first. */
export interface BodyPoint {
  readonly line: number;
  readonly column: number;
}

/** Adds a problem at a place of the body, in the author's line numbers. */
export function report(
  context: PageContext,
  severity: Severity,
  code: string,
  point: BodyPoint | undefined,
  words: { readonly message: string; readonly hint?: string | undefined },
): void {
  const line = (point?.line ?? 1) + context.lineOffset;
  const place = { file: displayPath(context.source), line, column: point?.column ?? 1 };
  const hint = words.hint === undefined ? {} : { hint: words.hint };
  context.diagnostics.push({ severity, code, message: words.message, place, ...hint });
}

/** Says that something is nested deeper than a page may. */
export function reportDepth(context: PageContext, point: BodyPoint | undefined): void {
  report(context, 'error', 'nesting-depth', point, {
    message: `This is nested more than ${deepest} levels deep; nothing below can be shown.`,
    hint: 'Put the inner parts below one another.',
  });
}
