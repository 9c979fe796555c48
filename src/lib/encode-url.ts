/**
 * Returns a URL as browsers request it, whose headers are ASCII: `/über/` → `/%C3%BCber/`. Escapes stay, in
 * capitals. Half of a character becomes the character that stands for unreadable ones.
 */
export function encodeUrl(url: string): string {
  return url
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/[^\x21-\x7e]+/g, encodeURIComponent)
    .replace(/%[\da-f]{2}/gi, (code) => code.toUpperCase());
}
