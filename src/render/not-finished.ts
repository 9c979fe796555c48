import type { Diagnostic } from '../model/diagnostic.ts';
import { type StopReason, stopText } from '../model/stop-reason.ts';

/** Reports work on a page that was given up: code of the site in a loop that never ends. */
export function notFinished(subject: string, reason: StopReason): Diagnostic {
  return {
    severity: 'error',
    code: 'not-finished',
    message: `${subject} ${stopText(reason)}.`,
    hint:
      reason.kind === 'time'
        ? 'Look for a loop that never ends. "timeLimit" in site.yaml allows more time.'
        : 'Look for data that grow without end.',
  };
}
