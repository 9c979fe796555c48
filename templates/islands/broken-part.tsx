import type { ReactElement } from 'react';
import { useDemoWords } from './demo-words.ts';

/** Stands in the place of what does not compile, and says so. */
export function BrokenPart(): ReactElement {
  return <p className="demo-fallback">{useDemoWords().broken}</p>;
}
