/** Returns the first characters of a text; half of a character, as in the middle of `🎉`, is none. */
export function firstCharacters(text: string, count: number): string {
  // A character has at most two code units.
  return [...text.slice(0, 2 * count)].slice(0, count).join('');
}
