import type { BrowserContext } from 'playwright-core';

/** Notes all that a reader's browser complains of, in any page of a context: one line each. */
export function watchComplaints(context: BrowserContext, origin: string): string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    // Hydration complaints of a development build of React come here too.
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`console ${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (failure) => complaints.push(`exception: ${failure.error().message}`));
  context.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(origin))
      complaints.push(`request to another host: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    // What the reader left before it came, and what the browser began to fetch ahead and gave up.
    const isAhead = request.headers()['sec-purpose']?.startsWith('prefetch') === true;
    if (reason !== 'net::ERR_ABORTED' && !isAhead)
      complaints.push(`request failed: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`answer ${response.status()}: ${response.url()}`);
  });
  return complaints;
}

/** The complaints that nobody expected, and the expectations that were not met. */
export function unexpectedComplaints(complaints: readonly string[], expected: readonly RegExp[]): string[] {
  const missing = expected.filter((pattern) => !complaints.some((complaint) => pattern.test(complaint)));
  return [
    ...complaints.filter((complaint) => !expected.some((pattern) => pattern.test(complaint))),
    ...missing.map((pattern) => `expected and not seen: ${pattern}`),
  ];
}
