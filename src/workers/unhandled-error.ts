/**
 * What to tell of an error that nobody waited for — a promise that was rejected, a timer that threw — where it comes from a demo or component of
 * the site's; undefined for one of ours. It comes when the page has long been drawn, so it is told of no page, and stops nothing.
 */
export function lateErrorOf(error: unknown): string | undefined {
  const { message } = error instanceof Error ? error : new Error(String(error));
  const module = /\/server\/((?:demo|component)-[^/]+)-[0-9A-Z]{8}\.js/.exec(stacksOf(error))?.[1];
  if (module !== undefined)
    return `The ${module.replace('-', ' ')} failed after it was drawn: ${message}. ${advice}`;
  return isForeign(error) ? `A demo failed after it was drawn: ${message}. ${advice}` : undefined;
}

const advice = 'Nothing waits for it there: begin such work in an effect, or catch what it throws.';

/** Whether only a module of the site's can have thrown it: we ask no network, and throw nothing but errors. Neither has a line of who did. */
function isForeign(error: unknown): boolean {
  if (!(error instanceof Error)) return true;
  const isNoError = 'code' in error && error.code === 'ERR_UNHANDLED_REJECTION';
  return isNoError || stacksOf(error).includes('node:internal/deps/undici');
}

/** Where an error comes from, and what caused it: in Node 24 a request that failed has lines of its cause alone. */
function stacksOf(error: unknown): string {
  // What caused an error may be the error itself.
  const errors = new Set<Error>();
  for (let at = error; at instanceof Error && !errors.has(at); at = at.cause) errors.add(at);
  return [...errors].map(({ stack }) => stack).join('\n');
}
