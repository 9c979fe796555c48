/** What a chunk of an island exports. */
interface IslandModule {
  mount(element: Element, options: Readonly<Record<string, unknown>>): Promise<void>;
}

/** Loads the script that an island names, and lets it take over the island's markup. One that cannot start is lost, and told on the console; the page is not. */
export async function mountIsland(element: HTMLElement): Promise<void> {
  try {
    await mount(element);
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: whoever looks should learn why.
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
 * Asks for an island and all that it imports at once, not for one behind the other, and runs the imports one by one, in the order in which they would run anyway:
 * React and Material UI in one task would hold up the page for 60 ms.
 */
async function runImports(urls: readonly string[], island: string): Promise<void> {
  let asked = 0;
  for (const url of [...urls, island]) {
    if (!preload(url)) continue;
    asked += 1;
    if (asked % atOnce === 0) await nextTask();
  }
  for (const url of urls) await importFrom(url);
}

/** To ask for 21 files at once took 30 ms on a slow machine. */
const atOnce = 5;

/** Lets the browser draw and hear in between, where it can be asked to go on at once afterwards. */
async function nextTask(): Promise<void> {
  if ('scheduler' in window && 'yield' in scheduler) await scheduler.yield();
}

const preloaded = new Set<string>();

/** False for what was asked for before. */
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
