import { offerCodeWrap } from '../settings/code-wrap.ts';

/**
 * Opens a dialog of the shell. The first call loads its markup, which is in the language of the page.
 *
 * @param attribute that identifies the dialog
 * @param prepare called once with the new dialog, before it opens
 */
export async function openDialog(
  url: string,
  attribute: string,
  prepare: (dialog: HTMLDialogElement) => void,
): Promise<void> {
  const find = () => document.querySelector<HTMLDialogElement>(`dialog[${attribute}]`);
  const add = async () => {
    const markup = await loadMarkup(url);
    // A second click may have added the dialog in the meantime.
    const earlier = find();
    if (earlier) return earlier;
    document.body.append(markup);
    const dialog = find();
    if (!dialog) throw new Error(`${url} contains no dialog.`);
    closeOnBackdrop(dialog);
    prepare(dialog);
    return dialog;
  };
  const dialog = find() ?? (await add());
  if (!dialog.open) dialog.showModal();
}

/**
 * Closes a dialog on a click on its backdrop, but not on one that has begun in the dialog, as when the reader
 * selects text.
 */
function closeOnBackdrop(dialog: HTMLDialogElement): void {
  let isPressed = false;
  dialog.addEventListener('pointerdown', (event) => {
    isPressed = isOnBackdrop(event, dialog);
  });
  dialog.addEventListener('click', (event) => {
    if (isPressed && isOnBackdrop(event, dialog)) dialog.close();
  });
}

/** The target of a click on the backdrop is the dialog, as is that of a click between its parts. */
function isOnBackdrop({ target, clientX, clientY }: MouseEvent, dialog: HTMLDialogElement): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return target === dialog && !isInside;
}

/** Opens the settings dialog. Calls back when its buttons are in the page. */
export function openSettings(url: string, onAdded: () => void): Promise<void> {
  return openDialog(url, 'data-settings-dialog', (dialog) => {
    const list = dialog.querySelector<HTMLElement>('[data-settings-languages]');
    const links = [...document.querySelectorAll<HTMLAnchorElement>('footer [data-language]')];
    if (links.length === 0) list?.closest('fieldset')?.remove();
    list?.append(...links.map((link) => link.cloneNode(true)));
    offerCodeWrap(dialog);
    onAdded();
    const offline = dialog.querySelector<HTMLElement>('[data-offline-reading]');
    // The settings work without it. A page loads no script that this module and its own one share.
    if (offline)
      void import('../offline/offline-reading.ts').then((module) => module.offerOfflineReading(offline));
  });
}

async function loadMarkup(url: string): Promise<DocumentFragment> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  const template = document.createElement('template');
  template.innerHTML = colophonTrusted.createHTML(await response.text());
  return template.content;
}
