import { createContext, useContext } from 'react';
import type { Words } from '../../src/model/words.ts';
import { WordsContext } from '../use-words.ts';

/** What a demo or component says when it cannot be shown; the root of each provides it. */
export const DemoWordsContext = createContext<Words['demo'] | undefined>(undefined);

/** The same, also for a component that is drawn once, among the words of its page. */
export function useDemoWords(): Words['demo'] {
  const own = useContext(DemoWordsContext);
  const page = useContext(WordsContext);
  const words = own ?? page?.demo;
  if (!words) throw new Error('A demo was drawn without its words.');
  return words;
}
