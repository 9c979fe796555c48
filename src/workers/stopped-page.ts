import { displayPath } from '../lib/path.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { type StopReason, stopText } from '../model/stop-reason.ts';
import type { parsePage } from '../parse/page/parse-page.ts';
import type { PageInput } from '../parse/page/rewrite-body.ts';
import type { ParseResult } from '../parse/parse-task.ts';

/** Returns a page without the body, on which the parser did not finish. Links to it lead to its title. */
export function stoppedPage(
  { path, text }: PageInput,
  reason: StopReason,
  parse: typeof parsePage,
): ParseResult {
  const [frontMatter = ''] = /^\ufeff?---\r?\n[\s\S]{0,10000}?\n---\r?\n/.exec(text) ?? [];
  const { value } = parse({ path, text: frontMatter }, { trust: false });
  const problem: Diagnostic = {
    severity: 'error',
    code: 'not-finished',
    message: `Parsing this page ${stopText(reason)}.`,
    hint: 'Remove what no page needs, such as thousands of marks without an end, or split the page.',
    place: { file: displayPath(path), line: 1, column: 1 },
  };
  return {
    parsed: { value: { ...value.document, empty: false }, diagnostics: [problem] },
    body: value.bytes,
    cost: { ms: 0, characters: value.characters },
    stopped: true,
  };
}
