import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type {
  BrowserContext,
  BrowserFrame,
  BrowserPage,
  ConsoleMessage,
} from '../../../src/demos/browser-driver.ts';
import { type CheckPageOptions, checkPageDemos } from '../../../src/demos/check-page-demos.ts';
import type { CheckedDemo } from '../../../src/demos/page-demos.ts';
import type { FileLoader, KeyboardRow } from '../../../src/model/demo-check.ts';
import type { SitePath, SourcePath } from '../../../src/model/path.ts';
import { answeringFrame, type FrameAnswers } from '../../support/answering-frame.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const demo = (id: string, line: number): CheckedDemo => ({
  id,
  entry: `demo:${id}.tsx`,
  subject: `demo "${id}.tsx"`,
  place: { file: 'content/acme/button.md', line, column: 1 },
});

const url = 'http://127.0.0.1:4000/ui/';
const axe = 'globalThis.axe = {}';
const barrier = { rule: 'label', help: 'Form elements must have labels', element: '<input>', count: 1 };

/** A page of the site as a browser shows it. */
interface ShownPage {
  /** What differs from a page whose demos start, and that has no keyboard tables. */
  readonly answers?: FrameAnswers;
  /** The documents of iframes, by the id of the demo. */
  readonly frames?: Readonly<Record<string, BrowserFrame>>;
  /** Demos with a barrier. */
  readonly barriers?: readonly string[];
  /** The address that the page has; every other one is an error. */
  readonly address?: string;
  /** What opening the page throws. */
  readonly failure?: Error;
  /** URLs of files that are missing when the page loads. */
  readonly missing?: readonly string[];
}

/** Answers like a document in which axe reports the barrier of some demos. */
function documentOf(answers: FrameAnswers, barriers: readonly string[] = []): BrowserFrame {
  let hasAxe = false;
  return answeringFrame({ selector: ([id]) => `#${id}`, ...answers }, (expression) => {
    if (expression === 'typeof axe') return hasAxe ? 'object' : 'undefined';
    if (expression.startsWith(axe)) hasAxe = true;
    if (!expression.startsWith('axe.run(')) return true;
    if (!hasAxe) throw new Error('axe is not defined');
    return barriers.some((id) => expression.startsWith(`axe.run("#${id}",`)) ? [barrier] : [];
  });
}

function windowWith(given: ShownPage): BrowserContext {
  const { answers = {}, frames = {}, barriers = [], address, failure, missing = [] } = given;
  const logging: ((message: ConsoleMessage) => void)[] = [];
  const throwing: ((error: Error) => void)[] = [];
  const shown = documentOf(
    {
      find: ([id]) => ({ place: frames[`${id}`] ? 'iframe' : 'page', script: `/assets/demo-${id}.js` }),
      start: () => undefined,
      isHydrated: () => true,
      keyboardRows: () => [],
      prepare: () => ({ kind: 'ready' }),
      holds: () => false,
      focused: () => '<body>',
      throws: ([stack]) => {
        for (const listener of throwing) listener(Object.assign(new Error('Oh'), { stack: `${stack}` }));
      },
      ...answers,
    },
    barriers,
  );
  const on: BrowserPage['on'] = (
    event: 'console' | 'pageerror',
    listener: ((message: ConsoleMessage) => void) & ((error: Error) => void),
  ) => (event === 'console' ? logging.push(listener) : throwing.push(listener));
  const page: BrowserPage = {
    ...shown,
    on,
    keyboard: { press: async () => {} },
    async goto(opened) {
      if (failure) throw failure;
      if (address !== undefined && opened !== address) throw new Error(`net::ERR_FAILED at ${opened}`);
      for (const url of missing)
        for (const listener of logging)
          listener({
            type: () => 'error',
            text: () => 'Failed to load resource: 404',
            location: () => ({ url }),
          });
    },
    locator: (selector) => ({
      elementHandle: async () => {
        const id = /^\[id="(.*)"\] iframe$/.exec(selector)?.[1] ?? '';
        return { contentFrame: async () => frames[id] ?? null };
      },
    }),
  };
  return { addInitScript: async () => {}, newPage: async () => page, close: async () => {} };
}

