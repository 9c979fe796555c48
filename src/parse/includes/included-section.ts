import type { SourcePath } from '../../model/path.ts';
import { authorText } from '../author-text.ts';
import { createBlockState, isInFence } from '../directives/block-state.ts';
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
  const headings = headingsOf(lines);
  const wanted = heading.toLowerCase();
  const start = headings.find(({ title, depth }) => depth > 1 && title.toLowerCase() === wanted);
  if (start === undefined) return undefined;
  const end = headings.find(({ index, depth }) => index > start.index && depth <= start.depth);
  return lines.slice(start.index + 1, end?.index);
}

interface HeadingLine {
  readonly index: number;
  readonly depth: number;
  readonly title: string;
}

/** The headings of a file. A comment in a code block may look like one. */
function headingsOf(lines: readonly OriginLine[]): HeadingLine[] {
  const state = createBlockState();
  return lines.flatMap(({ text }, index) => {
    const [, signs, title = ''] = isInFence(text, state) ? [] : (/^(#+) +(.*)$/.exec(text) ?? []);
    return signs === undefined ? [] : [{ index, depth: signs.length, title: title.trim() }];
  });
}
