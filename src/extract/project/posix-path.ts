/** Returns a path with the separators that TypeScript uses on every system. */
export function posixPath(file: string): string {
  return file.replaceAll('\\', '/');
}
