import { expect, test } from 'vitest';
import { faultOf } from '../../../src/lib/file-fault.ts';
import { isSystemError } from '../../../src/lib/system-error.ts';

const withCode = (code: unknown) => Object.assign(new Error('x'), { code });

test.each<[what: string, error: unknown, fault: string | undefined]>([
  ['a file of another user', withCode('EACCES'), 'no-permission'],
  ['a protected file', withCode('EPERM'), 'no-permission'],
  ['a damaged disk', withCode('EIO'), 'read-error'],
  ['too many open files', withCode('EMFILE'), undefined],
  ['an error without a code', new Error('EACCES'), undefined],
  ['a code without an error', { code: 'EACCES' }, undefined],
])('%s', (_, error, fault) => {
  expect(faultOf(error)).toBe(fault);
});

test('an error of the system has a code', () => {
  expect(isSystemError(withCode('ENOSPC'))).toBe(true);
  expect(isSystemError(new Error('ENOSPC'))).toBe(false);
  expect(isSystemError({ code: 'ENOSPC' })).toBe(false);
});
