import type { Diagnostic } from '../../src/model/diagnostic.ts';
import { overlayStyles } from './overlay-styles.ts';
import { element, renderProblem } from './render-problem.ts';

/** Shows what is wrong over the page; nothing wrong takes it away. */
export type ShowProblems = (problems: readonly Diagnostic[]) => void;

/** An overlay that is not there yet. It stands beside the body and in a shadow tree: the page's styles and changes do not reach it. */
export function createOverlay(): ShowProblems {
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
      // The page has a meaning of its own for some keys.
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
  const note = element('p', 'The last good page stays below. This goes away when the mistake is mended.');
  note.id = 'note';
  const button = element('button', 'Close (Esc)');
  button.type = 'button';
  button.addEventListener('click', close);
  const header = element('header');
  header.append(title, button);
  panel.append(header, note, ...problems.map(renderProblem));
  return panel;
}
