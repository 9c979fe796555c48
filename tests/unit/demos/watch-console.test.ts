import { expect, test } from 'vitest';
import type { BrowserPage, ConsoleMessage } from '../../../src/demos/browser-driver.ts';
import { type ConsoleLog, watchConsole } from '../../../src/demos/watch-console.ts';

const origin = 'http://127.0.0.1:4000';

/** A page that logs and throws what a test lets it. */
function consolePage() {
  const logging: ((message: ConsoleMessage) => void)[] = [];
  const throwing: ((error: Error) => void)[] = [];
  const on: BrowserPage['on'] = (
    event: 'console' | 'pageerror',
    listener: ((message: ConsoleMessage) => void) & ((error: Error) => void),
  ) => (event === 'console' ? logging.push(listener) : throwing.push(listener));
  const page: BrowserPage = {
    on,
    keyboard: { press: async () => {} },
    goto: async () => {},
    evaluate: async () => undefined,
    locator: () => ({ elementHandle: async () => null }),
  };
  return {
    page,
    logs(type: string, text: string, url: string) {
      for (const listener of logging)
        listener({ type: () => type, text: () => text, location: () => ({ url }) });
    },
    throws(error: Error) {
      for (const listener of throwing) listener(error);
    },
  };
}

function logged(type: string, url: string, text = 'Text'): ConsoleLog['complaints'] {
  const { page, logs } = consolePage();
  const { complaints } = watchConsole(page, origin);
  logs(type, text, url);
  return complaints;
}

test.each([
  ['an error of a script of the site', 'error', `${origin}/assets/a.js`, true],
  ['an error without a script', 'error', '', true],
  ['an error of another host', 'error', 'https://ads.dev/a.js', false],
  ['a warning of a script of the site', 'warning', `${origin}/assets/a.js`, true],
  ['a warning of the browser about a page', 'warning', `${origin}/a/`, false],
  ['a warning of another host', 'warning', 'https://ads.dev/a.js', false],
  ['a warning without a script', 'warning', '', false],
  ['what is only logged', 'log', `${origin}/assets/a.js`, false],
])('%s is a complaint, or not', (_name, type, url, isOurs) => {
  const expected = { kind: 'message', text: 'Text', source: url, during: undefined };
  expect(logged(type, url)).toEqual(isOurs ? [expected] : []);
});

test('a file that is missing is named by its path', () => {
  const text = 'Failed to load resource: the server responded with a status of 404 (Not Found)';
  expect(logged('error', `${origin}/missing.svg`, text)).toMatchObject([
    { kind: 'file', text: `${text}: /missing.svg`, source: `${origin}/missing.svg` },
  ]);
  const quoted = `It says: ${text}`;
  expect(logged('error', `${origin}/a.js`, quoted)).toMatchObject([{ kind: 'message', text: quoted }]);
});

test('complaints belong to the demo that is tried at the time', () => {
  const { page, logs, throws } = consolePage();
  const log = watchConsole(page, origin);
  const unstacked: Error = { name: 'RangeError', message: 'Too long' };
  expect(log.during()).toBeUndefined();
  log.begin('One');
  throws(Object.assign(new TypeError('No items'), { stack: 'at a.js' }));
  log.begin('Two');
  throws(unstacked);
  logs('error', 'Oh', '');
  expect(log.during()).toBe('Two');
  expect(log.complaints).toEqual([
    { kind: 'error', text: 'TypeError: No items', source: 'at a.js', during: 'One' },
    { kind: 'error', text: 'RangeError: Too long', source: '', during: 'Two' },
    { kind: 'message', text: 'Oh', source: '', during: 'Two' },
  ]);
});
