import type { SourcePath } from '../../model/path.ts';
import { authorText } from '../author-text.ts';
import { readFrontMatter } from '../front-matter/read-front-matter.ts';
import { type OriginLine, pageLines } from '../page/author-lines.ts';
import type { IncludedTexts } from '../parse-task.ts';
import { importedPaths } from './include-line.ts';

/** A page and the files that were read for it. */
export interface SectionOptions {
  readonly page: SourcePath;
  readonly included: IncludedTexts;
  /** Folders of products, around which files of `@site` are looked up. */
  readonly folders: readonly SourcePath[];
}

/**
 * Returns the lines below a heading of an included Markdown file, up to the next heading of its
 * level. The empty heading stands for the whole file without its front matter. Undefined
 * without the file or the heading.
 */
export function includedSection(
  file: string,
  heading: string,
  { page, included, folders }: SectionOptions,
): readonly OriginLine[] | undefined {
  const path = importedPaths(file, page, folders).find((each) => included.get(each)?.text !== undefined);
  const text = path && included.get(path)?.text;
  if (path === undefined || text === undefined) return undefined;
  const { body, lineOffset } = readFrontMatter(authorText(text), '');
  const lines = pageLines(body, path, lineOffset);
  if (heading === '') return lines;
  const depthOf = (line: string) => /^#+(?= )/.exec(line)?.[0].length;
  const wanted = heading.toLowerCase();
  const start = lines.findIndex(
    ({ text: line }) =>
      line.replace(/^#+ +/, '').trim().toLowerCase() === wanted &&
      depthOf(line) !== undefined &&
      depthOf(line) !== 1,
  );
  if (start === -1) return undefined;
  const depth = depthOf(lines[start]?.text ?? '') ?? 0;
  const end = lines.findIndex(
    ({ text: line }, index) => index > start && (depthOf(line) ?? Infinity) <= depth,
  );
  return lines.slice(start + 1, end === -1 ? undefined : end);
}
