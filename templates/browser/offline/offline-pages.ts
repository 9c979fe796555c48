interface KeptPage {
  readonly href: string;
  readonly title: string;
}

/** On the offline page: lists the pages that the browser keeps. */
export function startOfflinePages(): void {
  const place = document.querySelector<HTMLElement>('[data-offline-pages]');
  if (!place || !('caches' in window)) return;
  addEventListener('online', () => location.reload());
  void keptPages().then((pages) => {
    if (pages.length === 0) return;
    place.querySelector('ul')?.replaceChildren(...pages.map(entry));
    place.previousElementSibling?.remove();
    place.hidden = false;
  });
}

async function keptPages(): Promise<KeptPage[]> {
  const pages = new Map<string, KeptPage>();
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const page = await pageOf(request, await cache.match(request));
      if (page) pages.set(page.href, page);
    }
  }
  return [...pages.values()].sort((a, b) => a.title.localeCompare(b.title));
}

/** Undefined for what is no page that a reader would open: other kinds of files, the frame itself. */
async function pageOf(request: Request, response: Response | undefined): Promise<KeptPage | undefined> {
  if (!response?.headers.get('content-type')?.startsWith('text/html')) return undefined;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  if (page.body.dataset.kind !== 'doc' && page.body.dataset.kind !== 'home') return undefined;
  const { pathname } = new URL(request.url);
  return { href: pathname, title: page.title || pathname };
}

function entry(page: KeptPage): HTMLLIElement {
  const link = document.createElement('a');
  link.href = page.href;
  link.textContent = page.title;
  const item = document.createElement('li');
  item.append(link);
  return item;
}
