import { spawn } from 'node:child_process';

/** The command that opens an address, by the operating system. */
const openers: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Opens an address in the browser of whoever sits here; tells a sentence when there is none. */
export function openBrowser(url: string, tell: (sentence: string) => void): void {
  const [command, ...args] = openers[process.platform] ?? ['xdg-open'];
  const child = spawn(command, [...args, url], { stdio: 'ignore', detached: true });
  child.once('error', () => tell(`No browser could be opened; ${url} is the address.`));
  // The browser outlives this command, and this command does not wait for it.
  child.unref();
}
