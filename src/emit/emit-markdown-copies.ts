import { posix } from 'node:path';
import { apiSection } from '../assemble/api-section.ts';
import { markdownCopyPath, versionsOf } from '../assemble/article-props.ts';
import { demoClosure, type SourceHref } from '../assemble/demo-code.ts';
import { largeSourceHref } from '../assemble/demo-props.ts';
import { atVersion } from '../assemble/resolve-link.ts';
import { localeVersionOf, type SiteIndex } from '../assemble/site-index.ts';
import type { FileSystem } from '../effects/file-system.ts';
import { hashParts } from '../lib/hash.ts';
import type { DemoModule } from '../model/demo.ts';
import type { PageDocument, PagePart } from '../model/document.ts';
import type { OutputFile } from '../model/output.ts';
import type { SourcePath } from '../model/path.ts';
import type { Page } from '../model/site.ts';
import { fenced } from '../parse/code/fenced.ts';
import { sourceText } from '../read/source-bytes.ts';
import type { Sources } from '../read/sources.ts';
import type { PlannedPage } from '../render/plan-tasks.ts';
import { referenceCopy } from './reference-copy.ts';

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
    return (source && (await sourceText(source, files))) ?? '';
  };
  const { config } = index.site;
  const { repository } = config;
  const hrefOf = largeSourceHref(index);
  const copyOf = (page: Page): OutputFile => {
    const { reference } = page;
    if (reference)
      return { path: markdownCopyPath(page), phase: 'page', ...referenceCopy(page, reference, index) };
    const modules = page.demos.map((demo) => (demo ? demoClosure(demo, index.demoModules, 'ts') : []));
    const api = apiText(page, index);
    const tagged = (text: string) => atVersion(text, repository, versionsOf(page, config));
    const large = modules.flat().filter(({ js }) => js.bytes !== undefined);
    const included = page.document.includes ?? [];
    const made = [
      page.document.source,
      ...included.map(({ path }) => path),
      ...modules.flat().map(({ source }) => source),
    ];
    return {
      path: markdownCopyPath(page),
      phase: 'page',
      hash: hashParts([
        format,
        api,
        tagged(`${repository}/blob/-/`),
        ...large.map(({ source }) => hrefOf(source)),
        ...made.map((path) => sources.get(path)?.hash ?? ''),
      ]),
      content: async () => {
        const { text, lineOf } = await writtenText(page.document, { textOf, folders });
        const parts = await partTexts(page, modules, { textOf, lineOf, hrefOf });
        const title = page.document.mainHeading ?? page.document.title ?? '';
        const copy = markdownCopy(tagged(text), title, parts);
        return new TextEncoder().encode(copy + api);
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

/** What the texts in place of directives are made from. */
interface PartSources {
  textOf(path: SourcePath): Promise<string>;
  lineOf(part: PagePart): number;
  readonly hrefOf: SourceHref;
}

/** Returns the code of each demo; a file that is too long for a page is a link. */
async function partTexts(
  { document: { parts } }: Page,
  modules: readonly (readonly DemoModule[])[],
  { textOf, lineOf, hrefOf }: PartSources,
): Promise<CopyPart[]> {
  const codeOf = async ({ source, ts, js }: DemoModule) =>
    js.bytes === undefined
      ? fenced((ts ?? js).language, await textOf(source))
      : `[${posix.basename(source)}](${hrefOf(source)})`;
  return Promise.all(
    parts.map(async (part, position) => {
      const codes = await Promise.all((modules[position] ?? []).map(codeOf));
      return { line: lineOf(part), text: codes.join('\n\n') };
    }),
  );
}

/** Returns the section "API" as Markdown; empty if the page has none. */
function apiText(page: Page, index: SiteIndex): string {
  const { address, words } = localeVersionOf(index, page.language);
  const section = apiSection(page, { site: index.site, address }, []);
  if (!section) return '';
  const items = section.entries.map(({ name, href }) => `- [\`${name}\`](${href})\n`);
  return `\n## ${words.article.api}\n\n${words.article.apiHint}\n\n${items.join('')}`;
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
