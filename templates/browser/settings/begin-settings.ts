/** Puts into the settings what the page knows: where it is in other languages. */
export function beginSettings(dialog: HTMLDialogElement): void {
  const place = dialog.querySelector<HTMLElement>('[data-settings-languages]');
  const links = [...document.querySelectorAll<HTMLAnchorElement>('footer [data-language]')];
  if (links.length === 0) place?.closest('fieldset')?.remove();
  place?.append(...links.map((link) => link.cloneNode(true)));
}
