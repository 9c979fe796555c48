import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import ThemeProvider from '@mui/system/ThemeProvider';
import { Component, type ContextType, type ReactElement, type ReactNode } from 'react';
import type { Direction } from '../../src/model/language.ts';
import type { Words } from '../../src/model/words.ts';
import { demoThemeFor } from '../demo-theme.ts';
import { DemoWordsContext } from '../use-words.ts';

/** Turns the styles of a demo into CSS rules for one text direction. */
export interface StyleEngine {
  readonly direction: Direction;
  readonly cache: EmotionCache;
}

/** Creates the left-to-right engine: emotion's default, as in an application of a reader. */
export function leftToRightEngine(): StyleEngine {
  return { direction: 'ltr', cache: createCache({ key: 'css' }) };
}

/** Properties of a demo's island, as its markup carries them. */
export interface DemoIslandProps {
  /** The direction for which the server rendered the demo. */
  readonly direction: Direction;
  /** Messages for a demo that cannot be shown. */
  readonly words: Words['demo'];
}

interface DemoRootProps {
  readonly engine: StyleEngine;
  readonly words: Words['demo'];
  readonly children: ReactNode;
}

/** Provides styles, theme and messages to a demo, in the same way on the server and in the browser. */
export function DemoRoot({ engine, words, children }: DemoRootProps): ReactElement {
  return (
    <CacheProvider value={engine.cache}>
      <ThemeProvider theme={demoThemeFor(engine.direction)}>
        <DemoWordsContext value={words}>{children}</DemoWordsContext>
      </ThemeProvider>
    </CacheProvider>
  );
}

/** Prefix of the ids that React makes in one demo: the same on both sides, unique in the page. */
export function identifierPrefix(id: string): string {
  return `${id}-`;
}

interface DemoBoundaryProps {
  readonly children: ReactNode;
}

interface DemoBoundaryState {
  readonly failure: 'none' | 'crashed';
}

/** Confines a crash to its demo, shows a message in its place, and lets the reader restart it. */
export class DemoBoundary extends Component<DemoBoundaryProps, DemoBoundaryState> {
  static override readonly contextType = DemoWordsContext;
  declare context: ContextType<typeof DemoWordsContext>;
  override readonly state: DemoBoundaryState = { failure: 'none' };

  static getDerivedStateFromError(): DemoBoundaryState {
    return { failure: 'crashed' };
  }

  /** With other props, the demo may work again. */
  override componentDidUpdate({ children }: DemoBoundaryProps, { failure }: DemoBoundaryState): void {
    if (failure === 'crashed' && children !== this.props.children) this.setState({ failure: 'none' });
  }

  override render(): ReactNode {
    if (this.state.failure === 'none') return this.props.children;
    return (
      <div className="demo-fallback" role="alert">
        {this.context?.stopped}
        <button type="button" onClick={() => this.setState({ failure: 'none' })}>
          {this.context?.restart}
        </button>
      </div>
    );
  }
}
