/** Signs that begin something within a line. A `&` begins a character reference only: `&lt;`. */
const inlineSigns = /[\\`*_[\]<~]|&(?=#?\w+;)/g;

/** A quotation, an item of a list, a heading, a rule, and the line below a heading. */
const blockStart = /^( ?)(>|[-+](?= |$)|#{1,6}(?= |$)|-(?=(?: ?-)+ ?$)|=(?==* ?$))/;

/**
 * Escapes a text so that Markdown shows it as it is, on one line, also at the start of a block:
 * `<App /> [x]` → `\<App /> \[x\]`, `1. A` → `1\. A`.
 */
export function escapeMarkdown(text: string, signs: RegExp = inlineSigns): string {
  return (
    text
      .replace(/\s+/g, ' ')
      .replace(signs, '\\$&')
      .replace(blockStart, '$1\\$2')
      .replace(/^( ?\d{1,9})(?=[.)](?: |$))/, '$1\\')
      // The end of a heading: `# C #`.
      .replace(/ (?=#+ ?$)/, ' \\')
  );
}
