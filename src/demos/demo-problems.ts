import { asSentence } from '../lib/as-sentence.ts';
import type { Diagnostic, Place } from '../model/diagnostic.ts';
import type { Barrier } from './find-barriers.ts';
import type { CheckedDemo } from './page-demos.ts';
import type { Complaint } from './watch-console.ts';

/** Longest message of a page that is repeated. */
const maxText = 300;

/** Reports a demo that React did not take over, or that does not answer. */
export function notStarted({ subject, place }: CheckedDemo, seconds: number): Diagnostic {
  return {
    severity: 'error',
    code: 'demo-console',
    message: `The ${subject} did not start in the browser within ${seconds} s.`,
    hint: 'Look for a loop that never ends, and for a script that fails to load.',
    place,
  };
}

/** Reports a demo whose page cannot be examined, for example because it has led elsewhere. */
export function notChecked({ subject, place }: CheckedDemo, reason: string): Diagnostic {
  return {
    severity: 'error',
    code: 'demo-console',
    message: asSentence(`The ${subject} cannot be checked in the browser: ${reason.split('\n')[0]}`),
    hint: 'A demo must not leave its page by itself.',
    place,
  };
}

/** Reports what demos have thrown or logged, at their directives, each text once. */
export function consoleProblems(
  complaints: readonly Complaint[],
  demos: readonly (CheckedDemo & { readonly script?: string | undefined })[],
): Diagnostic[] {
  const found = complaints.flatMap((complaint): Diagnostic[] => {
    const named = demos.find(({ script }) => script !== undefined && complaint.source.includes(script));
    const demo = named ?? demos.find(({ id }) => id === complaint.during) ?? demos[0];
    if (!demo) return [];
    const text = complaint.text.replace(/\s+/g, ' ').trim().slice(0, maxText);
    const isError = complaint.kind === 'error';
    return [
      {
        severity: isError ? 'error' : 'warning',
        code: 'demo-console',
        message: asSentence(`The ${demo.subject} ${isError ? 'fails' : 'complains'} in the browser: ${text}`),
        hint: hintFor(text),
        place: demo.place,
      },
    ];
  });
  return [...new Map(found.map((one) => [`${one.place?.line} ${one.message}`, one])).values()];
}

function hintFor(text: string): string {
  const error = /Minified React error #(\d+)/.exec(text)?.[1];
  return error === undefined
    ? 'Open the page, and look into the console of the browser.'
    : `React explains this error at https://react.dev/errors/${error}.`;
}

/** Reports a barrier that axe has found in a demo. */
export function barrierProblem({ subject, place }: CheckedDemo, barrier: Barrier): Diagnostic {
  const others = barrier.count === 1 ? '' : ` and ${barrier.count - 1} more`;
  return {
    severity: 'warning',
    code: 'demo-accessibility',
    message: asSentence(`The ${subject} has a barrier: ${barrier.help}`),
    hint: `See the rule "${barrier.rule}" of axe. The element is ${barrier.element}${others}.`,
    place,
  };
}

/** A key that did not have its effect. */
export interface FailedKey {
  readonly keys: string;
  readonly effect: string;
  readonly focused: string;
  readonly place: Place;
}

/** Reports a row of a keyboard table that does not hold. */
export function keyboardProblem(
  { subject }: CheckedDemo,
  { keys, effect, focused, place }: FailedKey,
): Diagnostic {
  return {
    severity: 'warning',
    code: 'demo-keyboard',
    message: `The key ${keys} does not do in the ${subject} what this table says: "${effect.replace(/\.$/, '')}".`,
    hint: `Correct the table or the component. Afterwards, the focus is on ${focused}.`,
    place,
  };
}
