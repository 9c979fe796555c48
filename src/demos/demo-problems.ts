import { asSentence } from '../lib/as-sentence.ts';
import type { FileLoader } from '../model/demo-check.ts';
import type { Diagnostic, Place } from '../model/diagnostic.ts';
import type { Barrier } from './find-barriers.ts';
import type { CheckedDemo } from './page-demos.ts';
import type { Complaint } from './watch-console.ts';

/** Longest message of a page that is repeated. */
const maxText = 300;

const loadHint = 'Look for a loop that never ends, and for a script that fails to load.';
const consoleHint = 'Open the page, and look into the console of the browser.';

/** Reports a demo that React did not take over, or that does not answer. */
export function notStarted({ subject, place }: CheckedDemo, seconds: number): Diagnostic {
  return {
    severity: 'error',
    code: 'demo-console',
    message: `The ${subject} did not start in the browser within ${seconds} s.`,
    hint: loadHint,
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

/** Reports a page that does not load. */
export function pageNotLoaded(place: Place, seconds: number): Diagnostic {
  return {
    severity: 'error',
    code: 'demo-console',
    message: `The page did not load in the browser within ${seconds} s.`,
    hint: loadHint,
    place,
  };
}

/** Reports a page that cannot be examined, for example because it cannot be opened. */
export function pageNotChecked(place: Place, reason: string): Diagnostic {
  return {
    severity: 'error',
    code: 'demo-console',
    message: asSentence(`The page cannot be checked in the browser: ${reason.split('\n')[0]}`),
    hint: consoleHint,
    place,
  };
}

/** What a page shows, to which complaints are attributed. */
export interface ComplainingPage {
  readonly demos: readonly (CheckedDemo & { readonly script?: string | undefined })[];
  /** Where problems of the page itself are reported. */
  readonly place: Place;
  /** Whose elements load files, by the URLs of these. */
  readonly loaders: ReadonlyMap<string, FileLoader | undefined>;
}

/** Reports what a page has thrown or logged, at the directives of demos or at its start, each text once. */
export function consoleProblems(complaints: readonly Complaint[], page: ComplainingPage): Diagnostic[] {
  const found = complaints.map((complaint): Diagnostic => {
    const { subject, place } = demoOf(complaint, page) ?? { subject: 'page', place: page.place };
    const text = complaint.text.replace(/\s+/g, ' ').trim().slice(0, maxText);
    const isError = complaint.kind === 'error';
    return {
      severity: isError ? 'error' : 'warning',
      code: 'demo-console',
      message: asSentence(`The ${subject} ${isError ? 'fails' : 'complains'} in the browser: ${text}`),
      hint: hintFor(text),
      place,
    };
  });
  return [...new Map(found.map((one) => [`${one.place?.line} ${one.message}`, one])).values()];
}

/** The demo whose script or element complains, or else the one that was tried; undefined for the page. */
function demoOf(
  { kind, source, during }: Complaint,
  { demos, loaders }: ComplainingPage,
): CheckedDemo | undefined {
  const named = demos.find(({ script }) => script !== undefined && source.includes(script));
  if (named) return named;
  const loader = kind === 'file' ? loaders.get(source) : undefined;
  if (loader?.kind === 'page') return undefined;
  return demos.find(({ id }) => id === (loader?.id ?? during));
}

function hintFor(text: string): string {
  const error = /Minified React error #(\d+)/.exec(text)?.[1];
  return error === undefined
    ? consoleHint
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
