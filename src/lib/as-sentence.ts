/** Ends the message of another program with a full stop, unless it ends in punctuation. */
export function asSentence(text: string): string {
  return /[.?!]\s*$/.test(text) ? text.trimEnd() : `${text}.`;
}
