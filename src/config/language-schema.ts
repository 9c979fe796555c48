import * as z from 'zod';
import type { LanguageFacts } from '../model/language.ts';
import { languageTag, someText } from './text-rules.ts';

/** A language of the site, as written: its tag, or the tag with more about it. */
export const languageSchema = z
  .union([
    languageTag(),
    z.object({
      id: languageTag().describe('Its tag, which is its prefix in addresses: zh.'),
      name: someText().optional().describe('Its name in itself: 中文.'),
      direction: z
        .enum(['ltr', 'rtl'])
        .optional()
        .describe('Writing direction; follows the language when left out.'),
    }),
  ])
  .describe('A language the site speaks.');

/** A language as `site.yaml` has it, checked. */
export type LanguageInput = z.output<typeof languageSchema>;

/** What is known of a language where `site.yaml` does not say it. */
export function languageFacts(language: LanguageInput): LanguageFacts {
  const id = languageId(language);
  const own: Exclude<LanguageInput, string> = typeof language === 'string' ? { id } : language;
  return {
    name: own.name ?? ownNames[id] ?? new Intl.DisplayNames([id], { type: 'language' }).of(id) ?? id,
    direction: own.direction ?? (rightToLeft.has(id.split('-', 1)[0] ?? '') ? 'rtl' : 'ltr'),
  };
}

/** Spares a site in English the loading of the names of all languages, 16 ms of every run. */
const ownNames: Readonly<Record<string, string>> = { en: 'English' };

// Languages of the scripts that run from right to left: Arabic, Persian, Hebrew, Urdu, Pashto, Uyghur, Yiddish, Sindhi, Divehi.
const rightToLeft = new Set(['ar', 'fa', 'he', 'ur', 'ps', 'ug', 'yi', 'sd', 'dv']);

/** The tag of a language. */
export function languageId(language: LanguageInput): string {
  return typeof language === 'string' ? language : language.id;
}
