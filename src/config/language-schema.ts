import * as z from 'zod';
import type { LanguageFacts } from '../model/language.ts';
import { languageTag, someText } from './field-rules.ts';

/** A language, as written: its tag, or an object with its tag. */
export const languageSchema = z
  .union([
    languageTag(),
    z.strictObject({
      id: languageTag().describe('Its tag, which is also its prefix in addresses, such as zh.'),
      name: someText().optional().describe('Its name in the language itself, such as 中文.'),
      direction: z.enum(['ltr', 'rtl']).optional().describe('Text direction. Default: that of the language.'),
    }),
  ])
  .describe('A language of the site.');

/** A checked language of `site.yaml`. */
export type LanguageInput = z.output<typeof languageSchema>;

/** Returns the name and direction of a language, with defaults by its tag. */
export function languageFacts(language: LanguageInput): LanguageFacts {
  const id = languageId(language);
  const own: Exclude<LanguageInput, string> = typeof language === 'string' ? { id } : language;
  return {
    name: own.name ?? ownNames[id] ?? new Intl.DisplayNames([id], { type: 'language' }).of(id) ?? id,
    direction: own.direction ?? (rightToLeft.has(id.split('-', 1)[0] ?? '') ? 'rtl' : 'ltr'),
  };
}

/** Spares English sites from loading the names of all languages. */
const ownNames: Readonly<Record<string, string>> = { en: 'English' };

/** Arabic, Persian, Hebrew, Urdu, Pashto, Uyghur, Yiddish, Sindhi, Divehi. */
const rightToLeft = new Set(['ar', 'fa', 'he', 'ur', 'ps', 'ug', 'yi', 'sd', 'dv']);

/** Returns the tag of a language. */
export function languageId(language: LanguageInput): string {
  return typeof language === 'string' ? language : language.id;
}
