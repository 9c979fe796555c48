import { resolve } from 'node:path';
import { UserError } from '../../src/index.ts';

/**
 * Returns the absolute path of a site's folder.
 *
 * @throws {UserError} If it is no text, as programs in JavaScript may pass `{ root: '.' }`.
 */
export function siteFolder(root: string, caller: string): string {
  if (typeof root === 'string') return resolve(root);
  throw new UserError(
    `The first argument of ${caller}() is the folder that contains "content": ${caller}('.')`,
  );
}
