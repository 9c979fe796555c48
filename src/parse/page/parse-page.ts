import { encodeText } from '../../lib/encode-text.ts';
import { hash } from '../../lib/hash.ts';
import { displayPath } from '../../lib/path.ts';
import type { Parsed } from '../../model/diagnostic.ts';
import type { Allowance, IncludedFile, PageDocument, PageSource } from '../../model/document.ts';
import type { HeadingRule } from '../../model/heading-rule.ts';
import type { SourcePath } from '../../model/path.ts';
import { authorText } from '../author-text.ts';
import type { CheckSample } from '../code/check-sample.ts';
import { type ScannedBody, scanLines } from '../directives/scan-lines.ts';
import type { MarkdownExtensions } from '../extensions/markdown-extensions.ts';
import { fillFrontMatter } from '../front-matter/fill-front-matter.ts';
import { readFrontMatter } from '../front-matter/read-front-matter.ts';
import { type ResolvedFrontMatter, resolveFrontMatter } from '../front-matter/resolve-front-matter.ts';
import { readPageReference } from '../includes/referenced-page.ts';
import { createPageContext } from './create-page-context.ts';
import { lintPage } from './lint-page.ts';
import { type PageContext, report, reportDepth } from './page-context.ts';
import { readAllowances } from './read-allowances.ts';
import { renderMarkdown } from './render-markdown.ts';
import { type PageWithIncluded, rewriteBody } from './rewrite-body.ts';

/** Options of the page parser. */
export interface ParsePageOptions {
  /** True passes raw HTML through; false shows it as text. */
  readonly trust: boolean;
  /** Schemes of links besides the usual ones; none by default. */
  readonly schemes?: readonly string[] | undefined;
  /** Folders of products, in which included paths are looked up. */
  readonly folders?: readonly SourcePath[] | undefined;
  /** Files that end in `.md` are read as MDX, too. */
  readonly mdx?: boolean | undefined;
  /** The rule for ids of headings; that of this family by default. */
  readonly headingRule?: HeadingRule | undefined;
  /** Optional syntax; none by default. */
  readonly syntax?: MarkdownExtensions | undefined;
  /** Checks the syntax of samples; left out, samples are only rendered. */
  readonly checkSample?: CheckSample | undefined;
}

/** Parses one Markdown file into facts, body and problems. Pure: the same text gives the same result. */
export function parsePage(source: PageWithIncluded, options: ParsePageOptions): Parsed<PageSource> {
  const opened = openPage(source, options);
  return closePage(opened, renderMarkdown(opened.context.text, opened.context));
}

/** A page whose front matter is read and whose body is scanned for directives. */
export interface OpenedPage {
  readonly context: PageContext;
  readonly frontMatter: ResolvedFrontMatter;
  readonly allowances: readonly Allowance[];
  /** True if the file contains only white space. */
  readonly empty: boolean;
  readonly includes?: readonly IncludedFile[];
  /** The description that the body states for search engines alone. */
  readonly description?: string;
}

/** Reads the front matter of a page and scans its body. */
export function openPage(source: PageWithIncluded, options: ParsePageOptions): OpenedPage {
  const file = displayPath(source.path);
  // One kind of line ending, so that the scanner and Markdown count the same lines.
  const text = authorText(source.text.replace(/^\ufeff/, ''));
  const block = readFrontMatter(text, file);
  const frontMatter = resolveFrontMatter(block.yaml, file, options.schemes);
  const { lineOffset } = block;
  const body = fillFrontMatter(block.body, block.yaml?.value);
  const rewritten = rewriteBody(
    { ...source, text: body },
    { lineOffset, folders: options.folders, mdx: options.mdx, reference: readPageReference(block.yaml) },
  );
  const scanned = scanLines(rewritten?.text ?? body);
  const { picture: heroPicture, places } = block;
  const origins = rewritten?.origins;
  const hasTitle = frontMatter.value.title !== undefined;
  const context = createPageContext(source.path, {
    ...options,
    scanned,
    lineOffset,
    origins,
    places,
    heroPicture,
    hasTitle,
  });
  for (const found of [...block.diagnostics, ...frontMatter.diagnostics, ...(rewritten?.diagnostics ?? [])])
    context.diagnostics.push(found);
  reportUnclosed(scanned, context);
  if (scanned.tooDeep) reportDepth(context, scanned.tooDeep);
  const allowances = readAllowances(text, file, block.bodyStart);
  for (const found of allowances.diagnostics) context.diagnostics.push(found);
  const { included } = source;
  const includes = included && [...included].map(([path, { hash: value }]) => ({ path, hash: value }));
  return {
    context,
    frontMatter,
    allowances: allowances.value,
    empty: text.trim() === '',
    ...(includes && { includes }),
    ...(rewritten?.description !== undefined && { description: rewritten.description }),
  };
}

/** Joins the facts of a page whose body is rendered. */
export function closePage(
  { context, frontMatter, allowances, empty, includes, description: stated }: OpenedPage,
  body: string,
): Parsed<PageSource> {
  const bytes = encodeText(body);
  const title = frontMatter.value.title ?? context.mainHeading;
  const description = frontMatter.value.description ?? context.lead ?? stated;
  const document: PageDocument = {
    source: context.source,
    frontMatter: frontMatter.value,
    ...(Object.keys(frontMatter.flags).length > 0 && { flags: frontMatter.flags }),
    ...(frontMatter.pathPlace && { pathPlace: frontMatter.pathPlace }),
    ...(frontMatter.namePlaces && { namePlaces: frontMatter.namePlaces }),
    ...(title === undefined ? {} : { title }),
    ...(context.mainHeading === undefined ? {} : { mainHeading: context.mainHeading }),
    ...(context.titlePlans.length > 0 && { titlePlans: context.titlePlans }),
    ...(description === undefined ? {} : { description }),
    headings: context.headings,
    links: context.links,
    parts: context.parts,
    anchors: context.anchors,
    ...(includes && { includes }),
    ...(allowances.length > 0 && { allowances }),
    ...(context.samples.length > 0 && { samples: context.samples }),
    bodyHash: hash(bytes),
    empty,
  };
  const { emptyHeading, fencedHeading } = context;
  const lint = lintPage(document, { invalid: frontMatter.invalid, emptyHeading, fencedHeading });
  const characters = { all: context.text.length, slow: context.slowCharacters };
  return { value: { document, body, bytes, characters }, diagnostics: [...context.diagnostics, ...lint] };
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
