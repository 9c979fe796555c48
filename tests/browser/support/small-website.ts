import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import type { SiteFiles } from '../../support/workspace.ts';
import { buildWebsite } from './build-website.ts';
import { serveWebsite } from './serve-website.ts';
import type { Website } from './start-browser.ts';

/** A site made for one test, built and served. */
export interface SmallWebsite extends Website, AsyncDisposable {
  /** Ends the server, as a lost connection does. */
  disconnect(): Promise<void>;
  /** Changes sources and builds again. */
  rebuild(files: SiteFiles): Promise<void>;
}

/**
 * Writes the sources of a site to a folder far from this repository, builds them by the command, and serves
 * the outcome, below the path that its settings name.
 */
export async function smallWebsite(files: SiteFiles, base = '/'): Promise<SmallWebsite> {
  const temporary = await temporaryFolder();
  const root = temporary.path;
  const folder = join(root, 'dist');
  const rebuild = async (changed: SiteFiles): Promise<void> => {
    for (const [path, text] of Object.entries(changed)) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), text);
    }
    await buildWebsite(root, folder);
  };
  try {
    await rebuild(files);
    const served = await serveWebsite(folder, base);
    const disconnect = async () => served[Symbol.asyncDispose]();
    return {
      folder,
      url: served.url,
      disconnect,
      rebuild,
      async [Symbol.asyncDispose]() {
        await disconnect();
        await temporary[Symbol.asyncDispose]();
      },
    };
  } catch (error) {
    await temporary[Symbol.asyncDispose]();
    throw error;
  }
}
