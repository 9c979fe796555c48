/** The exports of an island's chunk. */
interface IslandModule {
  mount(element: Element, options: Readonly<Record<string, unknown>>): Promise<void>;
}

/** Loads the script of an island and hydrates its markup. A failure is logged and leaves the page working. */
export async function mountIsland(element: HTMLElement): Promise<void> {
  try {
    await mount(element);
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the page works without the island; the console explains why it is missing.
    console.error('An island of this page could not start.', error);
  }
}

async function mount(element: HTMLElement): Promise<void> {
  const { island = '', islandImports = '', islandId, islandRendered, islandProps } = element.dataset;
  await runImports(islandImports.split(' ').filter(Boolean), island);
  const module: IslandModule = await importFrom(island);
  const props: unknown = islandProps === undefined ? {} : JSON.parse(islandProps);
  await module.mount(element, { ...(props as object), id: islandId, rendered: islandRendered });
}

/**
 * Preloads an island with all its imports in parallel, then runs the imports one by one, in their usual order:
 * running React and Material UI in one task would block the page.
 */
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
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = new URL(url, document.baseURI).href;
  document.head.append(link);
  return true;
}

function importFrom(url: string): Promise<IslandModule> {
  return import(new URL(url, document.baseURI).href);
}
