// unified, remark and rehype (unifiedjs collective): the kept parser of the field. Everything of the dialect is a step below.
import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { wordHole } from '../lib/holes.ts';
import { parseBlocks } from './blocks/parse-blocks.ts';
import { gfmSyntax } from './gfm-syntax.ts';
import type { PageContext } from './page-context.ts';
import { restoreLines } from './restore-lines.ts';
import { drawCode } from './steps/draw-code.ts';
import { lintHtml } from './steps/lint-html.ts';
import { markCallouts } from './steps/mark-callouts.ts';
import { markHeadings } from './steps/mark-headings.ts';
import { markLinks } from './steps/mark-links.ts';
import { markTables } from './steps/mark-tables.ts';
import { markTaskLists } from './steps/mark-task-lists.ts';
import { placeDirectives } from './steps/place-directives.ts';
import { readRawHtml } from './steps/read-raw-html.ts';
import { splitHtml } from './steps/split-html.ts';
import { takeLead } from './steps/take-lead.ts';

/** What the dialect does to the Markdown tree, in order. */
const markdownSteps = [
  splitHtml,
  placeDirectives,
  markCallouts,
  lintHtml,
  takeLead,
  readRawHtml,
  drawCode,
] as const;

/** What the dialect does to the HTML tree, in order. */
const htmlSteps = [markHeadings, markLinks, markTables, markTaskLists] as const;

const parser = unified().use(remarkParse).freeze();
const converter = unified()
  .use(remarkRehype, {
    allowDangerousHtml: true,
    clobberPrefix: '',
    footnoteLabel: wordHole('footnotes'),
    footnoteLabelProperties: { className: ['visually-hidden'] },
    footnoteBackLabel: (note, again) =>
      wordHole('footnoteBack', again > 1 ? `${note + 1}-${again}` : `${note + 1}`),
  })
  .freeze();
const printer = unified().use(rehypeStringify, { allowDangerousHtml: true }).freeze();

/** Turns the scanned body of one page into HTML with holes; facts and problems are added to the context. */
export function renderMarkdown(text: string, context: PageContext): string {
  const markdown = parseBlocks(text, (part) => parser().data(gfmSyntax(part)).parse(part));
  restoreLines(markdown, context.changes);
  for (const step of markdownSteps) step(markdown, context);
  const html = converter.runSync(markdown);
  for (const step of htmlSteps) step(html, context);
  return printer.stringify(html);
}
