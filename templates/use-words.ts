import { createContext, useContext } from 'react';
import type { Words } from '../src/model/words.ts';

/** The interface texts of the page that is rendered. */
export const WordsContext = createContext<Words | undefined>(undefined);

/** Returns the interface texts in the language of the page. */
export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('A component of the shell was rendered without a WordsContext.');
  return words;
}

/** The messages of a demo or component that cannot be shown; the root of each provides them. */
export const DemoWordsContext = createContext<Words['demo'] | undefined>(undefined);

/** Returns these messages; a static component, which has no root, takes them from its page. */
export function useDemoWords(): Words['demo'] {
  const own = useContext(DemoWordsContext);
  const page = useContext(WordsContext);
  const words = own ?? page?.demo;
  if (!words) throw new Error('A demo was rendered without a DemoWordsContext.');
  return words;
}

/** Fills placeholders: `('Show pages of {title}', { title: 'Inputs' })` → `Show pages of Inputs`. */
export function fillWords(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) =>
    // An own one: `{constructor}` has a value in the prototype of every object.
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );
}
