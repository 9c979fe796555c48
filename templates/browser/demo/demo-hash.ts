import { type CodeVariant, variantOfHash } from '../code/code-variant-state.ts';

/** What a hash may say of a demo: the end of a deep link. */
export interface DemoHash {
  /** Id of the demo in the page. */
  readonly id: string;
  /** Set where the hash names a file: `#Basic.tsx`, `#Basic.js`. */
  readonly variant?: CodeVariant;
}

/** `#Basic.tsx` → `{id: 'Basic', variant: 'ts'}`, `#Basic` → `{id: 'Basic'}`; undefined for an empty hash. */
export function parseDemoHash(hash: string): DemoHash | undefined {
  const variant = variantOfHash(hash);
  const id = decodedHash(hash.slice(1).replace(/\.(?:js|tsx)$/, ''));
  if (id === '') return undefined;
  return variant === undefined ? { id } : { id, variant };
}

/** Text of a hash, without its escapes; where a percent sign escapes nothing the text as it is. */
export function decodedHash(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
