import { hash } from '../lib/hash.ts';
import { displayPath } from '../lib/path.ts';
import { withoutPlaceholders } from '../lib/placeholders.ts';
import type { Parsed } from '../model/diagnostic.ts';
import type { PageDocument, PageSource } from '../model/document.ts';
import type { SourcePath } from '../model/path.ts';
import type { CheckSample } from './code/check-sample.ts';
import { lintPage } from './lint-page.ts';
import { renderMarkdown } from './markdown.ts';
import { type PageContext, report, reportDepth } from './page-context.ts';
import { readFrontMatter } from './read-front-matter.ts';
import { resolveFrontMatter } from './resolve-front-matter.ts';
import { type ScannedBody, scanLines } from './scan-lines.ts';
import { unreadKeys } from './unread-keys.ts';

/** What is asked of the parser. */
export interface ParsePageOptions {
  /** Raw HTML passes as written; false shows it as text. */
  readonly trust: boolean;
  /** Reads samples; left out, they are only drawn. */
  readonly checkSample?: CheckSample | undefined;
}

const encoder = new TextEncoder();

/** Parses one Markdown file: text → facts, body and problems. Pure; the same text gives the same result. */
export function parsePage(
  source: { readonly path: SourcePath; readonly text: string },
  options: ParsePageOptions,
): Parsed<PageSource> {
  const file = displayPath(source.path);
  // One kind of line ending, so that the scanner and Markdown count the same lines.
  const text = withoutPlaceholders(withLineFeeds(source.text.replace(/^\ufeff/, '')));
  const block = readFrontMatter(text, file);
  const frontMatter = resolveFrontMatter(block.yaml, file);
  const scanned = scanLines(block.body);
  const context = pageContext(source.path, block.lineOffset, scanned, options);
  context.diagnostics.push(...block.diagnostics, ...frontMatter.diagnostics);
  reportUnclosed(scanned, context);
  if (scanned.tooDeep) reportDepth(context, scanned.tooDeep);
  const body = renderMarkdown(scanned.text, context);
  const bytes = encoder.encode(body);
  const title = frontMatter.value.title ?? context.mainHeading;
  const description = frontMatter.value.description ?? context.lead;
  const document: PageDocument = {
    source: source.path,
    frontMatter: frontMatter.value,
    ...(frontMatter.pathPlace && { pathPlace: frontMatter.pathPlace }),
    ...(title === undefined ? {} : { title }),
    ...(context.mainHeading === undefined ? {} : { mainHeading: context.mainHeading }),
    ...(description === undefined ? {} : { description }),
    headings: context.headings,
    links: context.links,
    parts: context.parts,
    anchors: context.anchors,
    bodyHash: hash(bytes),
    empty: text.trim() === '',
  };
  const unread = unreadKeys(block.yaml, frontMatter.value);
  const lint = lintPage(document, { unread, wordless: context.wordless });
  const characters = { all: scanned.text.length, slow: context.slowCharacters };
  return { value: { document, body, bytes, characters }, diagnostics: [...context.diagnostics, ...lint] };
}

function withLineFeeds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

function pageContext(
  source: SourcePath,
  lineOffset: number,
  scanned: ScannedBody,
  options: ParsePageOptions,
): PageContext {
  return {
    source,
    lineOffset,
    trust: options.trust,
    checkSample: options.checkSample,
    text: scanned.text,
    changes: scanned.changes,
    scanned: new Map(scanned.lines.map((line) => [line.line, line])),
    headings: [],
    links: [],
    parts: [],
    anchors: [],
    diagnostics: [],
    mainHeading: undefined,
    wordless: undefined,
    lead: undefined,
    slowCharacters: 0,
  };
}

function reportUnclosed(scanned: ScannedBody, context: PageContext): void {
  for (const opener of scanned.unclosed) {
    const written = opener.closing === ':::' ? `:::${opener.name}` : `<${opener.name}>`;
    const hint = `Put a line \`${opener.closing}\` after its last line.`;
    if (opener.kind === 'tabs') {
      const message = `The group of code tabs \`${written}\` is never closed.`;
      report(context, 'error', 'code-tabs-unclosed', opener, { message, hint });
    } else {
      const message = `The callout \`${written}\` is never closed.`;
      report(context, 'error', 'callout-unclosed', opener, { message, hint });
    }
  }
}
