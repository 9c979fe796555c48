import { basename } from 'node:path';

/** The versions of a package: the one on this machine, and the newest that its package sources offer. */
export interface PackageVersions {
  readonly installed: string | undefined;
  readonly candidate: string | undefined;
}

/** What updating needs of a package manager. */
export interface PackageManager {
  readonly versions: (name: string) => Promise<PackageVersions>;
  /** Fetches the lists of packages; rejects when any source cannot be reached. */
  readonly refresh: () => Promise<void>;
  readonly install: (name: string) => Promise<void>;
}

/** Debian's Chromium without windows, in which a fresh profile costs a quarter of the time. */
const withoutWindows = 'chromium-headless-shell';

/**
 * Installs or updates the packaged browser without windows; where none is offered, the package that the
 * program belongs to. It never rejects: where that is not possible, it says so, and what is installed stays.
 */
export async function updateBrowserPackage(
  program: string | undefined,
  packages: PackageManager,
  say: (line: string) => void,
): Promise<void> {
  const own = packageOf(program);
  let name = own;
  try {
    // A browser that came another way is not the package manager's to update.
    if (program !== undefined && (await packages.versions(own)).installed === undefined) return;
    await refresh(packages, say);
    const isOffered = (await packages.versions(withoutWindows)).candidate !== undefined;
    name = isOffered ? withoutWindows : own;
    const { installed, candidate } = await packages.versions(name);
    if (candidate === undefined || candidate === installed) return;
    say(`Installing ${name} ${candidate}${installed === undefined ? '' : ` in place of ${installed}`} …`);
    await packages.install(name);
  } catch (error) {
    say(`The package ${name} could not be updated: ${reason(error)}`);
  }
}

function packageOf(program: string | undefined): string {
  if (program === undefined) return 'chromium';
  const name = basename(program);
  if (name.startsWith('google-chrome')) return 'google-chrome-stable';
  return name === withoutWindows ? withoutWindows : 'chromium';
}

async function refresh(packages: PackageManager, say: (line: string) => void): Promise<void> {
  try {
    await packages.refresh();
  } catch (error) {
    // The lists of the last time may still know a newer version.
    say(`The package lists could not be refreshed, so the browser may not be the newest: ${reason(error)}`);
  }
}

/** The first line that a package manager marks as an error, else the first line of the message. */
function reason(error: unknown): string {
  const lines = (error instanceof Error ? error.message : String(error)).split('\n');
  return (lines.find((line) => line.startsWith('E: ')) ?? lines[0] ?? '').replace(/^E: /, '');
}
