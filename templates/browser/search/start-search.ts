import { listen } from '../lib/listen.ts';
import { logError, reportFailure } from '../lib/status.ts';

/** Opens search with its button, Ctrl+K, or a slash outside fields. The dialog loads on first use. */
export function startSearch(): void {
  listen('click', '[data-search]', (_event, { dataset: { search = '' } }) => {
    openSearch(search).catch(reportFailure('Search could not be loaded.'));
  });
  addEventListener('keydown', (event) => {
    const button = document.querySelector<HTMLElement>('[data-search]');
    if (!button || event.defaultPrevented || !isShortcut(event)) return;
    const open = document.querySelector<HTMLElement>('dialog[open], [aria-modal=true]');
    const isSearch = open instanceof HTMLDialogElement && open.matches('[data-search-dialog]');
    if (open && !isSearch) return;
    event.preventDefault();
    // An open drawer makes everything beside it inert, including dialogs.
    document.querySelector<HTMLElement>('[data-drawer]:popover-open')?.hidePopover();
    if (isSearch) open.close();
    else button.click();
  });
  suggestSimilarPages();
}

async function openSearch(url: string): Promise<void> {
  const [{ openDialog }, { prepareSearch, refreshSearch }] = await Promise.all([
    import('../lib/open-dialog.ts'),
    import('./search-dialog.ts'),
  ]);
  await openDialog(url, 'data-search-dialog', prepareSearch);
  refreshSearch();
}

function isShortcut({ key, target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  // On macOS, Ctrl+K deletes to the end of the line.
  const isCommand = /^Mac/.test(navigator.platform) ? metaKey : ctrlKey;
  if (key.toLowerCase() === 'k') return isCommand && !altKey && !shiftKey;
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
    .catch(logError('Similar pages could not be loaded.'));
}
