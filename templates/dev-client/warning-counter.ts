import type { Diagnostic } from '../../src/model/diagnostic.ts';
import { warningStyles } from './problem-styles.ts';
import { element, renderProblem } from './render-problem.ts';

/** Shows the warnings of the page and their number in the site. Hides the counter when there are none. */
export type ShowWarnings = (ofPage: readonly Diagnostic[], inSite: number) => void;

/**
 * Creates a warning counter for the corner of the page. It stands beside the body, in a shadow tree, so that neither
 * the styles nor the updates of the page affect it.
 */
export function createWarningCounter(): ShowWarnings {
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
  let isOpen = false;
  const setOpen = (open: boolean) => {
    isOpen = open;
    panel.hidden = !open;
    button.setAttribute('aria-expanded', String(open));
    if (open) panel.focus({ preventScroll: true });
  };
  setOpen(false);
  button.addEventListener('click', () => setOpen(!isOpen));
  host.addEventListener('keydown', (event) => {
    // Keep the shortcuts of the page out of the list.
    event.stopPropagation();
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.focus();
  });
  host.attachShadow({ mode: 'open' }).append(element('style', warningStyles), panel, button);
  return (ofPage, inSite) => {
    if (inSite === 0) {
      setOpen(false);
      return host.remove();
    }
    host.dir = document.documentElement.dir;
    button.textContent =
      ofPage.length > 0
        ? `${counted(ofPage.length)} here, ${inSite} in the site`
        : `${counted(inSite)} in the site`;
    button.className = ofPage.length > 0 ? 'found' : '';
    const nothing = element(
      'p',
      'No warnings on this page. Run docs check to list all warnings of the site.',
    );
    panel.replaceChildren(...(ofPage.length > 0 ? ofPage.map(renderProblem) : [nothing]));
    if (!host.isConnected) document.documentElement.append(host);
  };
}

function counted(count: number): string {
  return count === 1 ? '1 warning' : `${count} warnings`;
}
