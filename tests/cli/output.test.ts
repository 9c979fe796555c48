import { spawn } from 'node:child_process';
import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { plainSite } from '../support/small-site.ts';
import { test } from '../support/workspace.ts';

const program = fileURLToPath(new URL('../../lib/cli.js', import.meta.url));

test.for([['check', '--format', 'json'], ['build', '--json'], ['--help']])(
  'a full disk behind the output of docs %s is reported as such',
  async (args, { workspace }) => {
    await workspace.write(plainSite);
    const full = await open('/dev/full', 'w');
    const child = spawn(process.execPath, [program, ...args], {
      cwd: workspace.root,
      stdio: ['ignore', full.fd, 'pipe'],
    });
    const ended = new Promise((resolve) => child.once('close', resolve));
    expect(child.stderr && (await text(child.stderr))).toContain(
      'The output of this command cannot be written: no space left on device (ENOSPC).\n',
    );
    expect(await ended).toBe(2);
    await full.close();
  },
);

test('a working directory that was removed is reported as such', async ({ workspace }) => {
  await mkdir(join(workspace.root, 'gone'));
  const child = spawn('sh', ['-c', `rmdir ../gone && "${process.execPath}" "${program}" build`], {
    cwd: join(workspace.root, 'gone'),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  expect(child.stderr && (await text(child.stderr))).toBe(
    'The working directory no longer exists. Change to another folder.\n',
  );
  expect(await ended).toBe(2);
});
