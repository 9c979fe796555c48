import { inspect } from 'node:util';
import type { Diagnostic } from '../../model/diagnostic.ts';

/** Tells of a page that could not be drawn; where and why stands in the frame, as no file of the author's can be named. */
export function renderFailure(error: unknown): Diagnostic {
  const message = error instanceof Error ? error.message : String(error);
  return {
    severity: 'error',
    code: 'draw-failed',
    message: `The page could not be drawn: ${message}`,
    frame: inspect(error),
  };
}
