import type { StatusWord } from '../../../src/model/words.ts';

/** Does what a button of the article asks for. */
export async function runArticleAction(
  button: HTMLElement,
  announce: (word: StatusWord) => void,
): Promise<void> {
  const { copyMarkdown, answer } = button.dataset;
  if (copyMarkdown !== undefined) await copyPage(copyMarkdown, announce);
  else if (answer !== undefined) takeAnswer(button, answer);
}

async function copyPage(url: string, announce: (word: StatusWord) => void): Promise<void> {
  const text = fetch(url).then(async (response) => {
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
    return new Blob([await response.text()], { type: 'text/plain' });
  });
  // Some browsers allow the clipboard only while the click is young, so it is asked for before the text is there.
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
  announce('markdownCopied');
}

/** The event is for whoever listens: analytics, when the site has any. */
function takeAnswer(button: HTMLElement, answer: string): void {
  const group = button.closest<HTMLElement>('[data-feedback]');
  for (const each of group?.querySelectorAll('[data-answer]') ?? [])
    each.setAttribute('aria-pressed', String(each === button));
  const thanks = group?.querySelector<HTMLElement>('[data-thanks]');
  if (thanks) thanks.textContent = thanks.dataset.thanks ?? '';
  const parameters = { answer, path: location.pathname };
  document.dispatchEvent(new CustomEvent('colophon:event', { detail: { name: 'feedback', parameters } }));
}
