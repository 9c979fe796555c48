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

/**
 * Returns the path of a file as part of a URL, without characters that end an address or escape in it:
 * `'demos/In C#.tsx'` → `'demos/In%20C%23.tsx'`. Letters of all languages stay.
 */
export function fileInUrl(path: string): string {
  return path.replace(/[\s%#?"<>\\^`{|}]/g, encodeURIComponent);
}
