import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from '../../support/install-packages.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { buildWebsite } from './build-website.ts';
import { serveWebsite } from './serve-website.ts';
import type { Website } from './start-browser.ts';

const sites = fileURLToPath(new URL('../../sites/', import.meta.url));

/** Builds one of the golden sites by the command and serves the outcome with its headers. */
export async function goldenWebsite(name: string, base: string): Promise<Website & AsyncDisposable> {
  const temporary = await temporaryFolder();
  const root = temporary.path;
  const expected = join(sites, name, 'expected');
  const folder = join(root, 'dist');
  await cp(join(sites, name), root, { recursive: true, filter: (path) => path !== expected });
  await installPackages(root);
  await buildWebsite(root, folder);
  const served = await serveWebsite(folder, base);
  return {
    folder,
    url: served.url,
    async [Symbol.asyncDispose]() {
      await served[Symbol.asyncDispose]();
      await temporary[Symbol.asyncDispose]();
    },
  };
}
