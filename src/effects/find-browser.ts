import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { UserError } from '../model/diagnostic.ts';

/** The environment variables that a browser is found by. */
export type BrowserEnvironment = Readonly<Record<string, string | undefined>>;

const names = [
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  // Chromium without windows, which Debian packages alone.
  'chromium-headless-shell',
  'chrome.exe',
];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Google\Chrome\Application\chrome.exe`,
];

/**
 * Finds the program of an installed Chrome or Chromium: `CHROME_PATH`, or the first in `PATH` and the usual
 * folders. Undefined if there is none.
 */
export function findBrowser({ CHROME_PATH: named, PATH = '' }: BrowserEnvironment): string | undefined {
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named;
    throw new UserError(`CHROME_PATH names "${named}", which does not exist.`);
  }
  const folders = PATH.split(delimiter).filter((folder) => folder !== '');
  const candidates = [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...places];
  return candidates.find((file) => existsSync(file));
}
