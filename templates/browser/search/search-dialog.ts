import type { SearchPart } from '../../../src/model/search-index.ts';
import type { Words } from '../../../src/model/words.ts';
import { type LoadedIndexes, loadIndexes } from './load-indexes.ts';
import { queryWords } from './query-words.ts';
import { type RankedPage, rankPages } from './rank-pages.ts';
import { renderParagraph, renderResults, renderSection, renderSkeleton } from './render-results.ts';
import { similarTitles } from './similar-pages.ts';

// In the chunk of the dialog, because both load the search index.
export { listSimilarPages } from './similar-pages.ts';

const maxSuggestions = 6;

interface Search {
  readonly dialog: HTMLDialogElement;
  readonly field: HTMLInputElement;
  readonly results: HTMLElement;
  readonly status: HTMLElement;
  readonly words: Words['search'];
  readonly parts: readonly SearchPart[];
  loaded: LoadedIndexes;
}

let search: Search | undefined;

/** Makes a new search dialog work. */
export function prepareSearch(dialog: HTMLDialogElement): void {
  const field = dialog.querySelector('input');
  const results = dialog.querySelector<HTMLElement>('[data-results]');
  const status = dialog.querySelector<HTMLElement>('[role=status]');
  if (!field || !results || !status) throw new Error('The search dialog is incomplete.');
  const { searchDialog = '[]', words = '{}' } = dialog.dataset;
  const prepared: Search = {
    dialog,
    field,
    results,
    status,
    words: JSON.parse(words),
    parts: JSON.parse(searchDialog),
    loaded: { parts: [], isComplete: false, isPartial: false },
  };
  search = prepared;
  field.addEventListener('input', () => show(prepared));
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    // Browsers would clear the field and leave the dialog open.
    event.preventDefault();
    dialog.close();
  });
  addArrowKeys(field, results);
  dialog.querySelector('button')?.addEventListener('click', () => dialog.close());
  results.addEventListener('click', (event) => {
    // With a modifier key, the page opens in another tab.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target instanceof Element && event.target.closest('a')) dialog.close();
  });
}

/** Shows the results of the previous query again and updates the search indexes. */
export function refreshSearch(): void {
  if (!search) return;
  const opened = search;
  opened.field.select();
  void loadIndexes(opened.parts, document.body.dataset.product, (loaded) => {
    opened.loaded = loaded;
    show(opened);
  });
}

/** Moves focus among field and results with arrow keys. Typing among the results continues in the field. */
function addArrowKeys(field: HTMLInputElement, results: HTMLElement): void {
  const links = () => [...results.querySelectorAll('a')];
  const focus = (event: Event, target: HTMLElement | undefined) => {
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  field.addEventListener('keydown', (event) => {
    // Enter also ends the composition of a Chinese word.
    if (event.isComposing) return;
    if (event.key === 'ArrowDown') focus(event, links()[0]);
    if (event.key === 'ArrowUp') focus(event, links().at(-1));
    // The style marks the first result as selected, but no suggestion.
    if (event.key === 'Enter') results.querySelector<HTMLElement>('[data-found] a')?.click();
  });
  results.addEventListener('keydown', (event) => {
    const all = links();
    const { target } = event;
    const index = target instanceof HTMLAnchorElement ? all.indexOf(target) : -1;
    if (index < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowDown') focus(event, all[index + 1] ?? field);
    else if (event.key === 'ArrowUp') focus(event, all[index - 1] ?? field);
    else if (event.key === 'Home') focus(event, all[0]);
    else if (event.key === 'End') focus(event, all.at(-1));
    // The field has focus before the browser inserts the character.
    else if (event.key.length === 1 || event.key === 'Backspace') field.focus();
  });
}

function show(search: Search): void {
  const { field, results, status, words, loaded } = search;
  const query = field.value.trim();
  const shown = query === '' ? suggestions(search) : matches(query, search);
  if (loaded.isPartial) shown.push(renderParagraph(words.failed));
  preserveFocus(search, () => results.replaceChildren(...shown));
  const count = results.querySelectorAll('[data-found] > ul > li').length;
  status.textContent = query === '' || isWaiting(search, count) ? '' : fill(words.found, String(count));
}

/** Keeps focus on the same result while results change, or moves it to the field when the result is gone. */
function preserveFocus({ field, results }: Search, change: () => void): void {
  const { activeElement } = document;
  const href = results.contains(activeElement) ? activeElement?.getAttribute('href') : undefined;
  change();
  if (href === undefined) results.scrollTop = 0;
  else (results.querySelector<HTMLElement>(`a[href="${CSS.escape(href ?? '')}"]`) ?? field).focus();
}

/** Before the reader types: the products, or the first pages on a site with one product. */
function suggestions({ parts, loaded, words }: Search): HTMLElement[] {
  const products = parts.flatMap(({ product }) => product ?? []);
  if (products.length > 1) {
    const part = { isOwn: false, pages: [] };
    const pages = products.map(({ name, href }) => ({ page: { href, title: name }, part, headings: [] }));
    return [renderSection(words.products, { pages, words: [], showsProduct: false })];
  }
  const pages: RankedPage[] = loaded.parts.flatMap((part) =>
    part.pages.map(({ page }) => ({ page, part, headings: [] })),
  );
  if (pages.length === 0) return loaded.isComplete ? [] : [renderSkeleton()];
  return [
    renderSection(words.pages, { pages: pages.slice(0, maxSuggestions), words: [], showsProduct: false }),
  ];
}

function matches(query: string, search: Search): HTMLElement[] {
  const { words, loaded, parts } = search;
  const showsProduct = parts.length > 2;
  const wanted = queryWords(
    query,
    loaded.parts.flatMap(({ pages }) => pages),
  );
  const pages = rankPages(wanted, loaded.parts);
  if (isWaiting(search, pages.length)) return [renderSkeleton()];
  if (pages.length > 0) {
    const list = document.createElement('div');
    list.dataset.found = '';
    list.append(renderResults({ pages, words: wanted, showsProduct }));
    return [list];
  }
  const nothing = renderParagraph(fill(words.nothing, query));
  const similar = similarTitles(query, loaded.parts);
  if (similar.length === 0) return [nothing];
  return [nothing, renderSection(words.nearest, { pages: similar, words: [], showsProduct })];
}

function isWaiting({ loaded }: Search, count: number): boolean {
  return count === 0 && !loaded.isComplete;
}

function fill(sentence: string, text: string): string {
  return sentence.replace(/\{\w+\}/, () => text);
}
