import { relative, sep } from 'node:path';

/** Returns the path from a folder to a file with slashes on every system, as reports write it. */
export function relativePath(from: string, to: string): string {
  return relative(from, to).split(sep).join('/');
}

/** Names a folder in a message, from the folder of the site: `dist`, or `.` for that folder itself. */
export function shownFolder(folder: string, root: string): string {
  return relativePath(root, folder) || '.';
}
