import type { ReactElement } from 'react';
import { useDemoWords } from '../use-words.ts';

/** Stands in for a demo that does not compile, and shows a message. */
// biome-ignore lint/style/noDefaultExport: it replaces a demo, which has a default export.
export default function BrokenDemo(): ReactElement {
  return <p className="demo-fallback">{useDemoWords().broken}</p>;
}
