import { readFile } from 'node:fs/promises';
import { describe, expect } from 'vitest';
import { spawnDocs } from '../support/spawn-docs.ts';
import { test } from '../support/workspace.ts';

describe('commands without a site', () => {
  test('--version prints the version of the package', async ({ workspace }) => {
    const { version } = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8'));
    const expected = { stdout: `${version}\n`, stderr: '', code: 0 };
    expect(await spawnDocs(['--version'], { cwd: workspace.root })).toEqual(expected);
    expect(await spawnDocs(['-V'], { cwd: workspace.root })).toEqual(expected);
  });

  test.for([
    ['docs --help', ['--help']],
    ['docs init --help', ['init', '--help']],
    ['docs dev --help', ['dev', '--help']],
    ['docs build --help', ['build', '--help']],
    ['docs merge --help', ['merge', '--help']],
    ['docs check --help', ['check', '-h']],
    ['docs api --help', ['api', '--help']],
    ['docs preview --help', ['help', 'preview']],
    ['docs eject --help', ['eject', '--help']],
  ] as const)('%s', async ([name, args], { workspace }) => {
    const { stdout, stderr, code } = await spawnDocs(args, { cwd: workspace.root });
    await expect(stdout).toMatchFileSnapshot(`expected/${name.replaceAll(/\W+/g, '-')}.txt`);
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
  });

  test('docs without a command is wrong usage, and prints the help', async ({ workspace }) => {
    const help = await spawnDocs(['--help'], { cwd: workspace.root });
    const { stdout, stderr, code } = await spawnDocs([], { cwd: workspace.root });
    expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
    expect(stderr).toBe(help.stdout);
  });
});

describe('wrong usage prints one line to stderr and exits with 2', () => {
  test.for([
    [['biuld'], 'Unknown command "biuld". Did you mean "build"?'],
    [['serve'], 'Unknown command "serve". Did you mean "preview"?'],
    [['start'], 'Unknown command "start". Did you mean "dev"?'],
    [['inti', 'acme'], 'Unknown command "inti". Did you mean "init"?'],
    [['init'], 'Argument <dir> is missing. Run "docs init --help" for the usage.'],
    [['init', 'a', 'b'], 'Too many arguments for "init". Expected 1 argument but got 2.'],
    [['build', '--fource'], 'Unknown option "--fource". Did you mean "--force"?'],
    [['build', '--out'], 'Option "--out <folder>" needs a value.'],
    [['build', 'a', 'b'], 'Too many arguments for "build". Expected 1 argument but got 2.'],
    [['build', '--watch', '--json'], 'Option "--watch" cannot be used with option "--json".'],
    [
      ['check', '--format', 'xml'],
      'Option "--format <format>" does not accept "xml". Allowed choices are text, json, sarif, github.',
    ],
    [
      ['preview', '--port', 'http'],
      'Option "--port <port>" does not accept "http". Use a number from 0 to 65535.',
    ],
  ] as const)('%j', async ([args, sentence], { workspace }) => {
    const outcome = await spawnDocs(args, { cwd: workspace.root });
    expect(outcome).toEqual({ stdout: '', stderr: `${sentence}\n`, code: 2 });
  });
});

test.for([
  ['dev', 'Nothing is served.'],
  ['preview', 'Nothing is served.'],
  ['api', 'Nothing was done.'],
] as const)(
  'docs %s ends with a summary where there is no site',
  async ([command, outcome], { workspace }) => {
    const { stdout, code } = await spawnDocs([command], { cwd: workspace.root });
    expect(stdout).toContain('docs init <dir>');
    expect(stdout).toMatch(/\n1 error\. .*\n$/);
    expect(stdout.endsWith(`1 error. ${outcome}\n`)).toBe(true);
    expect(code).toBe(2);
  },
);
