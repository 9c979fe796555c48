/** A colour or style of terminals, which tools for `ansi` blocks show as such: ESC `[32m`. */
const terminalStyle = /[^\P{Cc}\s]\[[\d;]*m/gu;

/** Returns a text without the colours and styles of terminals. */
export function withoutTerminalStyles(text: string): string {
  return text.includes('\u001b[') ? text.replace(terminalStyle, '') : text;
}
