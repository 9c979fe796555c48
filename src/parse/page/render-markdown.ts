// The parser makes the tree; the steps apply the dialect to it.

import type { Root } from 'mdast';
import { groupContainers } from '../directives/group-containers.ts';
import { placeDirectives } from '../directives/place-directives.ts';
import { parseNative } from '../native/parse-native.ts';
import { printBody } from '../print/print-body.ts';
import { extractLead } from '../steps/extract-lead.ts';
import { reportExpressions } from '../steps/foreign-html.ts';
import { lintContent } from '../steps/lint-content.ts';
import { placeOwnLineIds } from '../steps/own-line-ids.ts';
import { placePlanIcons } from '../steps/plan-icons.ts';
import { lintHtml, readRawHtml, splitHtml } from '../steps/raw-html.ts';
import { readAlerts } from '../steps/read-alerts.ts';
import { renderCode } from '../steps/render-code.ts';
import { renderExtensions } from '../steps/render-extensions.ts';
import { reportPlaceholders } from '../steps/report-placeholders.ts';
import { markdownParser } from './markdown-parser.ts';
import type { PageContext } from './page-context.ts';
import { parseMarkdown } from './parse-markdown.ts';

/** What the dialect does to the tree before the plugins of a site, in order. */
export const stepsBeforePlugins: readonly Step[] = [
  splitHtml,
  placeDirectives,
  groupContainers,
  readAlerts,
  lintHtml,
  reportExpressions,
  reportPlaceholders,
];

/** What the dialect does to the tree after the plugins of a site, in order. */
export const stepsAfterPlugins: readonly Step[] = [
  extractLead,
  lintContent,
  placePlanIcons,
  placeOwnLineIds,
  readRawHtml,
  renderCode,
  renderExtensions,
];

/** Changes the tree of a page. */
export type Step = (tree: Root, context: PageContext) => void;

const steps = [...stepsBeforePlugins, ...stepsAfterPlugins];

/**
 * Renders the scanned body of a page as HTML with placeholders, and adds facts and problems to the context.
 *
 * @param prepare changes the tree before the dialect is applied
 */
export function renderMarkdown(text: string, context: PageContext, prepare?: Step): string {
  const tree = parseMarkdown(text, context, {
    // Without this line the tree is the same. The native parser does not read formulas as remark does.
    native: context.syntax.math ? undefined : parseNative,
    parse: (part, syntax) =>
      markdownParser()
        .data({ ...syntax })
        .parse(part),
  });
  prepare?.(tree, context);
  for (const step of steps) step(tree, context);
  return printBody(tree, context);
}
