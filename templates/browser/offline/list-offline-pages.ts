import { type KeptRecord, keptCaches } from './kept-products.ts';

interface StoredPage {
  readonly href: string;
  readonly title: string;
}

/** Lists the products that the reader keeps, and the pages that were visited. */
export async function listOfflinePages(container: HTMLElement): Promise<void> {
  const scope = new URL(document.documentElement.dataset.base ?? '/', location.href).href;
  const kept = await keptProducts(scope);
  const visited = await visitedPages(`pages-${scope}`);
  const pages = [...kept, ...visited.filter(({ href }) => !kept.some((one) => one.href === href))];
  if (pages.length === 0) return;
  container.querySelector('ul')?.replaceChildren(...pages.map(renderEntry));
  container.previousElementSibling?.remove();
  container.hidden = false;
}

async function keptProducts(scope: string): Promise<StoredPage[]> {
  const { records } = keptCaches(scope);
  const found: StoredPage[] = [];
  for (const [, response] of await entriesOf(records)) {
    const { list }: KeptRecord = await response.json();
    if (list) found.push({ href: list.href, title: list.name });
  }
  return inOrder(found);
}

async function visitedPages(name: string): Promise<StoredPage[]> {
  const pages = new Map<string, StoredPage>();
  for (const [request, response] of await entriesOf(name)) {
    const page = await pageOf(request.url, response);
    if (page) pages.set(page.href, page);
  }
  return inOrder([...pages.values()]);
}

async function entriesOf(name: string): Promise<(readonly [Request, Response])[]> {
  // Opening a cache would create it.
  if (!(await caches.has(name))) return [];
  const cache = await caches.open(name);
  const entries = (await cache.keys()).map(async (request) => [request, await cache.match(request)] as const);
  return (await Promise.all(entries)).flatMap(([request, response]) =>
    response ? [[request, response]] : [],
  );
}

/** Returns undefined for documents that are no pages of a reader, such as framed demos. */
async function pageOf(url: string, response: Response): Promise<StoredPage | undefined> {
  const html = colophonTrusted.createHTML(await response.text());
  const page = new DOMParser().parseFromString(html, 'text/html');
  if (page.body.dataset.kind !== 'doc' && page.body.dataset.kind !== 'home') return undefined;
  const { pathname } = new URL(url);
  return { href: pathname, title: page.title || pathname };
}

function inOrder(pages: readonly StoredPage[]): StoredPage[] {
  return pages.toSorted((a, b) => a.title.localeCompare(b.title));
}

function renderEntry({ href, title }: StoredPage): HTMLLIElement {
  const item = document.createElement('li');
  item.append(Object.assign(document.createElement('a'), { href, textContent: title }));
  return item;
}
