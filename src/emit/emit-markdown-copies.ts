import { markdownCopyPath } from '../assemble/article-props.ts';
import { demoClosure } from '../assemble/demo-code.ts';
import type { SiteIndex } from '../assemble/site-index.ts';
import type { FileSystem } from '../effects/file-system.ts';
import { hashParts } from '../lib/hash.ts';
import type { PageDocument, PagePart } from '../model/document.ts';
import type { OutputFile } from '../model/output.ts';
import type { SourcePath } from '../model/path.ts';
import type { Page } from '../model/site.ts';
import { fenced } from '../parse/code/fenced.ts';
import type { Sources } from '../read/sources.ts';
import type { PlannedPage } from '../render/plan-tasks.ts';

/** Raise this when the same sources give another text. */
const format = '1';

/** Emits every page as Markdown beside its HTML. A page without a translation has one in its own language. */
export function emitMarkdownCopies(
  pages: readonly PlannedPage[],
  index: SiteIndex,
  sources: Sources,
  files: Pick<FileSystem, 'readText'>,
): OutputFile[] {
  const folders = index.site.config.products.flatMap(({ content }) => content ?? []);
  const textOf = async (path: SourcePath) => {
    const source = sources.get(path);
    return (source && (await files.readText(source.file))) ?? '';
  };
  const copyOf = (page: Page): OutputFile => {
    const modules = page.demos.map((demo) => (demo ? demoClosure(demo, index.demoModules, 'ts') : []));
    const included = page.document.includes ?? [];
    const made = [
      page.document.source,
      ...included.map(({ path }) => path),
      ...modules.flat().map(({ source }) => source),
    ];
    return {
      path: markdownCopyPath(page),
      phase: 'page',
      hash: hashParts([format, ...made.map((path) => sources.get(path)?.hash ?? '')]),
      content: async () => {
        const { text, lineOf } = await writtenText(page.document, { textOf, folders });
        const parts: CopyPart[] = [];
        for (const [position, part] of page.document.parts.entries()) {
          const line = lineOf(part);
          const codes = (modules[position] ?? []).map(async ({ source, ts, js }) =>
            fenced((ts ?? js).language, await textOf(source)),
          );
          parts.push({ line, text: (await Promise.all(codes)).join('\n\n') });
        }
        const title = page.document.mainHeading ?? page.document.title ?? '';
        return new TextEncoder().encode(markdownCopy(text, title, parts));
      },
    };
  };
  return pages.flatMap(({ route }) =>
    route.kind === 'doc' && route.language === route.page.language ? [copyOf(route.page)] : [],
  );
}

/** A page as one text, with the files that it includes, and the lines of its directives in that text. */
async function writtenText(
  { source, includes = [] }: PageDocument,
  {
    textOf,
    folders,
  }: { readonly textOf: (path: SourcePath) => Promise<string>; readonly folders: readonly SourcePath[] },
): Promise<{ readonly text: string; lineOf(part: PagePart): number }> {
  const text = await textOf(source);
  if (includes.length === 0 && !source.endsWith('.mdx')) return { text, lineOf: ({ line }) => line };
  // Loaded here: few pages need it.
  const { rewriteBody } = await import('../parse/page/rewrite-body.ts');
  const texts = includes.map(
    async ({ path, hash }) => [path, { hash, ...(hash !== null && { text: await textOf(path) }) }] as const,
  );
  const included = new Map(await Promise.all(texts));
  const rewritten = rewriteBody({ path: source, text, included }, { lineOffset: 0, folders });
  if (rewritten === undefined) return { text, lineOf: ({ line }) => line };
  const lineOf = ({ file = source, line }: PagePart) =>
    rewritten.origins.findIndex((origin) => origin.source === file && origin.line === line) + 1;
  return { text: rewritten.text, lineOf };
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
  const lines = source.replace(/^\ufeff/, '').split(/\r\n?|\n/);
  for (const { line, text } of parts) lines[line - 1] = text;
  const body = withoutFrontMatter(lines)
    .join('\n')
    .replace(/<p class="description">\s*(.*?)\s*<\/p>/s, '$1')
    .trim();
  return `${/^# /m.test(body) ? '' : `# ${title}\n\n`}${body}\n`;
}

function withoutFrontMatter(lines: readonly string[]): readonly string[] {
  if (lines[0]?.trimEnd() !== '---') return lines;
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---');
  return end < 0 ? lines : lines.slice(end + 1);
}
