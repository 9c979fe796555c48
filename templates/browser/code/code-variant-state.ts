/** The language that code is shown in. */
export type CodeVariant = 'ts' | 'js';

/** Where a reader's wish may be found: the address, and what was kept. */
export interface CodeVariantPlaces {
  readonly hash: string;
  readonly cookie: string;
}

const year = 31_536_000;

/** A hash that ends in `.js` or `.tsx` wins over the cookie `codeVariant`; TypeScript where neither says anything. */
export function readCodeVariant({ hash, cookie }: CodeVariantPlaces): CodeVariant {
  const kept = /(?:^|; )codeVariant=(js|ts)(?:;|$)/i.exec(cookie)?.[1]?.toLowerCase();
  return variantOfHash(hash) ?? (kept === 'js' ? 'js' : 'ts');
}

/** `#Basic.js` → `js`, `#Basic.tsx` → `ts`, anything else → undefined. */
export function variantOfHash(hash: string): CodeVariant | undefined {
  const ending = /\.(js|tsx)$/.exec(hash)?.[1];
  return ending === undefined ? undefined : ending === 'js' ? 'js' : 'ts';
}

/** The cookie that keeps a choice for a year, as `document.cookie` takes it. */
export function variantCookie(variant: CodeVariant): string {
  return `codeVariant=${variant.toUpperCase()}; path=/; max-age=${year}; SameSite=Lax`;
}

/** True for a text that is a variant. */
export function isCodeVariant(text: string | undefined): text is CodeVariant {
  return text === 'ts' || text === 'js';
}
