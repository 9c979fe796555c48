/** Sets the quotes and apostrophes of a text, which programs write straight: `"a"` → `“a”`. Code stays. */
export function typographicQuotes(text: string): string {
  return text.replace(
    /(`[^`]*`)|"([^"`\n]*)"|(?<=\p{L})'(?=\p{L})/gu,
    (_match, code: string | undefined, quoted: string | undefined) =>
      code ?? (quoted === undefined ? '’' : `“${quoted}”`),
  );
}
