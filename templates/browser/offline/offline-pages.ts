interface CachedPage {
  readonly href: string;
  readonly title: string;
}

/** Lists the cached pages on the offline page. */
export function startOfflinePages(): void {
  const container = document.querySelector<HTMLElement>('[data-offline-pages]');
  if (!container || !('caches' in window)) return;
  addEventListener('online', () => location.reload());
  void cachedPages().then((pages) => {
    if (pages.length === 0) return;
    container.querySelector('ul')?.replaceChildren(...pages.map(renderEntry));
    container.previousElementSibling?.remove();
    container.hidden = false;
  });
}

async function cachedPages(): Promise<CachedPage[]> {
  const pages = new Map<string, CachedPage>();
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const page = await pageOf(request, await cache.match(request));
      if (page) pages.set(page.href, page);
    }
  }
  return [...pages.values()].sort((a, b) => a.title.localeCompare(b.title));
}

/** Returns undefined for files that are no pages, and for the app shell. */
async function pageOf(request: Request, response: Response | undefined): Promise<CachedPage | undefined> {
  if (!response?.headers.get('content-type')?.startsWith('text/html')) return undefined;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  if (page.body.dataset.kind !== 'doc' && page.body.dataset.kind !== 'home') return undefined;
  const { pathname } = new URL(request.url);
  return { href: pathname, title: page.title || pathname };
}

function renderEntry({ href, title }: CachedPage): HTMLLIElement {
  const item = document.createElement('li');
  item.append(Object.assign(document.createElement('a'), { href, textContent: title }));
  return item;
}
