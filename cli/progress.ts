import type { Progress } from '../src/index.ts';
import type { TextStream } from './terminal.ts';

/** Progress that has to be taken off the screen before anything else is said. */
export interface ShownProgress extends Progress {
  clear(): void;
}

const barWidth = 24;

/** Shows how a build goes on: a bar where a person watches, a line a stage elsewhere, only warnings when asked to be quiet. */
export function createProgress(stream: TextStream, { quiet }: { readonly quiet: boolean }): ShownProgress {
  if (quiet) return { stage() {}, advance() {}, warn: warnOn(stream), clear() {} };
  return stream.interactive ? barProgress(stream) : lineProgress(stream);
}

function lineProgress(stream: TextStream): ShownProgress {
  return {
    stage(name, total) {
      stream.write(total === undefined ? `${name}\n` : `${name} (${total.toLocaleString('en-US')})\n`);
    },
    advance() {},
    warn: warnOn(stream),
    clear() {},
  };
}

function barProgress(stream: TextStream): ShownProgress {
  let name = '';
  let total: number | undefined;
  let steps = 0;
  let shown = '';
  const render = (): void => {
    const line = barLine(name, steps, total).slice(0, Math.max(stream.columns - 1, 20));
    // A large site advances thousands of times; only what changes the picture is drawn.
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
      render();
    },
    advance(more) {
      steps += more;
      render();
    },
    warn(sentence) {
      clear();
      warnOn(stream)(sentence);
    },
    clear,
  };
}

function warnOn(stream: TextStream): (sentence: string) => void {
  return (sentence) => stream.write(`Warning: ${sentence}\n`);
}

/** `━━━━━━━━────────────────  33%  render`; without a total only the name. */
function barLine(name: string, steps: number, total: number | undefined): string {
  if (total === undefined || total === 0) return name;
  const share = Math.min(steps / total, 1);
  const filled = Math.round(share * barWidth);
  const percent = `${Math.floor(share * 100)}%`.padStart(4);
  return `${'━'.repeat(filled)}${'─'.repeat(barWidth - filled)} ${percent}  ${name}`;
}
