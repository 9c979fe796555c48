import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { spawnDocs } from '../support/spawn-docs.ts';
import { test } from '../support/workspace.ts';

test.for(['bash', 'zsh', 'fish'] as const)('docs completion %s', async (shell, { workspace }) => {
  const { stdout, stderr, code } = await spawnDocs(['completion', shell], { cwd: workspace.root });
  expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
  for (const word of ['init', 'preview', 'site-url', 'sarif']) expect(stdout).toContain(word);
});

test('docs completion names the shells that it knows', async ({ workspace }) => {
  expect(await spawnDocs(['completion', 'tcsh'], { cwd: workspace.root })).toEqual({
    stdout: '',
    stderr: 'Argument <shell> does not accept "tcsh". Allowed choices are bash, zsh, fish.\n',
    code: 2,
  });
});

/** What bash offers after words of a command line; the last word is the one to complete. */
async function completions(cwd: string, lines: readonly (readonly string[])[]): Promise<string[][]> {
  const { stdout: script } = await spawnDocs(['completion', 'bash'], { cwd });
  const asked = lines.map(
    (words) =>
      `COMP_WORDS=(docs ${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length}; _docs; printf '%s\\n' "\${COMPREPLY[@]}"; echo .`,
  );
  const { stdout } = await promisify(execFile)(
    'bash',
    ['--noprofile', '--norc', '-c', `set -u\n${script}\n${asked.join('\n')}`],
    { cwd },
  );
  const answers = stdout.split('.\n').slice(0, -1);
  return answers.map((answer) => answer.split('\n').filter(Boolean).sort());
}

test('bash completes commands, options, their values, and folders', async ({ workspace }) => {
  await mkdir(join(workspace.root, 'our docs'));
  await mkdir(join(workspace.root, 'other'));
  const lines = [
    ['b'],
    ['build', '--s'],
    ['check', '--format', ''],
    ['check', 'o'],
    ['build', '--out', 'our'],
    ['check', '--format', '=', 's'],
    ['check', '--format', '='],
    ['eject', 'layout/foo'],
    ['explain', 'link-s'],
  ];
  expect(await completions(workspace.root, lines)).toEqual([
    ['build'],
    ['--shard', '--site-url', '--sizes', '--strict'],
    ['github', 'json', 'sarif', 'text'],
    ['other', 'our docs'],
    ['our docs'],
    ['sarif'],
    ['github', 'json', 'sarif', 'text'],
    ['layout/footer'],
    ['link-slash'],
  ]);
});

test('bash offers no words where only the user knows the value', async ({ workspace }) => {
  const lines = [
    ['build', '--site-url', ''],
    ['help', 'pre'],
    ['completion', 'f'],
    ['preview', '--port', ''],
  ];
  expect(await completions(workspace.root, lines)).toEqual([[], ['preview'], ['fish'], []]);
});
