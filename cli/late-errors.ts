import { type ExitCode, exitCodes } from './exit-codes.ts';
import { faultText } from './fault-text.ts';
import type { TextStream } from './terminal.ts';

/** Says whether an error is one of a demo's, and what to tell of it. */
type Judge = () => Promise<Pick<typeof import('../src/index.ts'), 'unhandledErrorMessage'>>;

/**
 * Tells of errors that nobody waited for. One of a demo's stops nothing and is told once: pages that show it draw it again. One of ours ends
 * the program: the code to end with is given.
 */
export function createLateErrors(
  err: TextStream,
  library: Judge,
): (error: unknown) => Promise<ExitCode | undefined> {
  const told = new Set<string>();
  return async (error) => {
    const words = (await library()).unhandledErrorMessage(error);
    if (words === undefined) {
      err.write(faultText(error));
      return exitCodes.fault;
    }
    if (!told.has(words)) err.write(`Warning: ${words}\n`);
    told.add(words);
    return undefined;
  };
}
