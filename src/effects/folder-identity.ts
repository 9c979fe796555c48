import { statSync } from 'node:fs';

/**
 * A text that is another one when another folder or file has taken the place of the one that stood there; undefined when nothing stands there. At
 * once, so that nothing can happen between two of them.
 */
export function folderIdentity(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino}`;
}
