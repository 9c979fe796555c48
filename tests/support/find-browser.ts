import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { aptPackages } from './apt-packages.ts';
import { updateBrowserPackage } from './update-browser-package.ts';

/** Programs in the order of preference. Without windows, a profile opens in a quarter of the time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The program of a Chromium: `CHROME_PATH` as it is, else the newest browser that the package sources of this
 * machine offer, else an installed one, else Playwright's own download. Throws with what to do when none can
 * be had.
 */
export async function findBrowser(say: (line: string) => void): Promise<string> {
  const named = process.env.CHROME_PATH;
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named;
    throw new Error(`CHROME_PATH names ${named}, which does not exist.`);
  }
  const packages = await aptPackages();
  if (packages !== undefined) await updateBrowserPackage(installedBrowser(), packages, say);
  const found = installedBrowser() ?? downloadBrowser();
  if (found !== undefined) return found;
  throw new Error(
    'The browser tests need Chrome or Chromium, and none could be installed. Install one, or set CHROME_PATH to its program.',
  );
}

function installedBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...places];
  return candidates.find((file) => existsSync(file));
}

function downloadBrowser(): string | undefined {
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js');
  const install = (args: readonly string[]) =>
    execFileSync(process.execPath, [cli, 'install', ...args], {
      stdio: ['ignore', 'pipe', 'ignore'],
      encoding: 'utf8',
    });
  try {
    const plan = install(['--dry-run', 'chromium']);
    const folder = /Install location:\s+(\S.*)/.exec(plan)?.[1]?.trim();
    install(['chromium']);
    const programs = ['chrome-linux/chrome', 'chrome-linux64/chrome', 'chrome-win/chrome.exe'].map((file) =>
      join(folder ?? '', file),
    );
    return programs.find((file) => existsSync(file));
  } catch {
    // No network, or no build for this system: the caller says what to do.
    return undefined;
  }
}
