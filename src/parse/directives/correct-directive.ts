/**
 * The directive that somebody meant, with the quotes that JSON wants; undefined where that is not to be guessed.
 *
 * `{{demo: 'A.tsx',}}` → `{{"demo": "A.tsx"}}`
 */
export function correctDirective(text: string): string | undefined {
  const corrected = text
    .replace(/[“”„]/g, '"')
    .replace(/[‘’']([^"'‘’]*)[‘’']/g, '"$1"')
    .replace(/([{,]\s*)([a-z]\w*)(\s*:)/gi, '$1"$2"$3')
    .replace(/(:\s*)(?!(?:true|false|null)\b)([a-z./][\w./-]*)(?=\s*[,}])/gi, '$1"$2"')
    .replace(/,\s*(?=\}\}$)/, '');
  return isDirective(corrected) ? corrected : undefined;
}

/** True for `{{…}}` that holds JSON. */
function isDirective(text: string): boolean {
  try {
    JSON.parse(text.slice(1, -1));
    return true;
  } catch {
    // Then it is none; what is wrong with it is told by whoever asks.
    return false;
  }
}
