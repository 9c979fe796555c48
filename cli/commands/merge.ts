import { resolve } from 'node:path';
import { type Command, Option } from 'commander';
import type { ExitCode } from '../errors.ts';
import { keepGoingOption, outOption, remoteCacheOptions, strictOption } from '../options.ts';
import type { Terminal } from '../terminal.ts';
import { type BuildOptions, build } from './build.ts';

interface MergeOptions extends BuildOptions {
  readonly root: string;
}

/** Adds `docs merge`. */
export function defineMerge(program: Command, terminal: Terminal, finish: (code: ExitCode) => void): void {
  const command = program
    .command('merge')
    .argument('<part...>', 'folders that docs build --shard has written')
    .summary('build the website from parts')
    .description(
      'Builds the whole website with the results of parts that other machines have built. The website is the one ' +
        'that docs build writes, byte for byte; what no part contains is built here. Use the same sources and the ' +
        'same options as for the parts.',
    )
    .addOption(new Option('--root <folder>', 'folder that contains content/').default('.'))
    .addOption(outOption())
    .option('--base <path>', 'path under which the site is served, such as /docs/')
    .option('--site-url <origin>', 'canonical origin of the site, such as https://docs.acme.dev')
    .addOption(strictOption())
    .addOption(keepGoingOption())
    .option('--json', 'print one JSON report to stdout, and nothing else')
    .option('--quiet', 'no output on success');
  for (const option of remoteCacheOptions()) command.addOption(option);
  command.action(async (parts: readonly string[], { root, ...options }: MergeOptions) => {
    const folders = parts.map((part) => resolve(terminal.cwd, part));
    finish(await build(root, { ...options, parts: folders }, terminal));
  });
}
