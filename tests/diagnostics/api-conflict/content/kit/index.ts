/** Formats a number of bytes. */
export function formatBytes(value: number): string {
  return String(value);
}

/** Formats a number of bytes, as it did before. */
export function format_bytes(value: number): string {
  return formatBytes(value);
}
