import { basename } from 'node:path';
import type { Message } from 'esbuild';
import { expect, test } from 'vitest';
import { bundleWithFallbacks, type FallbackOptions } from '../../../src/bundle/bundle-with-fallbacks.ts';
import { EditFailure } from '../../../src/bundle/esbuild/problems/bundle-diagnostics.ts';
import type { EntryFailures } from '../../../src/bundle/esbuild/problems/find-failures.ts';
import type { Entry } from '../../../src/model/entry.ts';
import type { FilePath } from '../../../src/model/path.ts';

const root = '/site' as FilePath;
const at = (path: string) => `/site/${path}` as FilePath;

const entries: readonly Entry[] = [
  { kind: 'demo', id: 'demo', file: at('content/Demo.tsx') },
  { kind: 'live', id: 'live', file: at('content/Demo.tsx'), modules: [] },
  { kind: 'static', id: 'card', file: at('templates/components/Card.tsx') },
  { kind: 'script', id: 'controls', file: at('controls.ts') },
];

function messageIn(file: string, text = 'Unexpected "}"'): Message {
  const location = { file, namespace: '', line: 1, column: 0, length: 1, lineText: '', suggestion: '' };
  return { id: '', pluginName: '', text, location, notes: [], detail: '' };
}

/** Failures of entries, each with the broken file that it contains. */
const failuresOf = (broken: Readonly<Record<string, string>>): EntryFailures => ({
  errors: [...new Set(Object.values(broken))].map((file) => messageIn(file)),
  broken: new Map(Object.entries(broken).map(([id, file]) => [id, new Set([at(file)])])),
});

interface Given {
  /** The failures that are found in turn, by the entries that are asked for. */
  readonly found?: readonly EntryFailures[];
  readonly shell?: Readonly<Record<string, Message>>;
  readonly before?: readonly string[];
  readonly failing?: readonly string[];
  /** The number of attempts that fail. */
  readonly failures: number;
  readonly error?: unknown;
}

/** Bundles, and returns what was attempted, asked and saved. */
async function bundle({ found = [], shell = {}, before = [], failing, failures, error }: Given) {
  const log: string[] = [];
  const left = [...found];
  const options: FallbackOptions<string> = {
    config: { root, contentDir: at('content') },
    async bundle(given, leftOut, demos) {
      const files = given.map(({ kind, file }) => `${kind} ${basename(file)}`);
      log.push([...files, ...[...leftOut].map((file) => `without ${basename(file)}`), demos].join(', '));
      if (log.filter((line) => /(?:apart|whole)$/.test(line)).length > failures) return 'bundled';
      throw (
        error ??
        Object.assign(new Error('Build failed'), { errors: [messageIn('content/Demo.tsx')], warnings: [] })
      );
    },
    async findFailures(given) {
      log.push(`find ${given.map(({ id }) => id).join()}`);
      return left.shift() ?? { errors: [], broken: new Map() };
    },
    findShellFailures: async () => ({
      errors: new Map(Object.entries(shell).map(([file, message]) => [at(file), [message]])),
    }),
    known: {
      brokenBefore: async () => before,
      saveBroken: async (_, ids) => void log.push(`save ${ids.join()}`),
    },
    ...(failing && { failing: new Set(failing.map(at)) }),
  };
  const result = await bundleWithFallbacks(entries, options);
  return { log, codes: result.failures.map(({ code, place }) => `${code} ${place?.file}`), result };
}

const whole = 'demo Demo.tsx, live Demo.tsx, static Card.tsx, script controls.ts';
const withNotices = 'demo broken-demo.tsx, static broken-component.tsx';

test('without a failure, everything is bundled once', async () => {
  const { log, codes, result } = await bundle({ failures: 0 });
  expect(log).toEqual([`${whole}, apart`]);
  expect(codes).toEqual([]);
  expect(result).toMatchObject({ bundled: 'bundled', entries });
});

test('broken entries become notices, and those that need none are missing', async () => {
  const found = [
    failuresOf({
      demo: 'content/Demo.tsx',
      live: 'content/Demo.tsx',
      card: 'lib/a.ts',
      controls: 'lib/a.ts',
    }),
  ];
  const { log, codes, result } = await bundle({ found, failures: 1 });
  expect(log).toEqual([
    `${whole}, apart`,
    'find demo,live,card,controls',
    `${withNotices}, apart`,
    'save demo,live,card,controls',
  ]);
  expect(codes).toEqual(['demo-compile content/Demo.tsx', 'component-compile lib/a.ts']);
  expect(result.entries.map(({ id }) => id)).toEqual(['demo', 'card']);
});

