/**
 * Opens a dialog of the shell, fetched at the first time, and resolves with it.
 *
 * @param url where its markup is, in the language of the page
 * @param mark the attribute that it is known by
 * @param begin called with a dialog that has just come, before it opens
 */
export async function openDialog(
  url: string,
  mark: string,
  begin: (dialog: HTMLDialogElement) => void,
): Promise<HTMLDialogElement> {
  const dialog = known(mark) ?? (await fetched(url, mark, begin));
  if (!dialog.open) dialog.showModal();
  return dialog;
}

function known(mark: string): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>(`dialog[${mark}]`);
}

async function fetched(
  url: string,
  mark: string,
  begin: (dialog: HTMLDialogElement) => void,
): Promise<HTMLDialogElement> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The dialog answered ${response.status}.`);
  const template = document.createElement('template');
  template.innerHTML = await response.text();
  // A second click may have been faster than the first answer.
  const earlier = known(mark);
  if (earlier) return earlier;
  document.body.append(template.content);
  const dialog = known(mark);
  if (!dialog) throw new Error(`${url} holds no dialog.`);
  dialog.addEventListener('click', ({ target }) => {
    // What is clicked outside of the dialog's own box is its backdrop.
    if (target === dialog) dialog.close();
  });
  begin(dialog);
  return dialog;
}
