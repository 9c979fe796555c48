import { relative, sep } from 'node:path';
import { UserError } from '../model/diagnostic.ts';
import type { FilePath } from '../model/path.ts';
import { codeOf } from './missing.ts';

/** What the system did not let us do with a file: the user has to act. Keeps the code of the failure. */
export class Refusal extends UserError {
  constructor(
    message: string,
    readonly code: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** What was tried with a file or folder. */
export type Attempt = 'read' | 'written' | 'removed';

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission is denied',
  EPERM: 'it is not permitted',
  EROFS: 'the disk may only be read',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of the disk is used up',
  EMFILE: 'this program has too many files open',
  ENFILE: 'the system has too many files open',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a folder on the way to it is a file',
  ENOENT: 'a folder on the way to it is missing',
  EEXIST: 'a file stands where it needs a folder',
  ENAMETOOLONG: 'its name is too long',
  ELOOP: 'links lead round in a circle',
  EBUSY: 'another program is using it',
  EIO: 'the disk fails',
};

/** A failure of a call as a sentence, where the system refused it; any other failure as it is. */
export function refusalOf(error: unknown, what: Attempt, path: FilePath): unknown {
  const code = codeOf(error);
  const reason = typeof code === 'string' ? reasons[code] : undefined;
  if (typeof code !== 'string' || reason === undefined || error instanceof Refusal) return error;
  return new Refusal(
    `${shown(what === 'read' ? pathOf(error, path) : path)} cannot be ${what}: ${reason} (${code}).`,
    code,
    { cause: error },
  );
}

/** Who reads a folder is refused one of the folders in it; who writes, a file that stands in for another until it is whole. */
function pathOf(error: unknown, path: string): string {
  return error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : path;
}

/** As the user would name it from where the program was called. */
function shown(path: string): string {
  const here = relative(process.cwd(), path).split(sep).join('/');
  return here.startsWith('../') ? path : here || '.';
}
