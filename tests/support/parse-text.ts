import { escapeHtml } from '../../src/lib/html.ts';
import { fillPlaceholders } from '../../src/lib/placeholders.ts';
import type { PageDocument } from '../../src/model/document.ts';
import type { SourcePath } from '../../src/model/path.ts';
import { type ParsePageOptions, parsePage } from '../../src/parse/page/parse-page.ts';

/** A parsed page in a form that is easy to compare. */
export interface ParsedText {
  readonly document: PageDocument;
  /**
   * The body; the placeholder of a link shows its URL, of a heading its id, of a part `[Name]`, of a word
   * `(name)`.
   */
  readonly body: string;
  /** `line:column code` of every problem but the absence of title and description. */
  readonly reported: readonly string[];
}

/** Codes that a page without title or description reports; most tests are not about them. */
const leadCodes = ['title-missing', 'description-missing'];

/** Parses a text as the page `m/page.md`. */
export function parseText(text: string, options: Partial<ParsePageOptions> = {}): ParsedText {
  const { value, diagnostics } = parsePage(
    { path: 'm/page.md' as SourcePath, text },
    { trust: true, ...options },
  );
  const { document } = value;
  const body = fillPlaceholders(value.body, {
    l: (index) => escapeHtml(document.links[Number(index)]?.url ?? '?'),
    h: (index) => document.headings[Number(index)]?.id ?? '?',
    w: (name) => `(${name})`,
    p: (index) => `[${document.parts[Number(index)]?.name ?? '?'}]`,
  });
  const reported = diagnostics
    .filter(({ code }) => !leadCodes.includes(code))
    .map(({ code, place }) => `${place?.line}:${place?.column} ${code}`);
  return { document, body, reported };
}
