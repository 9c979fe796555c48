import { displayPath } from '../../lib/path.ts';
import type { Diagnostic, Severity } from '../../model/diagnostic.ts';
import type { SourcePath } from '../../model/path.ts';
import type { LineOrigin, OriginLine } from '../page/author-lines.ts';
import type { IncludedTexts } from '../parse-task.ts';

/** What expanding includes needs. */
export interface ExpandOptions {
  readonly included: IncludedTexts;
  readonly folders: readonly SourcePath[];
}

/** Lines of a page at most. Files that include others twice would double it again and again. */
const maxLines = 50_000;

/** Files in a page at most; they may be empty. */
const maxFiles = 5000;

/** A page that is being expanded. */
export interface Expansion extends ExpandOptions {
  readonly page: SourcePath | undefined;
  readonly lines: OriginLine[];
  readonly diagnostics: Diagnostic[];
  isTooLong: boolean;
  /** Number of files that were put in so far. */
  files: number;
}

/** Adds a line to the page, up to the limit. */
export function addLine(line: OriginLine, expansion: Expansion): void {
  if (expansion.lines.length < maxLines) {
    expansion.lines.push(line);
    return;
  }
  reportSize(line.origin, expansion);
}

/** Counts a file; false if the page has too many. */
export function addFile(origin: LineOrigin, expansion: Expansion): boolean {
  expansion.files += 1;
  if (expansion.files > maxFiles) reportSize(origin, expansion);
  return !expansion.isTooLong;
}

function reportSize(origin: LineOrigin, expansion: Expansion): void {
  if (expansion.isTooLong) return;
  expansion.isTooLong = true;
  const place = { ...origin, source: expansion.page ?? origin.source, line: origin.pageLine };
  reportInclude(place, 1, expansion, {
    code: 'include-size',
    message: `With the files included here, the page has more than ${maxLines.toLocaleString('en')} lines or ${maxFiles.toLocaleString('en')} files; the rest is left out.`,
    hint: 'Include a region of the file: #name.',
  });
}

/** Reports a problem at a column of a line that is being read. */
export function reportInclude(
  { source, line, removed }: LineOrigin,
  column: number,
  { diagnostics }: Expansion,
  problem: Pick<Diagnostic, 'code' | 'message' | 'hint'> & { readonly severity?: Severity },
): void {
  diagnostics.push({
    severity: 'error',
    ...problem,
    place: { file: displayPath(source), line, column: Math.max(1, column + removed) },
  });
}
