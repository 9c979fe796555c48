import type { OfflineIndex, OfflineProduct } from '../../../src/model/offline.ts';
import type { Words } from '../../../src/model/words.ts';
import type { KeepRequest, KeptProduct, KeptReport } from './kept-products.ts';
import { type ProductRow, productRow } from './product-row.ts';

/** Milliseconds after which a page asks whether a download still runs: browsers may end a service worker. */
const askEvery = 20_000;

/**
 * Fills the part of the settings that keeps products on the device, and shows it if the page has a service
 * worker.
 */
export async function offerOfflineReading(section: HTMLElement): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!(await workers?.getRegistration())) return;
  const words: Words['offlineReading'] = JSON.parse(section.dataset.words ?? '{}');
  const offered = await offeredProducts(section.dataset.offlineReading ?? '');
  const rows = new Map<string, ProductRow>();
  const status = section.querySelector('[role=status]');
  const announce = (text: string) => status?.replaceChildren(text);
  const rowOf = (product: OfflineProduct): ProductRow | undefined => {
    const row = rows.get(product.list) ?? productRow(section, { product, words, send: ask, announce });
    if (row) rows.set(product.list, row);
    return row;
  };
  for (const product of offered) rowOf(product)?.show(undefined);
  let asking: ReturnType<typeof setTimeout> | undefined;
  const show = (products: readonly KeptProduct[]) => {
    // What was kept in another language can be removed here, too.
    for (const product of products) rowOf(product)?.show(product);
    for (const [list, row] of rows) if (!products.some((one) => one.list === list)) row.show(undefined);
    section.hidden = rows.size === 0;
    clearTimeout(asking);
    if (products.some(({ progress }) => progress !== undefined))
      asking = setTimeout(() => ask({ type: 'kept' }), askEvery);
  };
  workers?.addEventListener('message', ({ data }: MessageEvent<Partial<KeptReport> | undefined>) => {
    if (data?.type === 'kept' && data.products) show(data.products);
  });
  addEventListener('online', () => ask({ type: 'kept' }));
  ask({ type: 'kept' });
}

/**
 * Returns the products of the site, that of the page first. Without a network there are only those on the
 * device.
 */
async function offeredProducts(url: string): Promise<readonly OfflineProduct[]> {
  try {
    const response = await fetch(url, { cache: 'no-cache' });
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
    const { products }: OfflineIndex = await response.json();
    const isHere = ({ id }: OfflineProduct) => id === document.body.dataset.product;
    return [...products.filter(isHere), ...products.filter((product) => !isHere(product))];
  } catch {
    return [];
  }
}

/** Asks the service worker, which answers all pages with a report. */
function ask(request: KeepRequest): void {
  // A browser may remove the files of a site when space is short, unless the reader wants them.
  if (request.type === 'keep') void navigator.storage?.persist?.().catch(() => {});
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(request));
}
