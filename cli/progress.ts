import type { Progress } from '../src/index.ts';
import type { TextStream } from './terminal.ts';
import { visibleControls } from './visible-controls.ts';

/** Progress that is cleared before other output is written. */
export interface ShownProgress extends Progress {
  clear(): void;
}

const barWidth = 24;

/** Shows progress: a bar on a terminal, a line for each stage elsewhere, only warnings if `quiet`. */
export function createProgress(stream: TextStream, { quiet }: { readonly quiet: boolean }): ShownProgress {
  const warn = (sentence: string): void => stream.write(`Warning: ${visibleControls(sentence)}\n`);
  if (quiet) return { stage() {}, advance() {}, warn, clear() {} };
  if (stream.interactive) return barProgress(stream, warn);
  return {
    stage(name, total) {
      stream.write(total === undefined ? `${name}\n` : `${name} (${total.toLocaleString('en-US')})\n`);
    },
    advance() {},
    warn,
    clear() {},
  };
}

function barProgress(stream: TextStream, warn: (sentence: string) => void): ShownProgress {
  let name = '';
  let total: number | undefined;
  let steps = 0;
  let shown = '';
  const update = (): void => {
    const line = barLine(name, steps, total).slice(0, Math.max(stream.columns - 1, 20));
    // A large site advances thousands of times, and most steps do not change the line.
    if (line === shown) return;
    shown = line;
    stream.write(`\r\u001b[2K${line}`);
  };
  const clear = (): void => {
    if (shown !== '') stream.write('\r\u001b[2K');
    shown = '';
  };
  return {
    stage(nextName, nextTotal) {
      name = nextName;
      total = nextTotal;
      steps = 0;
      update();
    },
    advance(more) {
      steps += more;
      update();
    },
    warn(sentence) {
      clear();
      warn(sentence);
    },
    clear,
  };
}

/** Formats the bar: `━━━━━━━━────────────────  33%  render`, or only the name if there is no total. */
function barLine(name: string, steps: number, total: number | undefined): string {
  if (total === undefined || total === 0) return name;
  const share = Math.min(steps / total, 1);
  const filled = Math.round(share * barWidth);
  const percent = `${Math.floor(share * 100)}%`.padStart(4);
  return `${'━'.repeat(filled)}${'─'.repeat(barWidth - filled)} ${percent}  ${name}`;
}
