/**
 * Counts the characters of a text as its readers do: `🎉` is one. Counts code points, and not what stands
 * together as one sign, since that depends on the Unicode version of the runtime.
 */
export function characterCount(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}
