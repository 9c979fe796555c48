/** A path as its author wrote it, without what addresses need instead of letters. */
export function readableAddress(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // Whatever stands behind a host may be asked for: `/100%/`.
    return path;
  }
}
