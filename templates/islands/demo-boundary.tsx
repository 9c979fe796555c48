import { Component, type ContextType, type ReactNode } from 'react';
import { DemoWordsContext } from './demo-words.ts';

interface DemoBoundaryProps {
  readonly children: ReactNode;
}

interface DemoBoundaryState {
  readonly failure: 'none' | 'crashed';
}

/** Keeps a crash inside its demo, says so in its place, and lets the reader try again. */
export class DemoBoundary extends Component<DemoBoundaryProps, DemoBoundaryState> {
  static override readonly contextType = DemoWordsContext;
  declare context: ContextType<typeof DemoWordsContext>;
  override readonly state: DemoBoundaryState = { failure: 'none' };

  static getDerivedStateFromError(): DemoBoundaryState {
    return { failure: 'crashed' };
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