/** The problems of a page with the demos "One" and "Two", each with its line. */
async function problemsOf(shown: ShownPage, options: Partial<CheckPageOptions> = {}): Promise<string[]> {
  const checking = checkPageDemos(
    windowWith(shown),
    {
      path: '/acme/button' as SitePath,
      source: 'acme/button.md' as SourcePath,
      demos: [demo('One', 3), demo('Two', 5)],
    },
    { url, axe: undefined, limit: 2000, text: '', isNew: () => true, ...options },
  );
  await vi.advanceTimersByTimeAsync(60_000);
  const { diagnostics } = await checking;
  return diagnostics.map(({ message, place }) => `${place?.line} ${message}`);
}

const isStarted = (...ids: readonly string[]) => ({
  isHydrated: ([id]: readonly unknown[]) => ids.includes(`${id}`),
});
const late = (id: string, line: number) =>
  `${line} The demo "${id}.tsx" did not start in the browser within 2 s.`;

test('a page whose demos start has no problem, at the address below that of the site', async () => {
  expect(await problemsOf({ address: `${url}acme/button/` })).toEqual([]);
});

test('a page that cannot be opened is reported at its start', async () => {
  expect(await problemsOf({ address: 'elsewhere' })).toEqual([
    `1 The page cannot be checked in the browser: net::ERR_FAILED at ${url}acme/button/.`,
  ]);
});

test('a page that never loads is reported at its start', async () => {
  const failure = Object.assign(new Error('Timeout 2000ms exceeded'), { name: 'TimeoutError' });
  expect(await problemsOf({ failure })).toEqual(['1 The page did not load in the browser within 2 s.']);
});

test('a missing file is reported where an element loads it', async () => {
  const failed = 'Failed to load resource: 404';
  const loaders: Readonly<Record<string, FileLoader>> = {
    [`${url}two.svg`]: { kind: 'demo', id: 'Two' },
    [`${url}logo.svg`]: { kind: 'page' },
  };
  const answers: FrameAnswers = { loaderOf: ([file]) => loaders[`${file}`] };
  const missing = ['two.svg', 'logo.svg', 'font.woff2'].map((file) => url + file);
  expect(await problemsOf({ answers, missing })).toEqual([
    `5 The demo "Two.tsx" complains in the browser: ${failed}: /ui/two.svg.`,
    `1 The page complains in the browser: ${failed}: /ui/logo.svg.`,
    `1 The page complains in the browser: ${failed}: /ui/font.woff2.`,
  ]);
});

