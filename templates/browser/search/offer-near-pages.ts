import type { SearchPage, SearchPart } from '../../../src/model/search-index.ts';
import { loadIndexes } from './load-indexes.ts';
import { readableAddress } from './readable-address.ts';
import { nearAddresses } from './similar-pages.ts';

/**
 * On the page that a host shows where there is none: offers those whose addresses are nearest.
 *
 * @param place shown when there is something to offer
 * @param url where the dialog of search is, which knows what can be searched
 * @param address the path that was asked for
 */
export async function offerNearPages(place: HTMLElement, url: string, address: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The dialog answered ${response.status}.`);
  const dialog = new DOMParser().parseFromString(await response.text(), 'text/html').querySelector('dialog');
  const searched: SearchPart[] = JSON.parse(dialog?.dataset.searchDialog ?? '[]');
  await loadIndexes(searched, undefined, ({ parts, isComplete }) => {
    if (!isComplete) return;
    const pages = parts.flatMap((part) => part.pages.map(({ page }) => page));
    place.querySelector('ul')?.replaceChildren(...nearAddresses(pages, address).map(entry));
    place.classList.toggle('waiting', pages.length === 0);
  });
}

function entry({ href, title }: SearchPage): HTMLLIElement {
  const link = document.createElement('a');
  link.href = href;
  link.append(isolated('strong', title), isolated('small', readableAddress(href)));
  const item = document.createElement('li');
  item.append(link);
  return item;
}

function isolated(name: 'strong' | 'small', text: string): HTMLElement {
  const words = document.createElement('bdi');
  words.textContent = text;
  const made = document.createElement(name);
  made.append(words);
  return made;
}
