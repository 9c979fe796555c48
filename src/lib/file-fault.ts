import type { FileFault } from '../model/source.ts';
import { isSystemError } from './system-error.ts';

const faults: ReadonlyMap<unknown, FileFault> = new Map([
  ['EACCES', 'no-permission'],
  ['EPERM', 'no-permission'],
  ['EIO', 'read-error'],
]);

/**
 * Returns what is wrong with a file or folder that the system does not read; undefined for errors that
 * concern more than this file, such as too many open files.
 */
export function faultOf(error: unknown): FileFault | undefined {
  return isSystemError(error) ? faults.get(error.code) : undefined;
}
