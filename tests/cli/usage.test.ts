import { readFile } from 'node:fs/promises';
import { describe, expect } from 'vitest';
import { spawnDocs } from '../support/spawn-docs.ts';
import { test } from '../support/workspace.ts';

describe('what needs no site', () => {
  test('--version prints the version of the package', async ({ workspace }) => {
    const { version } = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8'));
    const plain = { stdout: `${version}\n`, stderr: '', code: 0 };
    expect(await spawnDocs(['--version'], { cwd: workspace.root })).toEqual(plain);
    expect(await spawnDocs(['-V'], { cwd: workspace.root })).toEqual(plain);
  });

  test.for([
    ['docs --help', ['--help']],
    ['docs init --help', ['init', '--help']],
    ['docs dev --help', ['dev', '--help']],
    ['docs build --help', ['build', '--help']],
    ['docs check --help', ['check', '-h']],
    ['docs preview --help', ['help', 'preview']],
  ] as const)('%s', async ([name, args], { workspace }) => {
    const { stdout, stderr, code } = await spawnDocs(args, { cwd: workspace.root });
    await expect(stdout).toMatchFileSnapshot(`expected/${name.replaceAll(/\W+/g, '-')}.txt`);
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
  });

  test('no command at all is wrong usage, and shows the help', async ({ workspace }) => {
    const help = await spawnDocs(['--help'], { cwd: workspace.root });
    const { stdout, stderr, code } = await spawnDocs([], { cwd: workspace.root });
    expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
    expect(stderr).toBe(help.stdout);
  });
});

describe('wrong usage is one sentence on stderr and the code 2', () => {
  test.for([
    [['biuld'], 'There is no command "biuld"; did you mean "build"?'],
    [['inti', 'acme'], 'There is no command "inti"; did you mean "init"?'],
    [['init'], 'A value is missing for <dir>.'],
    [['init', 'a', 'b'], 'docs init takes at most 1 argument; found 2.'],
    [['build', '--fource'], 'There is no option "--fource"; did you mean "--force"?'],
    [['build', '--out'], 'A value is missing after --out <folder>.'],
    [['build', 'a', 'b'], 'docs build takes at most 1 argument; found 2.'],
    [['build', '--watch', '--json'], '--watch and --json do not go together.'],
    [['check', '--format', 'xml'], '--format takes one of text, json, sarif, github; found "xml".'],
    [['preview', '--port', 'http'], '--port cannot be "http". A port is a number from 0 to 65535.'],
  ] as const)('%j', async ([args, sentence], { workspace }) => {
    const outcome = await spawnDocs(args, { cwd: workspace.root });
    expect(outcome).toEqual({ stdout: '', stderr: `${sentence}\n`, code: 2 });
  });
});
