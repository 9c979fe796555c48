import type { SearchKind, SearchScope } from '../../../src/model/search-index.ts';
import { addListBox, type ListBox } from './add-list-box.ts';
import { connectEngine } from './connect-engine.ts';
import type { SearchAnswer, SearchQuestion } from './engine/search-answer.ts';
import { isComposing } from './is-composing.ts';
import { storeQuery } from './recent-queries.ts';
import {
  renderAction,
  renderParagraph,
  renderResults,
  renderSkeleton,
  type SearchWords,
} from './render-results.ts';
import { reportSearchFailure } from './report-failure.ts';
import { type Suggesting, startPages, suggestNearest, suggestStart } from './suggestions.ts';

// In the chunk of the dialog, because both load the search index.
export { listSimilarPages } from './similar-pages.ts';

/** Pages whose titles are compared when nothing is found. */
const maxCompared = 320;

interface Search {
  readonly dialog: HTMLDialogElement;
  readonly field: HTMLInputElement;
  readonly results: HTMLElement;
  /** What is no option: a sentence, or rows in place of results that are loading. */
  readonly notes: HTMLElement;
  readonly status: HTMLElement;
  readonly filters: { readonly product: HTMLSelectElement | null; readonly kind: HTMLSelectElement | null };
  readonly list: ListBox;
  readonly words: SearchWords;
  readonly scope: SearchScope;
  /** The number of the last question, whose answer alone is shown. */
  asked: number;
}

let search: Search | undefined;

/** Makes a new search dialog work. */
export function prepareSearch(dialog: HTMLDialogElement): void {
  const field = dialog.querySelector('input');
  const results = dialog.querySelector<HTMLElement>('[data-found]');
  const notes = dialog.querySelector<HTMLElement>('[data-notes]');
  const status = dialog.querySelector<HTMLElement>('[role=status]');
  if (!field || !results || !notes || !status) throw new Error('The search dialog is incomplete.');
  const { searchDialog = '{}', words = '{}' } = dialog.dataset;
  const filterOf = (name: string) => dialog.querySelector<HTMLSelectElement>(`select[name=${name}]`);
  const prepared: Search = {
    ...{ dialog, field, results, notes, status },
    filters: { product: filterOf('product'), kind: filterOf('kind') },
    list: addListBox(field, results),
    words: JSON.parse(words),
    scope: JSON.parse(searchDialog),
    asked: 0,
  };
  search = prepared;
  const update = () => void show(prepared).catch(failed(prepared));
  field.addEventListener('input', update);
  for (const filter of Object.values(prepared.filters)) filter?.addEventListener('change', update);
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || isComposing(event)) return;
    // Browsers would clear the field and leave the dialog open.
    event.preventDefault();
    dialog.close();
  });
  dialog.querySelector('button')?.addEventListener('click', () => dialog.close());
  results.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('a')) return;
    storeQuery(field.value.trim());
    // With a modifier key, the page opens in another tab.
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) dialog.close();
  });
}

/** Shows the results of the previous query again, or those of a new one, from the current index. */
export function refreshSearch(query?: string): void {
  if (!search) return;
  const opened = search;
  if (query !== undefined) opened.field.value = query;
  else opened.field.select();
  const refreshed = connectEngine(opened.scope.index).then((engine) => engine.refresh());
  const shown = Promise.all([refreshed, show(opened)]);
  void shown.then(() => show(opened).catch(failed(opened)), failed(opened));
}

/** Returns what reports that the last question failed, and shows it until another question follows. */
function failed(opened: Search): (error: unknown) => void {
  const question = opened.asked;
  return (error) => {
    reportSearchFailure(error);
    if (opened.asked !== question) return;
    // Results of another query would seem to be those of this one.
    opened.list.fill([]);
    note(opened, [renderParagraph(opened.words.failed)], opened.words.failed);
  };
}

async function show(opened: Search): Promise<void> {
  const { field, scope } = opened;
  opened.asked += 1;
  const question = opened.asked;
  const isCurrent = () => opened.asked === question;
  const query = field.value.trim();
  const engine = await connectEngine(scope.index);
  if (query === '') {
    const options = await suggestStart(suggesting(opened));
    if (isCurrent()) opened.list.fill(options);
    if (isCurrent()) note(opened, [], '');
    return;
  }
  if (opened.list.isEmpty()) note(opened, [renderSkeleton()], '');
  const asked = { ...questionOf(opened), query };
  const answer = await engine.ask(asked, (found) => {
    if (isCurrent() && found.results.length > 0) showAnswer(opened, found);
  });
  if (!isCurrent()) return;
  if (answer.results.length > 0) showAnswer(opened, answer);
  else await showNothing(opened, query, isCurrent);
}

function questionOf({ filters }: Search): Omit<SearchQuestion, 'query'> {
  const filter = {
    ...(filters.product?.value && { product: filters.product.value }),
    ...(filters.kind?.value && { kind: filters.kind.value as SearchKind }),
  };
  return { own: document.body.dataset.product, filter };
}

function showAnswer(opened: Search, { results, marked }: SearchAnswer): void {
  const { words, scope } = opened;
  const names = scope.products.length > 1 ? scope.products.map(({ id, name }) => [id, name] as const) : [];
  const ownersOf = async (query: string) => {
    // The final answer to the question would fold the result again.
    opened.asked += 1;
    const engine = await connectEngine(scope.index);
    const all = await engine.ask({ ...questionOf(opened), query, hasAllOwners: true }, () => {});
    return all.results.flatMap((result) =>
      result.kind === 'symbol' && result.name === query ? result.owners : [],
    );
  };
  opened.list.fill(renderResults(results, { words, marked, products: new Map(names), ownersOf }));
  note(
    opened,
    [],
    words.found.replace('{count}', () => String(results.length)),
  );
}

/** Says that nothing was found, and lists what may help: another query, no filters, and pages. */
async function showNothing(opened: Search, query: string, isCurrent: () => boolean): Promise<void> {
  const { words, scope } = opened;
  const engine = await connectEngine(scope.index);
  const pages = await engine.pages(maxCompared);
  const { filter, ...question } = questionOf(opened);
  const isFiltered = Object.keys(filter).length > 0;
  const all = isFiltered ? (await engine.ask({ ...question, query, filter: {} }, () => {})).results : [];
  if (!isCurrent()) return;
  const lifted = all.length > 0 ? [liftFilters(opened)] : [];
  // Pages of other products are no help to a reader who has chosen one.
  const near = isFiltered ? lifted : suggestNearest(suggesting(opened), pages, query);
  const options = near.length > 0 ? near : startPages(suggesting(opened), pages);
  const sentence = words.nothing.replace('{query}', () => query);
  opened.list.fill(options, { isSelected: false });
  const action = options.find((option) => option instanceof HTMLButtonElement);
  note(opened, [renderParagraph(sentence)], [sentence, action?.textContent ?? ''].join(' ').trim());
}

/** An option that searches everything for the same query. */
function liftFilters(opened: Search): HTMLElement {
  return renderAction(opened.words.unfiltered, () => {
    for (const filter of Object.values(opened.filters)) if (filter) filter.value = '';
    return suggesting(opened).again(opened.field.value);
  });
}

function note({ notes, status }: Search, shown: readonly HTMLElement[], announced: string): void {
  notes.replaceChildren(...shown);
  status.textContent = announced;
}

/** What suggestions need of the dialog. */
function suggesting(opened: Search): Suggesting {
  const { scope, words } = opened;
  const again = async (query: string) => {
    opened.field.value = query;
    opened.field.focus();
    await show(opened).catch(failed(opened));
    return undefined;
  };
  return { scope, words, again };
}
