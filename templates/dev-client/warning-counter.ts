import type { Diagnostic } from '../../src/model/diagnostic.ts';
import { element, renderProblem, warningStyles } from './render-problem.ts';

/**
 * Shows the warnings of the page, their number in the site, and that of errors on other pages. Hides the
 * counter when there are none.
 */
export type ShowWarnings = (ofPage: readonly Diagnostic[], inSite: number, errors: number) => void;

const noWarnings = 'No warnings on this page. Run "docs check" to list all warnings of the site.';

/** Creates a counter in a shadow tree beside the body, out of reach of the page's styles and updates. */
export function createWarningCounter(): ShowWarnings {
  const host = document.createElement('docs-warnings');
  const button = element('button', {
    type: 'button',
    lang: 'en',
    onclick: () => setOpen(panel.hidden === true),
  });
  button.setAttribute('aria-controls', 'list');
  const panel = element('div', {
    id: 'list',
    tabIndex: -1,
    lang: 'en',
    dir: 'ltr',
    role: 'region',
    ariaLabel: 'Warnings',
  });
  const setOpen = (isOpen: boolean) => {
    panel.hidden = !isOpen;
    button.ariaExpanded = String(isOpen);
    if (isOpen) panel.focus({ preventScroll: true });
  };
  setOpen(false);
  host.addEventListener('keydown', (event) => {
    // Keep the shortcuts of the page out of the list.
    event.stopPropagation();
    if (event.key !== 'Escape' || panel.hidden) return;
    setOpen(false);
    button.focus();
  });
  const styles = element('style', { textContent: warningStyles });
  host.attachShadow({ mode: 'open' }).append(styles, panel, button);
  return (ofPage, inSite, errors) => {
    if (inSite === 0 && errors === 0) {
      setOpen(false);
      return host.remove();
    }
    host.dir = document.documentElement.dir;
    const { label, problems } = counterContent(ofPage, inSite, errors);
    button.textContent = label;
    button.className = ofPage.length > 0 || errors > 0 ? 'found' : '';
    panel.replaceChildren(...problems);
    if (!host.isConnected) document.documentElement.append(host);
  };
}

interface CounterContent {
  readonly label: string;
  readonly problems: readonly HTMLElement[];
}

function counterContent(ofPage: readonly Diagnostic[], inSite: number, errors: number): CounterContent {
  const hasOwn = ofPage.length > 0;
  const warnings = hasOwn
    ? `${counted(ofPage.length, 'warning')} here, ${inSite} in the site`
    : `${counted(inSite, 'warning')} in the site`;
  const elsewhere = `${counted(errors, 'error')} on other pages`;
  return {
    label: [...(errors > 0 ? [elsewhere] : []), ...(inSite > 0 ? [warnings] : [])].join('; '),
    problems: [
      ...(errors > 0 ? [element('p', { textContent: `${elsewhere}. Run docs check to list them.` })] : []),
      ...(hasOwn ? ofPage.map(renderProblem) : [element('p', { textContent: noWarnings })]),
    ],
  };
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
