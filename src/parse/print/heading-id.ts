/**
 * The family's established hash of a heading. It was defined over HTML as an older renderer wrote it, hence its quirks, which existing deep
 * links depend on: `&` gives the word `amp`, `"` the word `quot`, a lone `>` the word `gt`.
 *
 * `'API'` → `api`; `"What's new"` → `whats-new`; `'Tips & tricks'` → `tips-amp-tricks`; `'onChange => void'` → `onchange-void`
 *
 * @param html the heading's inner HTML, text escaped by `escapeHeadingText`
 */
export function headingHash(html: string): string {
  const bare = html
    .toLowerCase()
    .replace(/<\/?[^>]+(?:>|$)/g, '')
    .replace(/=&gt;|&lt;| \/&gt;|&#39;/g, '')
    .replace(/[!@#$%^&*()=_+[\]{}`~;:'"|,.<>/?\s]+/g, '-')
    .replace(emoji, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
  return encodeURI(bare.replace(/\p{Surrogate}/gu, ''));
}

// Private use, the two emoji planes, U+2011 to U+26FF, each with its variation selector. U+2705 lies outside and stays.
const emoji =
  /(?:[\ue000-\uf8ff]|\ud83c[\udc00-\udfff]|\ud83d[\udc00-\udfff]|[\u2011-\u26ff]|\ud83e[\udd10-\uddff])\ufe0f?/g;

/** Escapes the text of a heading the way the hash expects it. */
export function escapeHeadingText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
