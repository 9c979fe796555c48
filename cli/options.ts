import { resolve } from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { BuildFlags } from '../src/index.ts';
import type { Terminal } from './terminal.ts';

/** The options that several commands share, as commander gathers them. */
export interface SharedOptions {
  readonly out?: string;
  readonly base?: string;
  readonly siteUrl?: string;
  readonly only?: readonly string[];
  readonly sizes?: boolean;
  readonly why?: string;
  readonly force?: boolean;
  readonly strict?: boolean;
}

/** `[root]`, the folder that holds `content/`. */
export function rootArgument(command: Command): Command {
  return command.argument('[root]', 'folder that holds content/', '.');
}

/** `--out`. */
export function outOption(): Option {
  return new Option('--out <folder>', 'folder of the website (default: dist beside content/)');
}

/** `--only`, as often as wanted. */
export function onlyOption(): Option {
  const gather = (glob: string, earlier: readonly string[] = []): readonly string[] => [...earlier, glob];
  return new Option(
    '--only <glob>',
    "only pages whose path fits, '/material-ui/**'; may be repeated",
  ).argParser(gather);
}

/** `--strict`. */
export function strictOption(): Option {
  return new Option('--strict', 'warnings fail as errors do');
}

/** A TCP port; 0 asks the system for a free one. */
export function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new InvalidArgumentError('A port is a number from 0 to 65535.');
  return port;
}

type Surroundings = Pick<Terminal, 'cwd' | 'environment'>;

/** What was typed, as the library takes it. */
export function toBuildFlags(options: SharedOptions, { cwd, environment }: Surroundings): BuildFlags {
  const { out, base, siteUrl, why, only = [], sizes = false, force = false, strict = false } = options;
  return {
    ...(out !== undefined && { out: resolve(cwd, out) }),
    ...(base !== undefined && { base }),
    ...(siteUrl !== undefined && { siteUrl }),
    ...(why !== undefined && { why }),
    only,
    sizes,
    force,
    strict,
    environment,
  };
}
