import { expect, test } from 'vitest';
import { bundleDiagnostics } from '../../../../src/bundle/esbuild/bundle-diagnostics.ts';
import type { FilePath } from '../../../../src/model/path.ts';

test('an AggregateError is not a failure of esbuild', () => {
  const error = new AggregateError([new Error('one'), undefined, 'two'], 'All promises were rejected');
  expect(bundleDiagnostics(error, '/site' as FilePath)).toBeUndefined();
});
