/** What a chunk of an island exports. */
interface IslandModule {
  mount(element: Element, options: Readonly<Record<string, unknown>>): Promise<void>;
}

/** Loads the script that an island names, and lets it take over the island's markup. */
export async function mountIsland(element: HTMLElement): Promise<void> {
  const { island = '', islandImports = '', islandId, islandDrawn, islandProps } = element.dataset;
  runAhead(islandImports.split(' ').filter(Boolean));
  const module: IslandModule = await importFrom(island);
  const props: unknown = islandProps === undefined ? {} : JSON.parse(islandProps);
  await module.mount(element, { ...(props as object), id: islandId, drawn: islandDrawn });
}

/**
 * Asks for the chunks that an island imports side by side, not one behind the other, and before the island, so that each runs in a task of its own:
 * React and Material UI in one would hold up the page for 60 ms. What is wrong with one of them is told when the island is imported.
 */
function runAhead(urls: readonly string[]): void {
  void Promise.allSettled(urls.map(importFrom));
}

function importFrom(url: string): Promise<IslandModule> {
  return import(new URL(url, document.baseURI).href);
}
