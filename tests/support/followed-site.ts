import { expect } from 'vitest';
import { type DocsHere, startDocsHere } from './docs-here.ts';
import type { Workspace } from './workspace.ts';

/** How long a test waits for an edit to show. */
export const long = { timeout: 20_000 };

/** A site that `docs` builds or serves again after each edit. */
export interface FollowedSite extends DocsHere {
  /** The present HTML of a page. */
  html(path: string): Promise<string>;
  /** The present text of another file of the website. */
  file(path: string): Promise<string>;
}

/** The files of a site in a folder of its own, so that others can be beside it. */
export function inFolder(folder: string, site: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(site).map(([path, text]) => [`${folder}/${path}`, text]));
}

/** Starts `docs build --watch` in a folder of a workspace, and waits for the first build. */
export async function followBuild({ root, read }: Workspace, folder: string): Promise<FollowedSite> {
  const docs = await startUntil(['build', folder, '--watch'], root, 'Built ');
  const file = (path: string) => read(`${folder}/dist/${path}`);
  return { ...docs, file, html: (path) => file(`${path}/index.html`) };
}

/** Starts `docs dev` in a folder of a workspace, and waits until all pages are checked. */
export async function followDev({ root }: Workspace, folder: string): Promise<FollowedSite> {
  const docs = await startUntil(['dev', folder, '--port', '0'], root, ' pages in');
  const [, url = ''] = /at (http:\S+),/.exec(docs.written()) ?? [];
  const file = async (path: string) => (await fetch(`${url}${path}`)).text();
  return { ...docs, file, html: (path) => file(`${path}/`) };
}

async function startUntil(args: readonly string[], root: string, written: string): Promise<DocsHere> {
  const docs = startDocsHere(args, root);
  try {
    await expect.poll(docs.written, long).toContain(written);
    return docs;
  } catch (error) {
    await docs[Symbol.asyncDispose]();
    throw error;
  }
}
