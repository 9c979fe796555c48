import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { findBrowser } from '../../support/find-browser.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { buildWebsite, repository } from './build-website.ts';
import { serveWebsite } from './serve-website.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the one browser of this run takes orders. */
    readonly browserEndpoint: string;
    /** This repository's own site: its folder, and where it is served. */
    readonly website: Website;
  }
}

/** A built site: its folder, and its address with a slash at the end. */
export interface Website {
  readonly folder: string;
  readonly url: string;
}

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-quic',
  '--no-first-run',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Builds and serves this repository's site, and starts one browser, for all test files. Gives back how to end
 * them.
 */
export async function setup({ provide, vitest }: TestProject): Promise<() => Promise<void>> {
  const say = (line: string): void => vitest.logger.log(line);
  const owned: AsyncDisposable[] = [];
  const end = async (): Promise<void> => {
    for (const resource of owned.reverse()) await resource[Symbol.asyncDispose]();
  };
  // While the site is built; a failure is reported after that.
  const browserFound = findBrowser(say);
  browserFound.catch(() => {});
  try {
    const temporary = await temporaryFolder();
    owned.push(temporary);
    const folder = join(temporary.path, 'site');
    await buildWebsite(repository, folder);
    const served = await serveWebsite(folder);
    owned.push(served);
    const executablePath = await browserFound;
    const browser = await chromium.launchServer({ executablePath, args: flags });
    owned.push({ [Symbol.asyncDispose]: () => browser.close() });
    say(`The browser is Chromium ${await versionAt(browser.wsEndpoint())}, ${executablePath}`);
    provide('browserEndpoint', browser.wsEndpoint());
    provide('website', { folder, url: served.url });
    return end;
  } catch (error) {
    await end();
    throw error;
  }
}

/** The version of a running browser: as the protocol reports it, since not every program prints it. */
async function versionAt(endpoint: string): Promise<string> {
  const client = await chromium.connect(endpoint);
  const version = client.version();
  await client.close();
  return version;
}
