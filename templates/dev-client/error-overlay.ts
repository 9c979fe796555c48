import type { Diagnostic } from '../../src/model/diagnostic.ts';
import { overlayStyles } from './problem-styles.ts';
import { element, renderProblem } from './render-problem.ts';

/** Shows errors over the page. Hides the overlay when there are none. */
export type ShowProblems = (problems: readonly Diagnostic[]) => void;

/**
 * Creates an error overlay. It stands beside the body, in a shadow tree, so that neither the styles nor the updates of
 * the page affect it.
 */
export function createErrorOverlay(): ShowProblems {
  let host: HTMLElement | undefined;
  let focusBefore: Element | null = null;
  const close = () => {
    if (!host) return;
    host.remove();
    host = undefined;
    if (focusBefore instanceof HTMLElement && focusBefore.isConnected)
      focusBefore.focus({ preventScroll: true });
  };
  return (problems) => {
    if (problems.length === 0) return close();
    if (!host) focusBefore = document.activeElement;
    host?.remove();
    host = document.createElement('docs-problems');
    const panel = renderPanel(problems, close);
    host.attachShadow({ mode: 'open' }).append(element('style', overlayStyles), panel);
    host.addEventListener('keydown', (event) => {
      // Keep the shortcuts of the page out of the overlay.
      event.stopPropagation();
      if (event.key === 'Escape') close();
    });
    document.documentElement.append(host);
    panel.focus({ preventScroll: true });
  };
}

function renderPanel(problems: readonly Diagnostic[], close: () => void): HTMLElement {
  const panel = element('div');
  panel.className = 'panel';
  panel.tabIndex = -1;
  panel.lang = 'en';
  panel.dir = 'ltr';
  panel.setAttribute('role', 'alertdialog');
  panel.setAttribute('aria-labelledby', 'title');
  panel.setAttribute('aria-describedby', 'note');
  const title = element('h1', problems.length === 1 ? '1 error' : `${problems.length} errors`);
  title.id = 'title';
  const note = element('p', 'The last working page is below. This overlay closes when the error is fixed.');
  note.id = 'note';
  const button = element('button', 'Close (Esc)');
  button.type = 'button';
  button.addEventListener('click', close);
  const header = element('header');
  header.append(title, button);
  panel.append(header, note, ...problems.map(renderProblem));
  return panel;
}
