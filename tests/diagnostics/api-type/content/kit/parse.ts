/** Reads a number of bytes. */
export function parseBytes(text: string: number {
  return Number(text);
}
