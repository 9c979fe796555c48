import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { startDocs } from '../../support/spawn-docs.ts';
import type { SiteFiles } from '../../support/workspace.ts';

/** A site made for one test, served by `docs dev`. */
export interface DevSite extends AsyncDisposable {
  /** Ends in a slash. */
  readonly url: string;
  readonly root: string;
  /** Saves sources as an editor does. */
  save(files: SiteFiles): Promise<void>;
  /** Ends the server and starts another one at the same address. */
  restart(): Promise<void>;
}

/**
 * Writes the sources of a site to a folder far from this repository, in the place of those that are there,
 * and serves them; returns when the site is up. A cache that is there stays, so that the next test need not
 * bundle again what the last one did.
 */
export async function devSite(root: string, files: SiteFiles): Promise<DevSite> {
  const save = async (changed: SiteFiles): Promise<void> => {
    for (const [path, text] of Object.entries(changed)) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), text);
    }
  };
  const start = async (port: string) => {
    const docs = startDocs(['dev', '--port', port], { cwd: root });
    await docs.said(/\d+ pages in /);
    return docs;
  };
  for (const folder of ['content', 'templates'])
    await rm(join(root, folder), { recursive: true, force: true });
  await save(files);
  let docs = await start('0');
  const url = / at (http:\S+),/.exec(docs.written.stdout)?.[1] ?? '';
  return {
    url,
    root,
    save,
    async restart() {
      docs.child.kill('SIGINT');
      await docs.ended;
      docs = await start(new URL(url).port);
    },
    [Symbol.asyncDispose]: () => docs[Symbol.asyncDispose](),
  };
}
