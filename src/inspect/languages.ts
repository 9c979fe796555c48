import { languageTagPattern } from '../lib/language-tag-pattern.ts';
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
    return found !== undefined && languageTagPattern.test(found) ? found : undefined;
  } catch {
    // `english!` is no tag in any spelling.
    return undefined;
  }
}

/** A folder of translations of the tree, with its language. */
export interface LanguageFolder {
  /** Relative to the folder of the pages: `de`. */
  readonly folder: string;
  readonly language: InspectedLanguage;
}

/**
 * Returns the language of a folder of translations. Its identifier is the name of the folder, if that is a
 * tag, so that addresses keep their prefix: `zh-cn`.
 */
export function folderLanguage(
  folder: string,
  tag: string | undefined,
  facts: LanguageFacts,
): LanguageFolder {
  const language = languageOf(tag ?? folder, facts);
  const isTag = languageTagPattern.test(folder);
  return { folder, language: isTag ? { ...language, id: folder } : language };
}
