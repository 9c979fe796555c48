import { listen } from '../lib/listen.ts';
import { announce, announceFailure } from '../lib/status.ts';

/** Copies a page as Markdown, and passes on whether it was helpful; what does it comes when it is asked for. */
export function startArticleActions(): void {
  // An insecure origin has no clipboard: a button that cannot work is not shown.
  if (!('clipboard' in navigator))
    document.querySelector<HTMLElement>('[data-copy-markdown]')?.closest('li')?.remove();
  listen('click', '[data-copy-markdown], [data-answer]', (_event, button) => {
    import('./run-article-action.ts')
      .then(({ runArticleAction }) => runArticleAction(button, announce))
      .catch((error: unknown) => {
        // biome-ignore lint/suspicious/noConsole: the page works without; whoever looks should learn why nothing happened.
        console.error('An action of the article could not be done.', error);
        announceFailure();
      });
  });
}
