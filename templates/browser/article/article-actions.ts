import { listen } from '../lib/listen.ts';
import { announce, reportFailure } from '../lib/status.ts';

/** Runs the actions of buttons in articles. Their script loads on first use. */
export function startArticleActions(): void {
  // An insecure origin has no clipboard, so remove the button.
  if (!('clipboard' in navigator))
    document.querySelector<HTMLElement>('[data-copy-markdown]')?.closest('li')?.remove();
  listen('click', '[data-copy-markdown], [data-answer], [data-choose]', (_event, button) => {
    import('./run-article-action.ts')
      .then(({ runArticleAction }) => runArticleAction(button, announce))
      .catch(reportFailure('An action of the article failed.'));
  });
}

/** On the page of error messages: shows the message that the address asks for. */
export function startErrorLookup(): void {
  const container = document.querySelector<HTMLElement>('[data-error-lookup]');
  if (container)
    void import('./error-lookup.ts').then((module) => module.showErrorMessage(container, location.search));
}

/** Loads the script of API references if a stored layout needs it, or the hash leads into a group or tab. */
export function startApiReference(): void {
  const show = (): void => {
    if (document.querySelector('[data-chosen],details :target,[hidden] :target'))
      void import('../api/api-reference.ts').then((module) => module.showReference());
  };
  addEventListener('hashchange', show);
  // Chromium knows the target only once the scripts of the page have run.
  setTimeout(show);
}
