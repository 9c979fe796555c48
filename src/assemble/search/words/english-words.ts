import { arabicWords } from './arabic-words.ts';
import { germanWords } from './german-words.ts';

/**
 * What readers of other languages call what documentation of components is about. They find pages that are
 * not translated, and English words in those that are.
 */
const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: germanWords,
  ar: arabicWords,
};

/** Returns the words of a language with the English words for the same, as they are written. */
export function englishWords(language: string): readonly (readonly [word: string, english: string])[] {
  return Object.entries(words[language.toLowerCase().split('-', 1)[0] ?? ''] ?? {});
}
