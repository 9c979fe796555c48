import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startBrowser } from '../../../src/demos/browser-driver.ts';
import { nodeFileSystem } from '../../../src/effects/node-file-system.ts';
import { packageRoot } from '../../../src/effects/package-root.ts';
import { UserError } from '../../../src/model/diagnostic.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

test.skipIf(process.platform === 'win32')('a browser that does not start is no internal error', async () => {
  await using folder = await temporaryFolder();
  const program = join(folder.path, 'chromium');
  await writeFile(program, '#!/bin/sh\necho "error while loading libnss3.so" >&2\nexit 127\n');
  await chmod(program, 0o755);
  const starting = startBrowser(packageRoot(), program, nodeFileSystem());
  await expect(starting).rejects.toBeInstanceOf(UserError);
  await expect(starting).rejects.toThrow(`Cannot start the browser "${program}":`);
  await expect(starting).rejects.toThrow('error while loading libnss3.so');
});
