import { isLetter } from '../lib/is-letter.ts';
import { listen } from '../lib/listen.ts';
import { logError, reportFailure } from '../lib/status.ts';

/**
 * Opens search with its button, Ctrl+K, a slash outside fields, or `?q=` in the address. The dialog loads
 * when the pointer or focus reaches the button.
 */
export function startSearch(): void {
  const fail = reportFailure('Search could not be loaded.');
  const query = new URLSearchParams(location.search).get('q') ?? undefined;
  const button = () => document.querySelector<HTMLElement>('[data-search]');
  listen('click', '[data-search]', (_event, { dataset: { search = '' } }) => {
    openSearch(search).catch(fail);
  });
  const warm = () => void loadSearch().catch(() => {});
  listen('pointerover', '[data-search]', warm);
  listen('focusin', '[data-search]', warm);
  addEventListener('keydown', (event) => {
    if (event.defaultPrevented || !button() || !isShortcut(event)) return;
    const open = document.querySelector<HTMLElement>('dialog[open], [aria-modal=true]');
    const isSearch = open instanceof HTMLDialogElement && open.matches('[data-search-dialog]');
    if (open && !isSearch) return;
    event.preventDefault();
    // An open drawer makes everything beside it inert, including dialogs.
    document.querySelector<HTMLElement>('[data-drawer]:popover-open')?.hidePopover();
    if (isSearch) open.close();
    else button()?.click();
  });
  const { search } = button()?.dataset ?? {};
  // The script in the head has seen a click or a shortcut that came before this script.
  const isAsked = query !== undefined || document.documentElement.dataset.searching !== undefined;
  if (search !== undefined && isAsked) openSearch(search, query).catch(fail);
  suggestSimilarPages();
}

function loadSearch() {
  return Promise.all([import('../lib/open-dialog.ts'), import('./search-dialog.ts')]);
}

async function openSearch(url: string, query?: string): Promise<void> {
  let typed = query;
  // What the reader types before the dialog is there belongs into its field.
  const keep = (event: KeyboardEvent) => {
    if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    typed = (typed ?? '') + event.key;
    event.preventDefault();
  };
  addEventListener('keydown', keep, true);
  try {
    const [{ openDialog }, { prepareSearch, refreshSearch }] = await loadSearch();
    await openDialog(url, 'data-search-dialog', prepareSearch);
    refreshSearch(typed);
  } finally {
    removeEventListener('keydown', keep, true);
  }
}

function isShortcut(event: KeyboardEvent): boolean {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
  // On macOS, Ctrl+K deletes to the end of the line.
  const isCommand = /^Mac/.test(navigator.platform) ? metaKey : ctrlKey;
  if (isLetter(event, 'K')) return isCommand && !altKey && !shiftKey;
  const isWriting = target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
  return key === '/' && !isWriting && !altKey && !ctrlKey && !metaKey;
}

/** On the page for unknown addresses: lists pages with a similar address. */
function suggestSimilarPages(): void {
  const container = document.querySelector<HTMLElement>('[data-near-pages]');
  const url = document.querySelector<HTMLElement>('[data-search]')?.dataset.search;
  if (!container || url === undefined) return;
  import('./search-dialog.ts')
    .then(({ listSimilarPages }) => listSimilarPages(container, url, location.pathname))
    .catch((error: unknown) => {
      container.remove();
      logError('Similar pages could not be loaded.')(error);
    });
}
