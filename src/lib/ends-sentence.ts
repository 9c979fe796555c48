/** True for a text that ends like a sentence, in any script that the words of the interface are in. */
export function endsSentence(text: string): boolean {
  return /[.!?。！？]$/.test(text.trim());
}
