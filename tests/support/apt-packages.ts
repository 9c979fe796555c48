import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { PackageManager } from './update-browser-package.ts';

const execute = promisify(execFile);

/** Longest time to wait for another process that uses the package manager. */
const lockLimit = 60_000;

/**
 * Longest time that refreshing the package lists may take; without a network it fails at once, behind some
 * firewalls never.
 */
const refreshLimit = 60_000;

const settings = [
  `DPkg::Lock::Timeout=${lockLimit / 1000}`,
  'Acquire::Retries=0',
  'Acquire::http::Timeout=10',
  'Acquire::https::Timeout=10',
  // By default a source that cannot be reached is only a warning.
  'APT::Update::Error-Mode=any',
  // Nobody is there to answer a question about a changed file of configuration.
  'Dpkg::Options::=--force-confdef',
  'Dpkg::Options::=--force-confold',
];

/**
 * Debian's package manager; undefined on a machine without it, or where this user may not install packages
 * without a password.
 */
export async function aptPackages(): Promise<PackageManager | undefined> {
  if (!existsSync('/usr/bin/apt-get')) return undefined;
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  try {
    await run([...prefix, 'true']);
  } catch {
    return undefined;
  }
  const options = ['-qq', ...settings.flatMap((setting) => ['-o', setting])];
  const aptGet = [...prefix, 'env', 'LC_ALL=C', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...options];
  return {
    async versions(name) {
      const policy = await run(['env', 'LC_ALL=C', 'apt-cache', 'policy', name]);
      return { installed: versionIn(policy, 'Installed'), candidate: versionIn(policy, 'Candidate') };
    },
    refresh: () => whileLocked(() => run([...aptGet, 'update'], refreshLimit), lockLimit),
    async install(name) {
      await run([...aptGet, 'install', '-y', name]);
    },
  };
}

async function run([command = '', ...args]: readonly string[], timeout = 0): Promise<string> {
  const running = execute(command, args, { timeout, encoding: 'utf8', maxBuffer: Number.POSITIVE_INFINITY });
  running.child.stdin?.end();
  return (await running).stdout;
}

function versionIn(policy: string, key: string): string | undefined {
  const version = new RegExp(`^ *${key}: (\\S+)$`, 'm').exec(policy)?.[1];
  return version === '(none)' ? undefined : version;
}

/**
 * Repeats what another process keeps from the package lists: `DPkg::Lock::Timeout` does not apply to their
 * lock.
 */
async function whileLocked(work: () => Promise<unknown>, limit: number): Promise<void> {
  const end = Date.now() + limit;
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      if (!/Could not get lock/.test(String(error)) || Date.now() > end) throw error;
      await pause(1000);
    }
  }
}
