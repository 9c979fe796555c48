import { expect, test } from 'vitest';
import { bundleDiagnostics } from '../../../../src/bundle/esbuild/bundle-diagnostics.ts';
import type { FilePath } from '../../../../src/model/path.ts';

test('an error with errors of its own need not be the bundler’s', () => {
  const error = new AggregateError([new Error('one'), undefined, 'two'], 'All promises were rejected');
  expect(bundleDiagnostics(error, '/site' as FilePath)).toBeUndefined();
});
