import { posix } from 'node:path';
import type { SourceHref } from '../../assemble/props/demo-code.ts';
import { escapeMarkdown } from '../../lib/escape-markdown.ts';
import { withoutTerminalStyles } from '../../lib/terminal-styles.ts';
import type { DemoModule } from '../../model/demo.ts';
import type { PageDocument, PagePart } from '../../model/document.ts';
import type { SourcePath } from '../../model/path.ts';
import { fenced } from '../../parse/code/fenced.ts';
import { createBlockState, isInFence } from '../../parse/directives/block-state.ts';
import type { RewriteOptions } from '../../parse/page/rewrite-body.ts';

/** A place in an author's file: in the page itself, or in a file that it includes. */
export type AuthorPlace = Pick<PagePart, 'file' | 'line' | 'column'>;

/** A page as one text, with the files that it includes. */
export interface WrittenText {
  readonly text: string;
  /** Returns the place in the text of what comes from a place in an author's file. */
  placeOf(place: AuthorPlace): TextPlace;
}

/** A place in a text, both from 1. */
export type TextPlace = Pick<PagePart, 'line' | 'column'>;

interface WrittenTextOptions extends Pick<RewriteOptions, 'mdx'> {
  readonly textOf: (path: SourcePath) => Promise<string>;
  readonly folders: readonly SourcePath[];
}

/** Reads a page, and puts the files that it includes in their places. */
export async function writtenText(
  { source, includes = [] }: PageDocument,
  { textOf, folders, mdx = false }: WrittenTextOptions,
): Promise<WrittenText> {
  const shown = await shownText(await textOf(source));
  const { text, placeOf } = shown;
  if (includes.length === 0 && !mdx && !source.endsWith('.mdx')) return shown;
  // Loaded here: few pages need it.
  const { rewriteBody } = await import('../../parse/page/rewrite-body.ts');
  const texts = includes.map(
    async ({ path, hash }) => [path, { hash, ...(hash !== null && { text: await textOf(path) }) }] as const,
  );
  const included = new Map(await Promise.all(texts));
  const reference = await referenceOf(text, includes);
  const rewritten = rewriteBody({ path: source, text, included }, { lineOffset: 0, folders, mdx, reference });
  if (rewritten === undefined) return shown;
  return {
    text: rewritten.text,
    placeOf(place) {
      const { file = source } = place;
      const { line, column } = file === source ? placeOf(place) : place;
      const index = rewritten.origins.findIndex((origin) => origin.source === file && origin.line === line);
      return { line: index + 1, column };
    },
  };
}

/** The page whose text a page shows, which is one of the files that it includes. */
async function referenceOf(text: string, { length }: Pick<readonly unknown[], 'length'>) {
  if (length === 0 || !/^ref:/m.test(text)) return undefined;
  const [{ readFrontMatter }, { readPageReference }] = await Promise.all([
    import('../../parse/front-matter/read-front-matter.ts'),
    import('../../parse/includes/referenced-page.ts'),
  ]);
  return readPageReference(readFrontMatter(text, '').yaml);
}

/** Front matter of which the body shows something: a start page, or a value by its key. */
const shownFrontMatter = /^(?:hero|features):|\$frontmatter\b/m;

/** The names are searched first, because the pattern looks at the start of every line. */
function showsFrontMatter(text: string): boolean {
  const isNamed = text.includes('hero:') || text.includes('features:') || text.includes('$frontmatter');
  return isNamed && shownFrontMatter.test(text);
}

/**
 * Returns a page with what it shows of its front matter: the start page that it describes, and the values of
 * `{{ $frontmatter.title }}`. Empty lines take the place of the front matter, so that lines keep their
 * numbers.
 */
async function shownText(text: string): Promise<WrittenText> {
  if (!showsFrontMatter(text)) return { text, placeOf: (place) => place };
  const { shownBody } = await import('../../parse/front-matter/shown-body.ts');
  const { body, lineOffset, places } = shownBody(text);
  // Short front matter may describe more lines than it has, which move the author's text down.
  const before = Math.max(0, lineOffset);
  const down = before - lineOffset;
  return {
    text: '\n'.repeat(before) + body,
    placeOf({ line, column }) {
      const index = places.findIndex((place) => place.line === line && place.column === column);
      return index < 0 ? { line: line + down, column } : { line: before + index + 1, column: 1 };
    },
  };
}

/** Returns the code of the modules of a demo as fences; a file that is too long for a page is a link. */
export async function demoText(
  modules: readonly DemoModule[],
  textOf: (path: SourcePath) => Promise<string>,
  hrefOf: SourceHref,
): Promise<string> {
  const codeOf = async ({ source, ts, js }: DemoModule) =>
    js.bytes === undefined
      ? fenced((ts ?? js).language, await textOf(source))
      : `[${posix.basename(source)}](${hrefOf(source)})`;
  return (await Promise.all(modules.map(codeOf))).join('\n\n');
}

/** The text in place of a directive. */
export interface CopyPart {
  /** Line of the directive in the file, from 1. */
  readonly line: number;
  readonly text: string;
}

/**
 * Returns a page as plain Markdown, for pasting and for machines: without front matter, with a title, and
 * with the code of its demos in place of their directives.
 */
export function markdownCopy(source: string, title: string, parts: readonly CopyPart[]): string {
  const text = withoutTerminalStyles(source.replace(/^\ufeff/, ''));
  const lines = text.split(text.includes('\r') ? /\r\n?|\n/ : '\n');
  const start = hasTitle(withoutFrontMatter(lines)) ? '' : `# ${escapeMarkdown(title)}\n\n`;
  for (const { line, text } of parts) lines[line - 1] = text;
  const body = withoutFrontMatter(lines)
    .join('\n')
    .replace(/<p class="description">\s*(.*?)\s*<\/p>/s, '$1')
    .trim();
  return `${start}${body}\n`;
}

/** True for a page with a heading of level one, which is no comment in code: `# install`. */
function hasTitle(lines: readonly string[]): boolean {
  const state = createBlockState();
  return lines.some(
    (line, index) =>
      !isInFence(line, state) &&
      (/^ {0,3}#[ \t]/.test(line) || (/^=+[ \t]*$/.test(line) && lines[index - 1]?.trim())),
  );
}

function withoutFrontMatter(lines: readonly string[]): readonly string[] {
  const start = lines.findIndex((line) => line.trim() !== '');
  // Below empty lines, a rule begins front matter only with a key below it.
  const isStart =
    lines[start]?.trimEnd() === '---' && (start === 0 || /^[a-z]\w*:/.test(lines[start + 1] ?? ''));
  const end = isStart ? lines.findIndex((line, index) => index > start && line.trimEnd() === '---') : -1;
  return end < 0 ? lines : lines.slice(end + 1);
}
