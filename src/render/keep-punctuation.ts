/**
 * Inline code, or a link that is only code; and everything that may contain the same characters without being
 * text: scripts, comments and the values of attributes. Each alternative begins with `<`: an expression that
 * may begin with punctuation takes twice as long.
 */
const pieces =
  /<(?:a [^>]*><code>[^<]*<\/code><\/a>|code>[^<]*<\/code>|(script|style|textarea)\b.*?<\/\1\s*>|!--.*?-->|[a-z](?:[^>"']|"[^"]*"|'[^']*')*>)/gis;

const opening: ReadonlySet<string | undefined> = new Set('([“„«‘');
const closing: ReadonlySet<string | undefined> = new Set(',.;:!?)]…“”’»،؛؟');

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
  let kept = '';
  let done = 0;
  for (const { 0: piece, index } of html.matchAll(pieces)) {
    if (!/<\/code>(?:<\/a>)?$/.test(piece)) continue;
    const start = index > done && opening.has(html[index - 1]) ? index - 1 : index;
    let end = index + piece.length;
    while (closing.has(html[end])) end += 1;
    const whole = html.slice(start, end);
    if (whole === piece || widthOf(whole) > mostCharacters) continue;
    kept += `${html.slice(done, start)}<span class="nobr">${whole}</span>`;
    done = end;
  }
  return done === 0 ? html : kept + html.slice(done);
}

/** The number of characters that a reader sees. */
function widthOf(html: string): number {
  return html.replace(/<[^>]*>/g, '').replace(/&[^;\s]+;/g, '&').length;
}
