import { asSentence } from '../../lib/as-sentence.ts';
/**
 * Returns a message for an unhandled error (a rejected promise, a timer that throws) if a demo or component
 * of the site caused it; undefined for an error of ours. It comes long after the page was rendered, so it
 * belongs to no page and stops nothing.
 */
export function unhandledErrorMessage(error: unknown): string | undefined {
  const { message } = error instanceof Error ? error : new Error(String(error));
  const [module, kind, name] =
    /\/server\/(demo|component)-([^/]+)-[0-9A-Z]{8}\.js/.exec(stacksOf(error)) ?? [];
  if (module === undefined && !isForeign(error)) return undefined;
  const subject = module === undefined ? 'A demo' : `The ${kind} "${name}"`;
  return `${asSentence(`${subject} failed after it was rendered: ${message}`)} ${advice}`;
}

const advice = 'Start such work in an effect, or catch the error.';

/**
 * True for errors that only a module of the site can cause: this program makes no request and throws only
 * errors.
 */
function isForeign(error: unknown): boolean {
  if (!(error instanceof Error)) return true;
  const isNoError = 'code' in error && error.code === 'ERR_UNHANDLED_REJECTION';
  return isNoError || stacksOf(error).includes('node:internal/deps/undici');
}

/** The stacks of an error and its causes. In Node 24 only the cause of a failed request has a stack. */
function stacksOf(error: unknown): string {
  // An error may be its own cause.
  const errors = new Set<Error>();
  for (let at = error; at instanceof Error && !errors.has(at); at = at.cause) errors.add(at);
  return [...errors].map(({ stack }) => stack).join('\n');
}
