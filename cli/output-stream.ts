import type { TextStream } from './terminal.ts';

/** The streams of the process. */
type Stream = Pick<NodeJS.WriteStream, 'isTTY' | 'columns' | 'write'>;

/**
 * Opens an output stream of the process. A stream to a file fails while it is written, as on a full disk:
 * `fail` is called with the reason.
 */
export function outputStream(
  stream: Stream,
  environment: Readonly<Record<string, string | undefined>>,
  fail: (error: unknown) => void,
): TextStream {
  const interactive = stream.isTTY === true && !environment.CI && environment.TERM !== 'dumb';
  return {
    write(text) {
      try {
        stream.write(text);
      } catch (error) {
        fail(error);
      }
    },
    interactive,
    colours: interactive && !environment.NO_COLOR,
    // Keeps help readable on very wide terminals.
    columns: Math.min(stream.columns ?? 100, 100),
  };
}

/** Says why an output stream cannot be written: `ENOSPC: no space left on device, write`. */
export function outputProblem(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const reason = message.replace(/^([A-Z]+): (.+), \w+$/, '$2 ($1)');
  return `The output of this command cannot be written: ${reason}.\n`;
}
