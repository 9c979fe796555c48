/**
 * Returns whether Markdown takes a line for blank: it has nothing but spaces and tabs (CommonMark 0.31.2,
 * 2.1). `trim` would also take no-break spaces, which are text.
 */
export function isBlankLine(line: string): boolean {
  return /^[ \t]*\r?$/.test(line);
}
