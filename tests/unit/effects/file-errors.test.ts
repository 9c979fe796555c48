import { expect, test } from 'vitest';
import { writeCodeOf } from '../../../src/effects/file-errors.ts';

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
