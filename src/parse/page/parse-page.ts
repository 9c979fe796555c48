import { hash } from '../../lib/hash.ts';
import { displayPath } from '../../lib/path.ts';
import { withoutPlaceholders } from '../../lib/placeholders.ts';
import type { Parsed } from '../../model/diagnostic.ts';
import type { PageDocument, PageSource } from '../../model/document.ts';
import type { SourcePath } from '../../model/path.ts';
import type { CheckSample } from '../code/check-sample.ts';
import { type ScannedBody, scanLines } from '../directives/scan-lines.ts';
import { readFrontMatter } from '../front-matter/read-front-matter.ts';
import { type ResolvedFrontMatter, resolveFrontMatter } from '../front-matter/resolve-front-matter.ts';
import { lintPage } from './lint-page.ts';
import { type PageContext, report, reportDepth } from './page-context.ts';
import { renderMarkdown } from './render-markdown.ts';

/** Options of the page parser. */
export interface ParsePageOptions {
  /** True passes raw HTML through; false shows it as text. */
  readonly trust: boolean;
  /** Checks the syntax of samples; left out, samples are only rendered. */
  readonly checkSample?: CheckSample | undefined;
}

const encoder = new TextEncoder();

/** Parses one Markdown file into facts, body and problems. Pure: the same text gives the same result. */
export function parsePage(source: PageText, options: ParsePageOptions): Parsed<PageSource> {
  const opened = openPage(source, options);
  return closePage(opened, renderMarkdown(opened.context.text, opened.context));
}

/** A Markdown file with its text. */
export interface PageText {
  readonly path: SourcePath;
  readonly text: string;
}

/** A page whose front matter is read and whose body is scanned for directives. */
export interface OpenedPage {
  readonly context: PageContext;
  readonly frontMatter: ResolvedFrontMatter;
  /** True if the file contains only white space. */
  readonly empty: boolean;
}

/** Reads the front matter of a page and scans its body. */
export function openPage(source: PageText, options: ParsePageOptions): OpenedPage {
  const file = displayPath(source.path);
  // One kind of line ending, so that the scanner and Markdown count the same lines.
  const text = withoutPlaceholders(withLineFeeds(source.text.replace(/^\ufeff/, '')));
  const block = readFrontMatter(text, file);
  const frontMatter = resolveFrontMatter(block.yaml, file);
  const scanned = scanLines(block.body);
  const context = pageContext(source.path, { ...options, scanned, lineOffset: block.lineOffset });
  for (const found of [...block.diagnostics, ...frontMatter.diagnostics]) context.diagnostics.push(found);
  reportUnclosed(scanned, context);
  if (scanned.tooDeep) reportDepth(context, scanned.tooDeep);
  return { context, frontMatter, empty: text.trim() === '' };
}

/** Joins the facts of a page whose body is rendered. */
export function closePage({ context, frontMatter, empty }: OpenedPage, body: string): Parsed<PageSource> {
  const bytes = encoder.encode(body);
  const title = frontMatter.value.title ?? context.mainHeading;
  const description = frontMatter.value.description ?? context.lead;
  const document: PageDocument = {
    source: context.source,
    frontMatter: frontMatter.value,
    ...(Object.keys(frontMatter.flags).length > 0 && { flags: frontMatter.flags }),
    ...(frontMatter.pathPlace && { pathPlace: frontMatter.pathPlace }),
    ...(title === undefined ? {} : { title }),
    ...(context.mainHeading === undefined ? {} : { mainHeading: context.mainHeading }),
    ...(context.titlePlans.length > 0 && { titlePlans: context.titlePlans }),
    ...(description === undefined ? {} : { description }),
    headings: context.headings,
    links: context.links,
    parts: context.parts,
    anchors: context.anchors,
    bodyHash: hash(bytes),
    empty,
  };
  const { emptyHeading } = context;
  const lint = lintPage(document, { invalid: frontMatter.invalid, emptyHeading });
  const characters = { all: context.text.length, slow: context.slowCharacters };
  return { value: { document, body, bytes, characters }, diagnostics: [...context.diagnostics, ...lint] };
}

function withLineFeeds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

function pageContext(
  source: SourcePath,
  {
    trust,
    checkSample,
    scanned,
    lineOffset,
  }: ParsePageOptions & { readonly scanned: ScannedBody; readonly lineOffset: number },
): PageContext {
  return {
    source,
    lineOffset,
    trust,
    checkSample,
    text: scanned.text,
    changes: scanned.changes,
    scanned: new Map(scanned.lines.map((line) => [line.line, line])),
    headings: [],
    links: [],
    parts: [],
    anchors: [],
    diagnostics: [],
    mainHeading: undefined,
    titlePlans: [],
    emptyHeading: undefined,
    lead: undefined,
    slowCharacters: 0,
  };
}

function reportUnclosed(scanned: ScannedBody, context: PageContext): void {
  for (const opener of scanned.unclosed) {
    const written = opener.closing === ':::' ? `:::${opener.name}` : `<${opener.name}>`;
    const problem =
      opener.kind === 'tabs'
        ? { code: 'code-tabs-unclosed', message: `Code tabs "${written}" are never closed.` }
        : { code: 'callout-unclosed', message: `Callout "${written}" is never closed.` };
    const hint = `Add the closing line "${opener.closing}".`;
    report(context, opener, { severity: 'error', ...problem, hint });
  }
}
