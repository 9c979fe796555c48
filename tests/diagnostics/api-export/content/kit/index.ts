/** Formats a number of bytes. */
export function formatBytes(value: number): string {
  return String(value);
}

/** Reads a number of bytes. */
export function parseBytes(text: string): number {
  return Number(text);
}
