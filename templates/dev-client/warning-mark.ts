import type { Diagnostic } from '../../src/model/diagnostic.ts';
import { element, renderProblem } from './render-problem.ts';
import { warningStyles } from './warning-styles.ts';

/** Shows how many warnings the page and the site have; none takes the mark away. */
export type ShowWarnings = (ofPage: readonly Diagnostic[], inSite: number) => void;

/** A mark in the corner that is not there yet. It stands beside the body and in a shadow tree: the page's styles and changes do not reach it. */
export function createWarningMark(): ShowWarnings {
  const host = document.createElement('docs-warnings');
  const button = element('button');
  const panel = element('div');
  button.type = 'button';
  button.setAttribute('aria-controls', 'list');
  panel.id = 'list';
  panel.tabIndex = -1;
  panel.setAttribute('role', 'region');
  panel.setAttribute('aria-label', 'Warnings');
  for (const part of [button, panel]) part.lang = 'en';
  panel.dir = 'ltr';
  let isShown = false;
  const open = (isOpen: boolean) => {
    isShown = isOpen;
    panel.hidden = !isOpen;
    button.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) panel.focus({ preventScroll: true });
  };
  open(false);
  button.addEventListener('click', () => open(!isShown));
  host.addEventListener('keydown', (event) => {
    // The page has a meaning of its own for some keys.
    event.stopPropagation();
    if (event.key !== 'Escape' || !isShown) return;
    open(false);
    button.focus();
  });
  host.attachShadow({ mode: 'open' }).append(element('style', warningStyles), panel, button);
  return (ofPage, inSite) => {
    if (inSite === 0) {
      open(false);
      return host.remove();
    }
    host.dir = document.documentElement.dir;
    button.textContent =
      ofPage.length > 0
        ? `${counted(ofPage.length)} here, ${inSite} in the site`
        : `${counted(inSite)} in the site`;
    button.className = ofPage.length > 0 ? 'found' : '';
    const nothing = element('p', 'None in this page. docs check lists those of the site.');
    panel.replaceChildren(...(ofPage.length > 0 ? ofPage.map(renderProblem) : [nothing]));
    if (!host.isConnected) document.documentElement.append(host);
  };
}

function counted(count: number): string {
  return count === 1 ? '1 warning' : `${count} warnings`;
}
