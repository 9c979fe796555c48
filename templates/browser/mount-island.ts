/** What a chunk of an island exports. */
interface IslandModule {
  mount(element: Element, options: Readonly<Record<string, unknown>>): Promise<void>;
}

/** Loads the script that an island names, and lets it take over the island's markup. */
export async function mountIsland(element: HTMLElement): Promise<void> {
  const { island = '', islandId, islandDrawn, islandProps } = element.dataset;
  const module: IslandModule = await import(new URL(island, document.baseURI).href);
  const props: unknown = islandProps === undefined ? {} : JSON.parse(islandProps);
  await module.mount(element, { ...(props as object), id: islandId, drawn: islandDrawn });
}
