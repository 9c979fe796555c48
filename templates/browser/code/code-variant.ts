import { listen } from '../lib/listen.ts';
import { markPressed, onControlsAdded } from '../lib/page-changes.ts';

/** The language that code is shown in. */
export type CodeVariant = 'ts' | 'js';

/** Reads the choice. A hash that ends in `.js` or `.tsx` wins over the cookie; the default is TypeScript. */
export function readCodeVariant(hash: string, cookie: string): CodeVariant {
  const stored = /(?:^|; )codeVariant=(js|ts)(?:;|$)/i.exec(cookie)?.[1]?.toLowerCase();
  return variantOfHash(hash) ?? (stored === 'js' ? 'js' : 'ts');
}

/** `#Basic.js` → `js`, `#Basic.tsx` → `ts`, anything else → undefined. */
export function variantOfHash(hash: string): CodeVariant | undefined {
  const extension = /\.(js|tsx)$/.exec(hash)?.[1];
  return extension === undefined ? undefined : extension === 'js' ? 'js' : 'ts';
}

/** Returns the cookie that stores a choice for a year. */
export function variantCookie(variant: CodeVariant): string {
  return `codeVariant=${variant.toUpperCase()}; path=/; max-age=31536000; SameSite=Lax`;
}

/** Connects the choice between TypeScript and JavaScript to all code of the page, its hash and the cookie. */
export function startCodeVariant(): void {
  const showStored = (): void => showVariant(readCodeVariant(location.hash, readCookie()));
  listen('click', '[data-code-choice]', (_event, { dataset: { codeChoice } }) => {
    if (codeChoice !== 'ts' && codeChoice !== 'js') return;
    showVariant(codeChoice);
    try {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
      document.cookie = variantCookie(codeChoice);
    } catch {
      // Sandboxed documents have no cookies, so the choice ends with the page.
    }
  });
  addEventListener('hashchange', () => {
    const variant = variantOfHash(location.hash);
    if (variant) showVariant(variant);
  });
  addEventListener('pageshow', (event) => event.persisted && showStored());
  onControlsAdded(() => showVariant(shownVariant()));
  showStored();
}

/** Returns the cookies; none in a sandboxed document, where reading them throws. */
function readCookie(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/** Returns the variant that the page shows. */
export function shownVariant(): CodeVariant {
  return document.documentElement.dataset.codeVariant === 'js' ? 'js' : 'ts';
}

function showVariant(variant: CodeVariant): void {
  document.documentElement.dataset.codeVariant = variant;
  markPressed('data-code-choice', variant);
}
