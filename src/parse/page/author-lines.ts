import type { Diagnostic } from '../../model/diagnostic.ts';
import type { SourcePath } from '../../model/path.ts';

/** Where a line of a body comes from, if the body is not the author's text as it stands. */
export interface LineOrigin {
  readonly source: SourcePath;
  /** Line of the file, from 1. */
  readonly line: number;
  /** Columns that were removed from its start. */
  readonly removed: number;
  /** The line of the page that includes it; for other lines the same as `line`. */
  readonly pageLine: number;
}

/** A body whose lines are not those of the author's text. */
export interface RewrittenBody {
  readonly text: string;
  /** By index of the line. */
  readonly origins: readonly LineOrigin[];
  /** The description that the page states outside of its front matter. */
  readonly description?: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** The lines of a text with their origins. */
export interface OriginLine {
  readonly text: string;
  readonly origin: LineOrigin;
}

/** Gives the lines of a page's body their origins. */
export function pageLines(text: string, source: SourcePath, lineOffset: number): OriginLine[] {
  return text.split('\n').map((line, index) => {
    const number = index + 1 + lineOffset;
    return { text: line, origin: { source, line: number, removed: 0, pageLine: number } };
  });
}
