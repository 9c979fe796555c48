import { Component, type ReactNode } from 'react';
import type { Words } from '../../src/model/words.ts';

interface DemoBoundaryProps {
  readonly words: Words['demo'];
  readonly children: ReactNode;
}

interface DemoBoundaryState {
  readonly failure: 'none' | 'crashed';
}

/** Keeps a crash inside its demo, says so in its place, and lets the reader try again. */
export class DemoBoundary extends Component<DemoBoundaryProps, DemoBoundaryState> {
  override readonly state: DemoBoundaryState = { failure: 'none' };

  static getDerivedStateFromError(): DemoBoundaryState {
    return { failure: 'crashed' };
  }

  override render(): ReactNode {
    if (this.state.failure === 'none') return this.props.children;
    return (
      <div className="demo-fallback" role="alert">
        {this.props.words.stopped}
        <button type="button" onClick={() => this.setState({ failure: 'none' })}>
          {this.props.words.restart}
        </button>
      </div>
    );
  }
}
