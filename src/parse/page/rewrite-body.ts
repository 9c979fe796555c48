import type { SourcePath } from '../../model/path.ts';
import { expandIncludes } from '../includes/expand-includes.ts';
import { mayInclude } from '../includes/include-line.ts';
import { joinIncludeTags } from '../includes/include-tag.ts';
import { includedSection } from '../includes/included-section.ts';
import { type PageReference, referencedLines } from '../includes/referenced-page.ts';
import { mayHaveRegions, regionTabs } from '../includes/region-tabs.ts';
import { readMdx } from '../mdx/read-mdx.ts';
import type { IncludedTexts } from '../parse-task.ts';
import { type OriginLine, pageLines, type RewrittenBody } from './author-lines.ts';

/** A page and the files that it may include. */
export interface PageWithIncluded {
  readonly path: SourcePath;
  readonly text: string;
  readonly included?: IncludedTexts | undefined;
}

/** What rewriting a body needs. */
export interface RewriteOptions {
  /** The difference between a line of the text and the line of the file. */
  readonly lineOffset: number;
  /** Folders of products, in which included paths are looked up. */
  readonly folders?: readonly SourcePath[] | undefined;
  /** Files that end in `.md` are read as MDX, too. */
  readonly mdx?: boolean | undefined;
  /** The page whose text this one shows. */
  readonly reference?: PageReference | undefined;
}

/**
 * Returns the body of a page that includes files, or is written in MDX, in this dialect. Undefined for all
 * other pages, whose text stands as it is.
 */
export function rewriteBody(
  { path, text, included = new Map() }: PageWithIncluded,
  { lineOffset, folders = [], mdx = false, reference }: RewriteOptions,
): RewrittenBody | undefined {
  const isMdx = mdx || path.endsWith('.mdx');
  if (!isMdx && reference === undefined && !mayInclude(text) && !mayHaveRegions(text)) return undefined;
  const own = pageLines(text, path, lineOffset);
  const options = { page: path, included, folders };
  const { lines, diagnostics } =
    reference === undefined ? { lines: own, diagnostics: [] } : referencedLines(own, reference, options);
  const written = regionTabs(lines);
  if (!isMdx) {
    const rewritten = expandIncludes(written, { included, folders });
    return { ...rewritten, diagnostics: [...diagnostics, ...rewritten.diagnostics] };
  }
  const whole = text.includes('<include') ? expandIncludes(joinIncludeTags(written), options) : undefined;
  const rewritten = readMdx(whole ? linesOf(whole) : written, (file, heading) =>
    includedSection(file, heading, options),
  );
  return {
    ...rewritten,
    diagnostics: [...diagnostics, ...(whole?.diagnostics ?? []), ...rewritten.diagnostics],
  };
}

function linesOf({ text, origins }: RewrittenBody): OriginLine[] {
  return text.split('\n').flatMap((line, index) => {
    const origin = origins[index];
    return origin ? [{ text: line, origin }] : [];
  });
}
