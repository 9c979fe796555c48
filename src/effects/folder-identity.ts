import { statSync } from 'node:fs';

/**
 * A text that is another one when another folder or file has taken the place of the one that stood there; undefined when nothing stands there. At
 * once, so that nothing can happen between two of them. The time of its birth belongs to it: ext4 gives the number of a folder that was removed to
 * the next one.
 */
export function folderIdentity(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino} ${found.birthtimeMs}`;
}
