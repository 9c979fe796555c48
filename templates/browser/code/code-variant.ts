import { listen } from '../lib/listen.ts';
import { onControlsAdded } from '../settings/settings.ts';
import {
  type CodeVariant,
  isCodeVariant,
  readCodeVariant,
  variantCookie,
  variantOfHash,
} from './code-variant-state.ts';

/** Binds the choice between TypeScript and JavaScript: all blocks and demos of the page follow, other pages find the cookie. */
export function startCodeVariant(): void {
  const fromPage = (): void => showVariant(readCodeVariant({ hash: location.hash, cookie: document.cookie }));
  listen('click', '[data-code-choice]', (_event, button) => {
    const { codeChoice } = button.dataset;
    if (!isCodeVariant(codeChoice)) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
    document.cookie = variantCookie(codeChoice);
    showVariant(codeChoice);
  });
  addEventListener('hashchange', () => {
    const variant = variantOfHash(location.hash);
    if (variant) showVariant(variant);
  });
  addEventListener('pageshow', (event) => event.persisted && fromPage());
  onControlsAdded(() => showVariant(shownVariant()));
  fromPage();
}

/** The variant that the page shows. */
export function shownVariant(): CodeVariant {
  return document.documentElement.dataset.codeVariant === 'js' ? 'js' : 'ts';
}

function showVariant(variant: CodeVariant): void {
  document.documentElement.dataset.codeVariant = variant;
  for (const button of document.querySelectorAll<HTMLElement>('[data-code-choice]')) {
    button.setAttribute('aria-pressed', String(button.dataset.codeChoice === variant));
  }
}
