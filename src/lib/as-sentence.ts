/** Ends the message of another program with a full stop, unless it ends in punctuation. */
export function asSentence(text: string): string {
  return /[.?!]\s*$/.test(text) ? text.trimEnd() : `${text}.`;
}

/** Makes the sentence of another program a part of ours: `Unexpected token.` → `unexpected token` */
export function asClause(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, '');
}
