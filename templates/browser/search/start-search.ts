import { listen } from '../lib/listen.ts';
import { announceFailure } from '../lib/status.ts';

/** Search comes, script and all, when it is opened first: by its button, by Ctrl+K, or by a slash outside of fields. */
export function startSearch(): void {
  listen('click', '[data-search]', (_event, { dataset: { search = '' } }) => {
    openSearch(search).catch((error: unknown) => {
      // biome-ignore lint/suspicious/noConsole: the page works without; whoever looks should learn why nothing opened.
      console.error('Search could not be loaded.', error);
      announceFailure();
    });
  });
  addEventListener('keydown', (event) => {
    const button = document.querySelector<HTMLElement>('[data-search]');
    if (!button || event.defaultPrevented || !isShortcut(event)) return;
    const open = document.querySelector<HTMLElement>('dialog[open], [aria-modal=true]');
    const isSearch = open instanceof HTMLDialogElement && open.matches('[data-search-dialog]');
    if (open && !isSearch) return;
    event.preventDefault();
    // An open drawer makes all beside it inert, dialogs too.
    document.querySelector<HTMLElement>('[data-drawer]:popover-open')?.hidePopover();
    if (isSearch) open.close();
    else button.click();
  });
  offerNear();
}

async function openSearch(url: string): Promise<void> {
  const [{ openDialog }, { beginSearch, searchOpened }] = await Promise.all([
    import('../lib/open-dialog.ts'),
    import('./finder.ts'),
  ]);
  await openDialog(url, 'data-search-dialog', beginSearch);
  searchOpened();
}

function isShortcut({ key, target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  // On a Mac, Ctrl+K cuts the rest of a line.
  const isCommand = /^Mac/.test(navigator.platform) ? metaKey : ctrlKey;
  if (key.toLowerCase() === 'k') return isCommand && !altKey && !shiftKey;
  const isWriting = target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
  return key === '/' && !isWriting && !altKey && !ctrlKey && !metaKey;
}

/** On the page for addresses at which there is none. */
function offerNear(): void {
  const place = document.querySelector<HTMLElement>('[data-near-pages]');
  const url = document.querySelector<HTMLElement>('[data-search]')?.dataset.search;
  if (!place || url === undefined) return;
  import('./finder.ts')
    .then(({ offerNearPages }) => offerNearPages(place, url, location.pathname))
    // biome-ignore lint/suspicious/noConsole: the page says what else can be done.
    .catch((error: unknown) => console.error('Near pages could not be found.', error));
}
