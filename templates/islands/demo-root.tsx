import { CacheProvider } from '@emotion/react';
import ThemeProvider from '@mui/system/ThemeProvider';
import type { ReactElement, ReactNode } from 'react';
import type { Direction } from '../../src/model/language.ts';
import type { Words } from '../../src/model/words.ts';
import { demoThemeFor } from '../demo-theme.ts';
import { DemoWordsContext } from './demo-words.ts';
import type { StyleEngine } from './style-engine.ts';

/** What a demo is told in its markup. */
export interface DemoIslandProps {
  /** The direction for which the server drew it. */
  readonly direction: Direction;
  /** What is said when the demo cannot be shown. */
  readonly words: Words['demo'];
}

interface DemoRootProps {
  readonly engine: StyleEngine;
  readonly words: Words['demo'];
  readonly children: ReactNode;
}

/** What surrounds a demo, the same on the server and in the browser. */
export function DemoRoot({ engine, words, children }: DemoRootProps): ReactElement {
  return (
    <CacheProvider value={engine.cache}>
      <ThemeProvider theme={demoThemeFor(engine.direction)}>
        <DemoWordsContext value={words}>{children}</DemoWordsContext>
      </ThemeProvider>
    </CacheProvider>
  );
}

/** Prefix of the ids that React makes in one demo; the same on both sides, different for every demo of a page. */
export function identifierPrefix(id: string): string {
  return `${id}-`;
}
