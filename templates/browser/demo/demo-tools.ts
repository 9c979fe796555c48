import type { StatusWord } from '../../../src/model/words.ts';
import type { CodeVariant } from '../code/code-variant-state.ts';
import type { DemoSourceFile } from './sandbox-project.ts';

/** What a toolbar hands over, so that the chunks of its actions share no module with the eager script. */
export interface DemoTools {
  readonly files: readonly DemoSourceFile[];
  readonly variant: CodeVariant;
  readonly announce: (word: StatusWord) => void;
  readonly showCode: (demo: HTMLElement, state: 'open' | 'resting') => void;
}
