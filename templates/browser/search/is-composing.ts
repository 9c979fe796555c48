/** The code of every key that an input method reads. */
const composingCode = 229;

/**
 * Whether a key belongs to the composition of a word, such as a Chinese one, which Enter and Escape end. For
 * these two, Safari says so only by the code, because it ends the composition first.
 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === composingCode;
}
