import type { SearchPart } from '../../../src/model/search-index.ts';
import type { Words } from '../../../src/model/words.ts';
import { type LoadedIndexes, loadIndexes } from './load-indexes.ts';
import { moveInResults } from './move-in-results.ts';
import { nearestPages } from './nearest-pages.ts';
import { queryWords } from './query-words.ts';
import { type RankedPage, rankPages } from './rank-pages.ts';
import { renderResults } from './render-results.ts';

/** Pages that are offered before anything is typed, in a site of one product. */
const mostOffered = 6;

/** The dialog of search while it is used. */
interface Search {
  readonly dialog: HTMLDialogElement;
  readonly field: HTMLInputElement;
  readonly place: HTMLElement;
  readonly status: HTMLElement;
  readonly words: Words['search'];
  readonly parts: readonly SearchPart[];
  loaded: LoadedIndexes;
}

let search: Search | undefined;

/** Gives life to a dialog that has just come. */
export function beginSearch(dialog: HTMLDialogElement): void {
  const field = dialog.querySelector('input');
  const place = dialog.querySelector<HTMLElement>('[data-results]');
  const status = dialog.querySelector<HTMLElement>('[role=status]');
  if (!field || !place || !status) throw new Error('The dialog of search lacks a part.');
  const { searchDialog = '[]', words = '{}' } = dialog.dataset;
  const begun: Search = {
    dialog,
    field,
    place,
    status,
    words: JSON.parse(words),
    parts: JSON.parse(searchDialog),
    loaded: { parts: [], isComplete: false, isPartial: false },
  };
  search = begun;
  field.addEventListener('input', () => show(begun));
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    // Browsers would empty the field and leave the dialog open.
    event.preventDefault();
    dialog.close();
  });
  moveInResults(field, place);
  dialog.querySelector('button')?.addEventListener('click', () => dialog.close());
  place.addEventListener('click', (event) => {
    // A page in a tab of its own leaves the reader where they are.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target instanceof Element && event.target.closest('a')) dialog.close();
  });
}

/** Shows what the query of before finds now, and fetches what search knows anew. */
export function searchOpened(): void {
  if (!search) return;
  const opened = search;
  opened.field.select();
  void loadIndexes(opened.parts, document.body.dataset.product, (loaded) => {
    opened.loaded = loaded;
    show(opened);
  });
}

function show(search: Search): void {
  const { field, place, status, words, loaded } = search;
  const query = field.value.trim();
  const shown = query === '' ? offered(search) : found(query, search);
  if (loaded.isPartial) shown.push(paragraph(words.failed));
  keepingFocus(search, () => place.replaceChildren(...shown));
  const count = place.querySelectorAll('[data-found] > ul > li').length;
  status.textContent = query === '' || isWaiting(search, count) ? '' : fill(words.found, String(count));
}

/** A reader who is among the entries when others come stays on the same one, or is led back to the field. */
function keepingFocus({ field, place }: Search, change: () => void): void {
  const { activeElement } = document;
  const href = place.contains(activeElement) ? activeElement?.getAttribute('href') : undefined;
  change();
  if (href === undefined) place.scrollTop = 0;
  else (place.querySelector<HTMLElement>(`a[href="${CSS.escape(href ?? '')}"]`) ?? field).focus();
}

/** Before anything is typed: the products, or where there is one only, its first pages. */
function offered({ parts, loaded, words }: Search): HTMLElement[] {
  const products = parts.flatMap(({ product }) => product ?? []);
  if (products.length > 1) {
    const pages = products.map(({ name, href }) => unranked({ href, title: name }));
    return [section(words.products, renderResults({ pages, words: [], saysProduct: false }))];
  }
  const pages = loaded.parts.flatMap((part) => part.pages.map(({ page }) => ({ page, part, headings: [] })));
  if (pages.length === 0) return loaded.isComplete ? [] : [skeleton()];
  const first = pages.slice(0, mostOffered);
  return [section(words.pages, renderResults({ pages: first, words: [], saysProduct: false }))];
}

function found(query: string, search: Search): HTMLElement[] {
  const { words, loaded, parts } = search;
  const saysProduct = parts.length > 2;
  const wanted = queryWords(
    query,
    loaded.parts.flatMap(({ pages }) => pages),
  );
  const pages = rankPages(wanted, loaded.parts);
  if (isWaiting(search, pages.length)) return [skeleton()];
  if (pages.length > 0) {
    const results = document.createElement('div');
    results.dataset.found = '';
    results.append(renderResults({ pages, words: wanted, saysProduct }));
    return [results];
  }
  const nothing = paragraph(fill(words.nothing, query));
  const nearest = nearestPages(query, loaded.parts);
  if (nearest.length === 0) return [nothing];
  return [nothing, section(words.nearest, renderResults({ pages: nearest, words: [], saysProduct }))];
}

/** Whether what was looked for may be in a part that has not come yet. */
function isWaiting({ loaded }: Search, count: number): boolean {
  return count === 0 && !loaded.isComplete;
}

function unranked(page: RankedPage['page']): RankedPage {
  return { page, part: { isOwn: false, pages: [] }, headings: [] };
}

function section(title: string, list: HTMLElement): HTMLElement {
  const made = document.createElement('section');
  const heading = document.createElement('h2');
  heading.textContent = title;
  made.append(heading, list);
  return made;
}

function paragraph(text: string): HTMLElement {
  const made = document.createElement('p');
  made.textContent = text;
  return made;
}

/** Rows in the place of what comes. */
function skeleton(): HTMLElement {
  const made = document.createElement('div');
  made.className = 'skeleton';
  made.append(...[1, 2, 3].map(() => document.createElement('i')));
  return made;
}

/** Puts a text into the braces of a sentence. */
function fill(sentence: string, text: string): string {
  return sentence.replace(/\{\w+\}/, () => text);
}
