import type { StatusWord } from '../../../src/model/words.ts';

/** Runs the action of a button of an article. */
export async function runArticleAction(
  button: HTMLElement,
  announce: (word: StatusWord) => void,
): Promise<void> {
  const { copyMarkdown, answer, choose } = button.dataset;
  if (copyMarkdown !== undefined) await copyPage(copyMarkdown, announce);
  else if (answer !== undefined) recordAnswer(button, answer);
  else if (choose !== undefined) (await import('../api/api-reference.ts')).showReference(button);
}

async function copyPage(url: string, announce: (word: StatusWord) => void): Promise<void> {
  const text = fetch(url).then(async (response) => {
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
    return new Blob([await response.text()], { type: 'text/plain' });
  });
  // Some browsers allow clipboard access only right after the click, so pass a promise of the text.
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
  announce('markdownCopied');
}

/** Shows the answer as pressed and dispatches it as an event, which analytics send if the site has them. */
function recordAnswer(button: HTMLElement, answer: string): void {
  const group = button.closest<HTMLElement>('[data-feedback]');
  for (const each of group?.querySelectorAll('[data-answer]') ?? [])
    each.setAttribute('aria-pressed', String(each === button));
  const thanks = group?.querySelector<HTMLElement>('[data-thanks]');
  if (thanks) thanks.textContent = thanks.dataset.thanks ?? '';
  const parameters = { answer, path: location.pathname };
  document.dispatchEvent(new CustomEvent('colophon:event', { detail: { name: 'feedback', parameters } }));
}
