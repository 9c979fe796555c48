/**
 * Inline code, or a link that is only code, with the punctuation that touches it; and everything that may
 * contain the same characters without being text: scripts, comments and the values of attributes.
 */
const pieces =
  /([([“„«‘])?(?:<a [^>]*><code>[^<]*<\/code><\/a>|<code>[^<]*<\/code>)([,.;:!?)\]…“”’»،؛؟]+)?|<(script|style|textarea)\b.*?<\/\3\s*>|<!--.*?-->|<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gis;

/**
 * Longer code breaks at its spaces instead: with 31 characters it is as wide as the text of a small phone.
 */
const mostCharacters = 30;

/**
 * Keeps inline code and the punctuation beside it on one line. Code is an inline block, so that it does not
 * break at its hyphens; beside such a block, browsers may break a line even before a comma.
 */
export function keepPunctuation(html: string): string {
  if (!html.includes('<code>')) return html;
  return html.replace(pieces, (piece: string, before?: string, after?: string) =>
    (before === undefined && after === undefined) || widthOf(piece) > mostCharacters
      ? piece
      : `<span class="nobr">${piece}</span>`,
  );
}

/** The number of characters that a reader sees. */
function widthOf(html: string): number {
  return html.replace(/<[^>]*>/g, '').replace(/&[^;\s]+;/g, '&').length;
}
