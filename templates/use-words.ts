import { createContext, useContext } from 'react';
import type { Words } from '../src/model/words.ts';

/** The words of the page that is drawn. */
export const WordsContext = createContext<Words | undefined>(undefined);

/** What the shell says, in the language of the page. */
export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('Something of the shell was drawn without its words.');
  return words;
}

/** Puts values into a sentence: `('Show pages of {title}', { title: 'Inputs' })` → `Show pages of Inputs`. */
export function fillWords(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
