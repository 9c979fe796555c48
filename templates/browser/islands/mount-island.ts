import { logError, statusWord } from '../lib/status.ts';
import { acceptStrings } from '../lib/trusted.ts';

interface IslandModule {
  mount(element: Element, options: Readonly<Record<string, unknown>>): Promise<void>;
}

/** Loads the script of an island and hydrates its markup. A failure is logged and leaves the page working. */
export async function mountIsland(element: HTMLElement): Promise<void> {
  await mount(element).catch((error: unknown) => {
    logError('An island of this page could not start.')(error);
    // The empty place of a demo without markup would seem to wait for it.
    if (!element.firstChild) element.textContent = statusWord('failed');
  });
}

async function mount(element: HTMLElement): Promise<void> {
  const { island = '', islandImports = '', islandId, islandRendered, islandProps } = element.dataset;
  acceptStrings();
  await runImports(islandImports.split(' ').filter(Boolean), island);
  const module: IslandModule = await importFrom(island);
  const props: unknown = islandProps === undefined ? {} : JSON.parse(islandProps);
  await module.mount(element, { ...(props as object), id: islandId, rendered: islandRendered });
}

/** Preloads an island and its imports, then runs the imports one by one, so that no task blocks the page. */
async function runImports(urls: readonly string[], island: string): Promise<void> {
  let requested = 0;
  for (const url of [...urls, island]) {
    if (!preload(url)) continue;
    requested += 1;
    if (requested % preloadsPerTask === 0) await nextTask();
  }
  for (const url of urls) await importFrom(url);
}

const preloadsPerTask = 5;

/** Yields to rendering and input where the browser can resume the task right after them. */
async function nextTask(): Promise<void> {
  if ('scheduler' in window && 'yield' in scheduler) await scheduler.yield();
}

const preloaded = new Set<string>();

/** Returns false when the script was preloaded before. */
function preload(url: string): boolean {
  if (preloaded.has(url)) return false;
  preloaded.add(url);
  const href = new URL(url, document.baseURI).href;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  return true;
}

function importFrom(url: string): Promise<IslandModule> {
  return import(new URL(url, document.baseURI).href);
}
