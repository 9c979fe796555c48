import { stripVTControlCharacters } from 'node:util';
import type { FileSystem } from '../effects/file-system.ts';
import { installCommand } from '../effects/install-command.ts';
import { resolvePackage } from '../effects/resolve-package.ts';
import { errorMessage } from '../lib/error-message.ts';
import { UserError } from '../model/diagnostic.ts';
import type { FilePath } from '../model/path.ts';

/** A document in the browser. `evaluate` runs an expression in it. */
export interface BrowserFrame {
  evaluate(expression: string): Promise<unknown>;
}

/** A message of the console. */
export interface ConsoleMessage {
  type(): string;
  text(): string;
  location(): { readonly url: string };
}

/** A page of the package playwright-core, as far as it is used. */
export interface BrowserPage extends BrowserFrame {
  readonly keyboard: { press(keys: string): Promise<void> };
  goto(url: string, options: { readonly waitUntil: 'load'; readonly timeout: number }): Promise<unknown>;
  on(event: 'console', listener: (message: ConsoleMessage) => void): unknown;
  on(event: 'pageerror', listener: (error: Error) => void): unknown;
  locator(selector: string): {
    elementHandle(): Promise<{ contentFrame(): Promise<BrowserFrame | null> } | null>;
  };
}

/** A window without cookies and storage of others. */
export interface BrowserContext {
  addInitScript(script: { readonly content: string }): Promise<unknown>;
  newPage(): Promise<BrowserPage>;
  close(): Promise<void>;
}

/** A running browser. */
export interface Browser {
  newContext(options: { readonly reducedMotion: 'reduce' }): Promise<BrowserContext>;
  version(): string;
  close(): Promise<void>;
}

/** A running browser with its version and that of its driver. */
export interface DrivenBrowser {
  readonly browser: Browser;
  readonly version: string;
}

interface Playwright {
  readonly chromium: {
    executablePath(): string;
    launch(options: {
      readonly executablePath: string;
      readonly args: readonly string[];
      readonly handleSIGINT: boolean;
    }): Promise<Browser>;
  };
}

/** Nothing but the site is loaded. */
const flags = ['--disable-gpu', '--disable-background-networking', '--disable-component-update'];

/**
 * Starts a browser with the package playwright-core of a site. Rejects with a `UserError` that says what is
 * missing.
 *
 * @param program an installed browser; undefined for the one that playwright-core has downloaded
 */
export async function startBrowser(
  root: string,
  program: string | undefined,
  { exists }: Pick<FileSystem, 'exists'>,
): Promise<DrivenBrowser> {
  const found = resolvePackage('playwright-core', root);
  if (!found) {
    const command = installCommand('playwright-core', { root, isDevelopment: true });
    throw new UserError(`--browser needs playwright-core: ${command}`);
  }
  const { default: playwright }: { readonly default: Playwright } = await import(found.url);
  const { chromium } = playwright;
  const executablePath = program ?? chromium.executablePath();
  if (!(await exists(executablePath as FilePath)))
    throw new UserError(
      'No Chrome or Chromium is found. Install one, set CHROME_PATH to its program, or run "npx playwright-core install chromium".',
    );
  const browser = await launch(playwright, executablePath);
  return { browser, version: `${browser.version()} ${found.version}` };
}

async function launch({ chromium }: Playwright, executablePath: string): Promise<Browser> {
  try {
    return await chromium.launch({ executablePath, args: flags, handleSIGINT: false });
  } catch (error) {
    // The log of the browser, which names a library that the system lacks, for example.
    const log = stripVTControlCharacters(errorMessage(error));
    throw new UserError(`Cannot start the browser "${executablePath}":\n\n${log}`, { cause: error });
  }
}
