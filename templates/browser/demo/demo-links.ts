import { type CodeVariant, variantOfHash } from '../code/code-variant.ts';
import { showCode } from './demo-code.ts';

/** `#Basic.tsx` → `{id: 'Basic', variant: 'ts'}`, `#Basic` → `{id: 'Basic'}`; undefined for an empty hash. */
export function parseDemoHash(
  hash: string,
): { readonly id: string; readonly variant?: CodeVariant } | undefined {
  const variant = variantOfHash(hash);
  const id = decodeHash(hash.slice(1).replace(/\.(?:js|tsx)$/, ''));
  if (id === '') return undefined;
  return variant === undefined ? { id } : { id, variant };
}

/** Decodes a hash. Returns the text unchanged when it is not validly encoded. */
export function decodeHash(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Follows deep links: `#Name`, `#Name.tsx` and `#Name.js` open the code of a demo and scroll to it. */
export function startDemoLinks(): void {
  addEventListener('hashchange', followHash);
  followHash();
}

function followHash(): void {
  const link = parseDemoHash(location.hash);
  const demo = link && document.getElementById(link.id);
  if (!demo?.matches('.demo')) return;
  showCode(demo, 'open');
  // The browser scrolls to `#Name` itself, but no element has an id with a file extension.
  if (link?.variant !== undefined) demo.scrollIntoView({ behavior: 'instant' });
}
