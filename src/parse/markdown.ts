// unified and remark (unifiedjs collective): the kept parser of the field. Everything of the dialect is a step below.

import type { RootContent } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { cutDeep } from './cut-deep.ts';
import { parseBlocks } from './fast/parse-blocks.ts';
import { gfmSyntax } from './gfm-syntax.ts';
import { type PageContext, reportDepth } from './page-context.ts';
import { printBody } from './print/print-body.ts';
import { restoreLines } from './restore-lines.ts';
import { lintHtml } from './steps/lint-html.ts';
import { markCallouts } from './steps/mark-callouts.ts';
import { placeDirectives } from './steps/place-directives.ts';
import { readRawHtml } from './steps/read-raw-html.ts';
import { renderCode } from './steps/render-code.ts';
import { splitHtml } from './steps/split-html.ts';
import { takeLead } from './steps/take-lead.ts';

/** What the dialect does to the tree, in order. */
const steps = [
  splitHtml,
  placeDirectives,
  markCallouts,
  lintHtml,
  takeLead,
  readRawHtml,
  renderCode,
] as const;

const parser = unified().use(remarkParse).freeze();

/** Turns the scanned body of one page into HTML with holes; facts and problems are added to the context. */
export function renderMarkdown(text: string, context: PageContext): string {
  const deep: RootContent[] = [];
  const tree = parseBlocks(text, (part) => {
    // The whole text includes the parts before it.
    context.slowCharacters = part === text ? text.length : context.slowCharacters + part.length;
    const { fromMarkdownExtensions, micromarkExtensions } = gfmSyntax(part);
    const extensions = [cutDeep(deep), ...fromMarkdownExtensions];
    return parser().data({ micromarkExtensions, fromMarkdownExtensions: extensions }).parse(part);
  });
  restoreLines(tree, context.changes);
  // The last: those before it may come from parts that were read again with the whole text.
  const last = deep.at(-1);
  if (last) reportDepth(context, last.position?.start);
  for (const step of steps) step(tree, context);
  return printBody(tree, context);
}
