import type { InspectedLanguage } from './inspected-tree.ts';

/** Facts that a configuration states about a language. */
export interface LanguageFacts {
  readonly name?: string | undefined;
  readonly direction?: unknown;
}

/** Returns the language of a tag: `en-US` and `en_US` are `en-US`; without a valid tag, it is English. */
export function languageOf(
  tag: string | undefined,
  { name, direction }: LanguageFacts = {},
): InspectedLanguage {
  return {
    id: canonicalTag(tag) ?? 'en',
    ...(name !== undefined && { name }),
    ...(direction === 'rtl' && { direction }),
  };
}

function canonicalTag(tag: string | undefined): string | undefined {
  try {
    const [found] = Intl.getCanonicalLocales((tag ?? '').replaceAll('_', '-'));
    return found !== undefined && /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(found) ? found : undefined;
  } catch {
    // `english!` is no tag in any spelling.
    return undefined;
  }
}
