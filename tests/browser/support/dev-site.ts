import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { startDocs } from '../../support/spawn-docs.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
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

/** Writes the sources of a site to a folder far from this repository and serves them; returns when the site is up. */
export async function devSite(files: SiteFiles): Promise<DevSite> {
  const temporary = await temporaryFolder();
  const root = temporary.path;
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
    async [Symbol.asyncDispose]() {
      await docs[Symbol.asyncDispose]();
      await temporary[Symbol.asyncDispose]();
    },
  };
}
