import { displayPath } from '../lib/path.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { type StopReason, stopText } from '../model/stop-reason.ts';
import type { parsePage } from '../parse/page/parse-page.ts';
import type { PageWithIncluded } from '../parse/page/rewrite-body.ts';
import type { ParseResult } from '../parse/parse-task.ts';

type Problem = Pick<Diagnostic, 'code' | 'message' | 'hint'>;

/** The problem of a page on which the parser did not finish. */
export function unfinished(reason: StopReason): Problem {
  return {
    code: 'not-finished',
    message: `Parsing this page ${stopText(reason)}.`,
    hint: 'Remove what no page needs, such as thousands of marks without an end, or split the page.',
  };
}

/** The problem of a page for which the stack of the parser is too small. */
export const pageNestedTooDeep: Problem = {
  code: 'nesting-depth',
  message: 'This page is nested too deep to be shown.',
  hint: 'Move the inner parts out, one below the other.',
};

/** Returns a page without its body, which cannot be parsed. Links to it lead to its title. */
export function unparsedPage(
  { path, text }: PageWithIncluded,
  problem: Problem,
  parse: typeof parsePage,
): ParseResult {
  const [frontMatter = ''] = /^\ufeff?---\r?\n[\s\S]{0,10000}?\n---\r?\n/.exec(text) ?? [];
  const { value } = parse({ path, text: frontMatter }, { trust: false });
  const place = { file: displayPath(path), line: 1, column: 1 };
  return {
    parsed: {
      value: { ...value.document, empty: false },
      diagnostics: [{ severity: 'error', ...problem, place }],
    },
    body: value.bytes,
    cost: { ms: 0, characters: value.characters },
    unparsed: true,
  };
}