describe('a demo that', () => {
  test('does not start is reported, and the next one is checked', async () => {
    const shown = { answers: isStarted('Two'), barriers: ['One', 'Two'] };
    expect(await problemsOf(shown, { axe })).toEqual([
      late('One', 3),
      '5 The demo "Two.tsx" has a barrier: Form elements must have labels.',
    ]);
  });

  test('another page has shown is not checked again', async () => {
    expect(await problemsOf({ answers: isStarted() }, { isNew: ({ id }) => id === 'Two' })).toEqual([
      late('Two', 5),
    ]);
  });

  test('never answers ends the check of its page', async () => {
    const isHydrated = ([id]: readonly unknown[]) => (id === 'One' ? true : new Promise(() => {}));
    expect(await problemsOf({ answers: { isHydrated } })).toEqual([late('Two', 5)]);
  });

  test('the driver gives up on has not started', async () => {
    const start = () => Promise.reject(Object.assign(new Error('Timeout'), { name: 'TimeoutError' }));
    expect(await problemsOf({ answers: { start } })).toEqual([late('One', 3)]);
  });

  test('leads elsewhere is reported with the reason', async () => {
    const start = ([id]: readonly unknown[]) =>
      id === 'Two' ? Promise.reject(new Error('The context was destroyed\nCall log')) : undefined;
    expect(await problemsOf({ answers: { start } })).toEqual([
      '5 The demo "Two.tsx" cannot be checked in the browser: The context was destroyed.',
    ]);
  });

  test('has a barrier is reported only with axe', async () => {
    expect(await problemsOf({ barriers: ['One'] })).toEqual([]);
    expect(await problemsOf({ barriers: ['One'] }, { axe })).toHaveLength(1);
  });

  test('is in an iframe is checked in its document', async () => {
    const own = { framed: () => 'own', find: () => ({ place: 'page' }), start: () => undefined };
    const framed = (isHydrated: boolean) =>
      documentOf({ ...own, isHydrated: ([id]) => isHydrated && id === 'own' }, ['own']);
    const answers = isStarted('One');
    const message = '5 The demo "Two.tsx" has a barrier: Form elements must have labels.';
    expect(await problemsOf({ answers, frames: { Two: framed(true) } }, { axe })).toEqual([message]);
    expect(await problemsOf({ answers, frames: { Two: framed(false) } }, { axe })).toEqual([late('Two', 5)]);
    const empty = documentOf({ ...own, framed: () => undefined });
    expect(await problemsOf({ answers, frames: { Two: empty } })).toEqual([late('Two', 5)]);
  });
});

test('an error belongs to the demo whose script it names, whichever is checked at the time', async () => {
  const shown = windowWith({});
  const page = await shown.newPage();
  const start = ([id]: readonly unknown[]) =>
    id === 'Two' && page.evaluate('demoCheck.throws("at /assets/demo-One.js:1")');
  // Both documents share the listeners of the page.
  const newPage = async () => ({ ...(await windowWith({ answers: { start } }).newPage()), on: page.on });
  const checking = checkPageDemos(
    { ...shown, newPage },
    { path: '/a' as SitePath, source: 'a.md' as SourcePath, demos: [demo('One', 3), demo('Two', 5)] },
    { url, axe: undefined, limit: 2000, text: '', isNew: () => true },
  );
  await vi.advanceTimersByTimeAsync(60_000);
  const { diagnostics } = await checking;
  expect(diagnostics.map(({ message, place }) => `${place?.line} ${message}`)).toEqual([
    '3 The demo "One.tsx" fails in the browser: Error: Oh.',
  ]);
});

describe('a row of a keyboard table', () => {
  const row = (given: Partial<KeyboardRow>): KeyboardRow => ({
    table: 0,
    row: 0,
    keys: 'Home',
    effect: 'Increases the value',
    demo: 'Two',
    ...given,
  });
  const text = '# Button\n\n## Keyboard\n\n| Key | Effect |\n| - | - |\n| Home | Increases the value |\n';
  const failed = (line: number) =>
    `${line} The key Home does not do in the demo "Two.tsx" what this table says: "Increases the value".`;

  test.each<[string, Partial<KeyboardRow>, string, string[]]>([
    ['its line', {}, text, [failed(7)]],
    ['the line of its demo, if it is elsewhere', {}, '# Button', [failed(5)]],
    ['no line if it is left out', { effect: 'Sings' }, text, []],
    ['no line if it is about a demo that the page does not have', { demo: 'Gone' }, text, []],
  ])('that fails is at %s', async (_name, given, source, expected) => {
    const answers = { keyboardRows: () => [row(given)] };
    expect(await problemsOf({ answers }, { text: source })).toEqual(expected);
  });

  test('is executed in demos that are started anew', async () => {
    const started: unknown[] = [];
    const answers = {
      start: ([id]: readonly unknown[]) => void started.push(id),
      keyboardRows: () => [row({}), row({ keys: 'End' })],
    };
    expect(await problemsOf({ answers }, { text: '' })).toHaveLength(2);
    expect(started).toEqual(['One', 'Two', 'Two']);
  });
});