test('entries that fail later are looked for among the others', async () => {
  const found = [failuresOf({ demo: 'content/Demo.tsx' }), failuresOf({ card: 'content/Demo.tsx' })];
  const { log, codes } = await bundle({ found, failures: 2 });
  expect(log.filter((line) => line.startsWith('find'))).toEqual([
    'find demo,live,card,controls',
    'find live,card,controls',
  ]);
  // A problem is reported once.
  expect(codes).toEqual(['demo-compile content/Demo.tsx']);
});

test('entries that were broken before are tried alone first', async () => {
  const found = [failuresOf({ demo: 'content/Demo.tsx' })];
  const again = await bundle({ before: ['demo'], found, failures: 0 });
  expect(again.log).toEqual([
    'find demo',
    'demo broken-demo.tsx, live Demo.tsx, static Card.tsx, script controls.ts, apart',
  ]);
  const repaired = await bundle({ before: ['demo'], failures: 0 });
  expect(repaired.log).toEqual(['find demo', `${whole}, apart`, 'save ']);
  const others = [failuresOf({}), failuresOf({ card: 'lib/a.ts' })];
  const moved = await bundle({ before: ['demo'], found: others, failures: 1 });
  expect(moved.log.at(-1)).toBe('save card');
});

test('what all pages contain is left out first, and then nothing is known to be broken', async () => {
  const shell = { 'content/theme.ts': messageIn('content/theme.ts') };
  const { log, codes, result } = await bundle({ shell, failures: 1 });
  expect(log).toEqual([`${whole}, apart`, `${whole}, without theme.ts, apart`]);
  expect(codes).toEqual(['theme-module content/theme.ts']);
  expect([...result.leftOut]).toEqual([at('content/theme.ts')]);
  const known = await bundle({ shell, before: ['demo'], failures: 0 });
  expect(known.log).toEqual([`${whole}, without theme.ts, apart`]);
});

test('modules that are known to fail when they run are left out without a report', async () => {
  const { log, codes } = await bundle({ failing: ['templates/a.tsx'], failures: 0 });
  expect(log).toEqual([`${whole}, without a.tsx, apart`]);
  expect(codes).toEqual([]);
});

test('a failure of demos that are compiled apart is looked for in one piece', async () => {
  const found = [failuresOf({}), failuresOf({ demo: 'content/Demo.tsx' })];
  const { log } = await bundle({ found, failures: 2 });
  expect(log.filter((line) => /apart$|whole$/.test(line))).toEqual([
    `${whole}, apart`,
    `${whole}, whole`,
    'demo broken-demo.tsx, live Demo.tsx, static Card.tsx, script controls.ts, whole',
  ]);
});

test('a failure that no entry has is thrown, with the problems so far', async () => {
  const found = [failuresOf({ card: 'lib/a.ts' })];
  const thrown = await bundle({ found, failures: 9 }).catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(EditFailure);
  expect(thrown).toMatchObject({ others: [{ code: 'component-compile' }] });
});

test('the failure of an edit is thrown at once, and so is another error', async () => {
  const edit = new EditFailure([messageIn('content/Demo.tsx')]);
  const found = [failuresOf({ card: 'lib/a.ts' })];
  await expect(bundle({ error: edit, before: ['card'], found, failures: 1 })).rejects.toMatchObject({
    others: [{ code: 'component-compile' }],
  });
  await expect(bundle({ error: new TypeError('no'), failures: 1 })).rejects.toThrow(TypeError);
});

test('a demo that compiles, and that only readers cannot edit, is a warning', async () => {
  const found = [
    {
      errors: [messageIn('colophon-live:content/Demo.tsx', 'Could not resolve "gone"')],
      broken: new Map([['live', new Set([at('content/Demo.tsx')])]]),
    },
  ];
  const { result } = await bundle({ found, failures: 1 });
  expect(result.failures).toEqual([
    {
      severity: 'warning',
      code: 'demo-edit',
      message:
        'Readers cannot edit this demo because of an import in its JavaScript variant: Could not resolve "gone".',
      place: { file: 'content/Demo.tsx', line: 1, column: 1 },
    },
  ]);
  expect(result.entries.map(({ id }) => id)).toEqual(['demo', 'card', 'controls']);
});
