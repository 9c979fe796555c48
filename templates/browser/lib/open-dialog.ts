/** A dialog of the shell, before its markup is loaded. */
export interface LazyDialog {
  /** Address of the markup, in the language of the page. */
  readonly url: string;
  /** Attribute that identifies the dialog. */
  readonly attribute: string;
  /** Called once with the new dialog, before it opens. */
  readonly prepare: (dialog: HTMLDialogElement) => void;
}

/** Opens a dialog of the shell. The first call loads its markup. */
export async function openDialog(lazy: LazyDialog): Promise<void> {
  const dialog = findDialog(lazy.attribute) ?? (await addDialog(lazy));
  if (!dialog.open) dialog.showModal();
}

/** Adds to the settings dialog the links to the other languages of the page. */
export function addLanguageLinks(dialog: HTMLDialogElement): void {
  const list = dialog.querySelector<HTMLElement>('[data-settings-languages]');
  const links = [...document.querySelectorAll<HTMLAnchorElement>('footer [data-language]')];
  if (links.length === 0) list?.closest('fieldset')?.remove();
  list?.append(...links.map((link) => link.cloneNode(true)));
}

function findDialog(attribute: string): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>(`dialog[${attribute}]`);
}

async function addDialog({ url, attribute, prepare }: LazyDialog): Promise<HTMLDialogElement> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The dialog answered ${response.status}.`);
  const template = document.createElement('template');
  template.innerHTML = await response.text();
  // A second click may have added the dialog in the meantime.
  const earlier = findDialog(attribute);
  if (earlier) return earlier;
  document.body.append(template.content);
  const dialog = findDialog(attribute);
  if (!dialog) throw new Error(`${url} contains no dialog.`);
  dialog.addEventListener('click', ({ target }) => {
    // A click on the backdrop has the dialog itself as its target.
    if (target === dialog) dialog.close();
  });
  prepare(dialog);
  return dialog;
}
