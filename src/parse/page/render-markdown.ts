// unified and remark (unifiedjs collective): the kept parser of the field. Everything of the dialect is a step below.

import type { RootContent } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { markCallouts } from '../directives/group-containers.ts';
import { placeDirectives } from '../directives/place-directives.ts';
import { parseBlocks } from '../fast/parse-blocks.ts';
import { printBody } from '../print/print-body.ts';
import { takeLead } from '../steps/extract-lead.ts';
import { lintHtml } from '../steps/lint-html.ts';
import { readRawHtml } from '../steps/read-raw-html.ts';
import { renderCode } from '../steps/render-code.ts';
import { splitHtml } from '../steps/split-html.ts';
import { cutDeep } from './cut-deep.ts';
import { gfmSyntax } from './gfm-syntax.ts';
import { type PageContext, reportDepth } from './page-context.ts';
import { restoreLines } from './restore-lines.ts';

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
