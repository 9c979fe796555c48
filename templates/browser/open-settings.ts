/**
 * Opens the settings, fetched at the first time. `added` tells the page's modules that there are new buttons.
 *
 * @param url where the markup of the dialog is, in the language of the page
 */
export async function openSettings(url: string, added: () => void): Promise<void> {
  const known = document.querySelector<HTMLDialogElement>('[data-settings-dialog]');
  const dialog = known ?? (await fetchDialog(url));
  if (!known) added();
  if (!dialog.open) dialog.showModal();
}

async function fetchDialog(url: string): Promise<HTMLDialogElement> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The settings answered ${response.status}.`);
  const template = document.createElement('template');
  template.innerHTML = await response.text();
  // A second click may have been faster than the first answer.
  const earlier = document.querySelector<HTMLDialogElement>('[data-settings-dialog]');
  if (earlier) return earlier;
  document.body.append(template.content);
  const dialog = document.querySelector<HTMLDialogElement>('[data-settings-dialog]');
  if (!dialog) throw new Error('The settings hold no dialog.');
  showLanguages(dialog);
  dialog.addEventListener('click', ({ target }) => {
    // What is clicked outside of the dialog's own box is its backdrop.
    if (target === dialog) dialog.close();
  });
  return dialog;
}

/** The page knows where it is in other languages. */
function showLanguages(dialog: HTMLDialogElement): void {
  const place = dialog.querySelector<HTMLElement>('[data-settings-languages]');
  const links = [...document.querySelectorAll<HTMLAnchorElement>('footer [data-language]')];
  if (links.length === 0) place?.closest('fieldset')?.remove();
  place?.append(...links.map((link) => link.cloneNode(true)));
}
