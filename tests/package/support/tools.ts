import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Kept between runs, like the packages of a browser. */
const folder = fileURLToPath(new URL('../../../.cache/tools', import.meta.url));

/** A process that ended with code 0. */
export interface Finished {
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a program; rejects with everything that it printed. */
export async function run(
  program: string,
  args: readonly string[],
  { cwd, env = {} }: { readonly cwd: string; readonly env?: Readonly<Record<string, string>> },
): Promise<Finished> {
  try {
    return await promisify(execFile)(program, args, {
      cwd,
      env: { ...process.env, ...env },
      maxBuffer: 64 * 1024 * 1024,
      shell: process.platform === 'win32' && program === 'npm',
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as Partial<Finished>;
    throw new Error(`${program} ${args.join(' ')} failed in ${cwd}:\n${stdout}${stderr}`, { cause: error });
  }
}

/**
 * Downloads a package of the npm registry once and returns its folder. Rejects if the registry cannot be
 * reached.
 */
export async function tool(spec: string): Promise<string> {
  const place = join(folder, spec.replace(/[@/]+/g, '-'));
  const found = join(place, 'package');
  if (existsSync(found)) return found;
  const making = `${place}-${process.pid}`;
  await mkdir(making, { recursive: true });
  await run('npm', ['pack', '--silent', '--prefer-offline', spec], { cwd: making }).catch((cause) => {
    throw new Error(
      `These tests need ${spec} from the npm registry. Check the connection and "npm config get registry", then run them again.`,
      { cause },
    );
  });
  const [archive = ''] = await readdir(making);
  await run('tar', ['xzf', archive], { cwd: making });
  await rm(join(making, archive));
  await rm(place, { recursive: true, force: true });
  await rename(making, place);
  return found;
}

/** The address of the npm registry, which yarn does not read from the configuration of npm. */
export async function registry(): Promise<string> {
  const { stdout } = await run('npm', ['config', 'get', 'registry'], { cwd: folder });
  return stdout.trim().replace(/\/$/, '');
}
