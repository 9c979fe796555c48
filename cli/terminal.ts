import { styleText } from 'node:util';

/** The public interface of the library. */
export type Library = typeof import('../src/index.ts');

/** An output stream. */
export interface TextStream {
  write(text: string): void;
  /** Whether written lines can be overwritten, as on a terminal. */
  readonly interactive: boolean;
  readonly colours: boolean;
  readonly columns: number;
}

/** Everything that a command knows about its environment. */
export interface Terminal {
  readonly cwd: string;
  /** Environment variables, for values that `site.yaml` refers to by name. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The same as the command was started with them, for programs that it starts and that outlive it. */
  readonly startedWith: Readonly<Record<string, string | undefined>>;
  /** Results. */
  readonly out: TextStream;
  /** Progress and usage errors. */
  readonly err: TextStream;
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
  /** Loads the library on demand, so that `--version` and `--help` start quickly. */
  library(): Promise<Library>;
  /** Starts what the first build of the site in this folder needs, while the library loads. */
  startEarly(root: string): void;
}

const styles = {
  error: 'red',
  warning: 'yellow',
  success: 'green',
  strong: 'bold',
  muted: 'gray',
  hint: 'cyan',
} as const satisfies Record<string, Parameters<typeof styleText>[0]>;

/** Colours a text by its meaning. */
export type Paint = (tone: keyof typeof styles, text: string) => string;

/** Creates a painter that leaves text unchanged where colours are off. */
export function createPaint({ colours }: Pick<TextStream, 'colours'>): Paint {
  // `validateStream: false` keeps Node.js from checking its own streams: `colours` is already decided.
  return (tone, text) => (colours ? styleText(styles[tone], text, { validateStream: false }) : text);
}

/** Formats a number with its noun: `1 page`, `1,000 pages`. */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}

/** Formats a duration: `340 ms`, `1.4 s`, `2 min 5 s`. */
export function duration(ms: number): string {
  if (Math.round(ms) < 1000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
