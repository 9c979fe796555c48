import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { FilePath } from '../model/path.ts';

/** Paths as they are stored: the same for a site in another folder, and on another machine. */
export interface PortablePaths {
  /** `/home/ann/site/content/Demo.tsx` → `content/Demo.tsx` */
  toStored(path: string): string;
  fromStored(stored: string): FilePath;
}

/** Creates the stored form of paths, relative to the site, or to this program for files of it. */
export function portablePaths(root: string, program: string): PortablePaths {
  const isWithin = (folder: string, path: string) => path === folder || path.startsWith(join(folder, sep));
  // One of the two may contain the other: a file belongs to the inner one.
  const isOwn = (path: string) =>
    isWithin(program, path) && (!isWithin(root, path) || isWithin(root, program));
  const posix = (path: string) => path.split(sep).join('/');
  return {
    toStored: (path) => {
      if (!isAbsolute(path)) return path;
      return isOwn(path) ? prefix + posix(relative(program, path)) : posix(relative(root, path));
    },
    fromStored: (stored) =>
      (stored.startsWith(prefix)
        ? resolve(program, stored.slice(prefix.length))
        : resolve(root, stored)) as FilePath,
  };
}

const prefix = 'colophon:';
