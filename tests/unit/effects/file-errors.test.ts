import { expect, test } from 'vitest';
import { FileError, withFileErrors, writeCodeOf } from '../../../src/effects/file-errors.ts';
import type { FileSystem } from '../../../src/effects/file-system.ts';
import type { FilePath } from '../../../src/model/path.ts';
import { memoryFileSystem } from '../../support/memory-file-system.ts';

const failure = (code: string) => Object.assign(new Error(code), { code });

test.each([
  ['a folder that cannot be created on a read-only disk', 'ENOENT', 'EROFS', 'EROFS'],
  ['a folder that was removed', 'ENOENT', undefined, 'ENOENT'],
  ['another reason, whatever the folder is', 'ENOSPC', 'EROFS', 'ENOSPC'],
])('%s: %s, access %s → %s', (_name, code, denied, expected) => {
  const asked: string[] = [];
  const access = (folder: string) => {
    asked.push(folder);
    if (denied !== undefined) throw failure(denied);
  };
  const file = `${import.meta.dirname}/missing/deeper/file.txt`;
  expect(writeCodeOf(failure(code), file, access)).toBe(expected);
  expect(asked).toEqual(code === 'ENOENT' ? [import.meta.dirname] : []);
});

/** The message and the reason of an operation that the system rejects. */
async function explained(call: (files: FileSystem) => Promise<unknown>, error: unknown): Promise<unknown> {
  const reject = () => Promise.reject(error);
  const memory = memoryFileSystem();
  const operations = Object.keys(memory).filter((name) => typeof Reflect.get(memory, name) === 'function');
  const rejecting = Object.fromEntries(operations.map((name) => [name, reject]));
  const thrown = await call(withFileErrors({ ...memory, ...rejecting })).catch((reason: unknown) => reason);
  return thrown instanceof FileError && thrown !== error ? [thrown.message, thrown.reason] : thrown;
}

const at = (path: string) => path as FilePath;
const here = process.cwd();

test.each<[call: (files: FileSystem) => Promise<unknown>, error: object, message: string]>([
  [
    (files) => files.readText(at('/a/b.md')),
    { code: 'EACCES' },
    'Cannot read "/a/b.md": permission denied (EACCES).',
  ],
  [
    (files) => files.list(at('/a')),
    { code: 'EACCES', path: '/a/private' },
    'Cannot read "/a/private": permission denied (EACCES).',
  ],
  [(files) => files.names(at(here)), { code: 'EIO' }, 'Cannot read ".": input/output error (EIO).'],
  [
    (files) => files.size(at(`${here}/content/a.md`)),
    { code: 'EMFILE' },
    'Cannot read "content/a.md": this program has too many open files (EMFILE).',
  ],
  [
    (files) => files.write(at('/a/b.md'), ''),
    { code: 'ENOSPC', path: '/a/b.md.tmp' },
    'Cannot write "/a/b.md": the disk is full (ENOSPC).',
  ],
  [
    (files) => files.rename(at('/a/x'), at('/a/b.md')),
    { code: 'EISDIR' },
    'Cannot write "/a/b.md": it is a folder (EISDIR).',
  ],
  [
    (files) => files.append(at('/a/b'), []),
    { code: 'EDQUOT' },
    'Cannot write "/a/b": the disk quota is exceeded (EDQUOT).',
  ],
  [
    (files) => files.remove(at('/a/b')),
    { code: 'EBUSY' },
    'Cannot remove "/a/b": another program is using it (EBUSY).',
  ],
  [
    (files) => files.removeFolder(at('/a')),
    { code: 'EPERM' },
    'Cannot remove "/a": operation not permitted (EPERM).',
  ],
  [
    (files) => files.removeEmptyFolder(at('/a')),
    { code: 'EROFS' },
    'Cannot remove "/a": the disk is read-only (EROFS).',
  ],
  [
    (files) => files.replace(at(`${import.meta.dirname}/file-errors.test.ts/a/b`), ''),
    { code: 'ENOTDIR' },
    'Cannot write "tests/unit/effects/file-errors.test.ts/a/b": "tests/unit/effects/file-errors.test.ts" is a file (ENOTDIR).',
  ],
  [
    (files) => files.readText(at(`${import.meta.dirname}/file-errors.test.ts/a`)),
    { code: 'ENOTDIR' },
    'Cannot read "tests/unit/effects/file-errors.test.ts/a": one of its parent folders is a file (ENOTDIR).',
  ],
  [
    (files) => files.write(at('/gone/a'), ''),
    { code: 'EEXIST' },
    'Cannot write "/gone/a": one of its parent folders is a file (EEXIST).',
  ],
])('a rejected operation is explained (%#)', async (call, error, message) => {
  const reason = message.replace(/^Cannot \w+ ".*?": |\.$/g, '');
  expect(await explained(call, Object.assign(new Error('no'), error))).toEqual([message, reason]);
});

test.each<[what: string, error: unknown]>([
  ['of another kind', Object.assign(new Error('no'), { code: 'EXYZ' })],
  ['without a code', new TypeError('not a function')],
  ['that is explained already', new FileError('Cannot read "a".', 'EACCES', 'denied')],
])('an error %s stays as it is', async (_, error) => {
  expect(await explained((files) => files.readText(at('/a')), error)).toBe(error);
});
