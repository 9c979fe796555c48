/** Whether a key has a letter. On keyboards without Latin letters, it is the key in the same place. */
export function isLetter({ key, code }: KeyboardEvent, letter: 'C' | 'K'): boolean {
  return key.toUpperCase() === letter || (key > '\x7f' && code === `Key${letter}`);
}
