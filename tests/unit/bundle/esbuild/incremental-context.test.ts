import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { incrementalContext } from '../../../../src/bundle/esbuild/incremental-context.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

test('a bundle that nobody uses any more is not kept', async () => {
  await using folder = await temporaryFolder();
  const { path } = folder;
  await writeFile(join(path, 'entry.js'), 'export default 1;');
  const context = incrementalContext(
    () => ({ entryPoints: ['entry.js'], absWorkingDir: path, outdir: path, write: false, metafile: true }),
    true,
  );
  const result = new WeakRef(await context.rebuild([]));
  // References live at least until the present task has ended.
  await setTimeout(10);
  collectGarbage();
  expect(result.deref()).toBeUndefined();
  await context.dispose();
});
