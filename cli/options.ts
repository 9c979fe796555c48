import { resolve } from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { BuildFlags } from '../src/index.ts';
import type { Terminal } from './terminal.ts';

/** Adds the argument `[root]`, the folder that contains `content/`. */
export function rootArgument(command: Command): Command {
  return command.argument('[root]', 'folder that contains content/', '.');
}

/** Creates the option `--out`. */
export function outOption(): Option {
  return new Option('--out <folder>', 'output folder (default: dist next to content/)');
}

/** Creates the option `--only`, which can be repeated. */
export function onlyOption(): Option {
  return new Option(
    '--only <glob>',
    "build only pages whose path matches, such as '/material-ui/**'; can be repeated",
  ).argParser((glob: string, earlier: readonly string[] = []): readonly string[] => [...earlier, glob]);
}

/** Creates the option `--strict`. */
export function strictOption(): Option {
  return new Option('--strict', 'treat warnings as errors');
}

/** Creates the option `--types-with`, which can be repeated. */
export function typesWithOption(): Option {
  type Names = Readonly<Record<string, string>>;
  const name = '(?:@[^/=@]+/)?[^/=@]+';
  const pattern = new RegExp(`^(${name})=(${name})$`);
  const parse = (text: string, earlier: Names = {}): Names => {
    const [, from, to] = pattern.exec(text) ?? [];
    if (from === undefined || to === undefined)
      throw new InvalidArgumentError('Use two names of packages, such as @mui/material=mui-material-8.');
    return { ...earlier, [from]: to };
  };
  return new Option(
    '--types-with <names>',
    'also check the types with another version of a package, which is installed under another name, ' +
      'such as @mui/material=mui-material-8; can be repeated',
  ).argParser(parse);
}

/** Creates the option `--keep-going`. */
export function keepGoingOption(): Option {
  return new Option(
    '--keep-going',
    'write what can be built although there are errors; the exit code stays 1',
  );
}

/** Creates the options of a remote cache. */
export function remoteCacheOptions(): readonly Option[] {
  const parse = (place: string): string => {
    if (/^https?:\/\/[^/]*@/.test(place))
      throw new InvalidArgumentError('Pass the password in COLOPHON_CACHE_TOKEN.');
    return place;
  };
  return [
    new Option('--remote-cache <place>', 'URL or folder of a cache that machines share').argParser(parse),
    new Option('--remote-cache-mode <mode>', 'whether to add results to it (default: read)').choices([
      'read',
      'read-write',
    ]),
  ];
}

/** Creates the option `--shard`. */
export function shardOption(): Option {
  const parse = (text: string): NonNullable<BuildFlags['shard']> => {
    const [index = 0, count = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(text)?.slice(1) ?? []).map(Number);
    if (index < 1 || index > count)
      throw new InvalidArgumentError('Use a part and their number, such as 3/8.');
    return { index, count };
  };
  return new Option('--shard <share>', 'build only this part, such as 3/8, for docs merge').argParser(parse);
}

/** Creates the option `--port`. */
export function portOption(defaultPort: number): Option {
  const parse = (text: string): number => {
    const port = Number(text);
    if (!/^\d+$/.test(text) || port > 65_535) throw new InvalidArgumentError('Use a number from 0 to 65535.');
    return port;
  };
  return new Option('--port <port>', 'port to listen on; 0 picks a free port')
    .argParser(parse)
    .default(defaultPort);
}

/** Creates the option `--host`. */
export function hostOption(): Option {
  return new Option('--host <host>', 'address to listen on; 0.0.0.0 allows network access').default(
    '127.0.0.1',
  );
}

/** Completes parsed options to the flags of a build. */
export function toBuildFlags(
  options: Partial<BuildFlags>,
  { cwd, environment }: Pick<Terminal, 'cwd' | 'environment'>,
): BuildFlags {
  return {
    only: [],
    sizes: false,
    force: false,
    strict: false,
    ...options,
    ...(options.out !== undefined && { out: resolve(cwd, options.out) }),
    ...(options.remoteCache !== undefined && { remoteCache: absolutePlace(options.remoteCache, cwd) }),
    environment,
  };
}

function absolutePlace(place: string, cwd: string): string {
  return /^https?:/.test(place) ? place : resolve(cwd, place);
}
