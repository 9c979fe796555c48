/** Where a block of raw HTML ends: on the line that holds a text, or before the next blank line. */
export type HtmlBlockEnd = RegExp | 'blank-line';

// CommonMark's names of elements that begin such a block whatever follows them on their line.
const blockNames =
  'address article aside base basefont blockquote body caption center col colgroup dd details dialog dir div dl dt fieldset figcaption figure footer form frame frameset h[1-6] head header hr html iframe legend li link main menu menuitem nav noframes ol optgroup option p param search section summary table tbody td tfoot th thead title tr track ul';

const blockTag = new RegExp(`^</?(?:${blockNames.replaceAll(' ', '|')})(?=[\\s>]|/>|$)`, 'i');
const attribute = String.raw`\s+[a-z_:][\w.:-]*(?:\s*=\s*(?:[^\s"'=<>\x60]+|'[^']*'|"[^"]*"))?`;
const loneTag = new RegExp(
  String.raw`^(?:<[a-z][a-z\d-]*(?:${attribute})*\s*/?>|</[a-z][a-z\d-]*\s*>)\s*$`,
  'i',
);
const rawEnd = /<\/(?:pre|script|style|textarea)>/i;

/** The kinds of blocks that end at a text: how each begins, and what ends it. */
const untilText: readonly (readonly [start: RegExp, end: RegExp])[] = [
  [/^<(?:pre|script|style|textarea)(?=[\s>]|$)/i, rawEnd],
  [/^<!--/, /-->/],
  [/^<\?/, /\?>/],
  [/^<!\[CDATA\[/, /\]\]>/],
  [/^<![a-z]/i, />/],
];

/**
 * How the block of raw HTML ends that begins on a line, by the seven kinds that CommonMark knows; `'here'` when it ends on the line, undefined
 * when none begins. A lone tag of any other element does not begin one in the middle of a paragraph.
 *
 * @param content the line from where its list item begins
 */
export function htmlBlockEnd(content: string, inParagraph: boolean): HtmlBlockEnd | 'here' | undefined {
  const text = /^ {0,3}(<.*)$/s.exec(content)?.[1];
  if (text === undefined) return undefined;
  for (const [start, end] of untilText) {
    // A comment ends at the first `-->`, which may share its dashes with the opening.
    if (start.test(text)) return end.test(text.slice(2)) ? 'here' : end;
  }
  return blockTag.test(text) || (!inParagraph && loneTag.test(text)) ? 'blank-line' : undefined;
}
