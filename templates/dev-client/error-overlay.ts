import type { Diagnostic } from '../../src/model/diagnostic.ts';
import { element, overlayStyles, renderProblem } from './render-problem.ts';

/** Shows errors over the page. Hides the overlay when there are none. */
export type ShowProblems = (problems: readonly Diagnostic[]) => void;

/** Creates an overlay in a shadow tree beside the body, out of reach of the page's styles and updates. */
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
    const styles = element('style', { textContent: overlayStyles });
    host.attachShadow({ mode: 'open' }).append(styles, panel);
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
  const [title, fixed] =
    problems.length === 1 ? ['1 error', 'the error is'] : [`${problems.length} errors`, 'all errors are'];
  const note = `The page below may be incomplete or outdated. This overlay closes when ${fixed} fixed.`;
  const header = element('header');
  header.append(
    element('h1', { id: 'title', textContent: title }),
    element('button', { type: 'button', textContent: 'Close (Esc)', onclick: close }),
  );
  const panel = element('div', {
    className: 'panel',
    tabIndex: -1,
    lang: 'en',
    dir: 'ltr',
    role: 'alertdialog',
  });
  panel.setAttribute('aria-labelledby', 'title');
  panel.setAttribute('aria-describedby', 'note');
  panel.append(header, element('p', { id: 'note', textContent: note }), ...problems.map(renderProblem));
  return panel;
}
