import { expect, test } from 'vitest';
import { createStore } from '../../../src/cache/create-store.ts';
import type { CommitHistory } from '../../../src/effects/git-history.ts';
import { checkTranslations } from '../../../src/load/check-translations.ts';
import type { FilePath, SourcePath } from '../../../src/model/path.ts';
import type { Site } from '../../../src/model/site.ts';
import { memoryFileSystem } from '../../support/memory-file-system.ts';
import { configOf } from '../../support/sample-site.ts';

/** A page and its translation: at the last commit of the translation, and now. */
interface Pages {
  readonly before?: string;
  readonly now: string;
  readonly german?: string;
  /** The translation as it was committed; by default as it is. */
  readonly committed?: string;
  /** Commit and time of both; by default the original is a second younger. */
  readonly commits?: Readonly<Record<string, { readonly commit: string; readonly time: number }>>;
  readonly page?: Readonly<Record<string, unknown>>;
  /** Lines of `site.yaml`. */
  readonly config?: string;
  readonly state?: string;
}

const later = { 'a.md': { commit: '2', time: 2 }, 'a-de.md': { commit: '1', time: 1 } };

async function report({
  before = 'One.\n\nTwo.',
  now,
  german = 'Eins.\n\nZwei.',
  committed = german,
  commits = later,
  page = {},
  config = '',
  state = 'a state',
}: Pages): Promise<string[]> {
  const history: CommitHistory = {
    state: async () => state || undefined,
    lastCommits: async () => new Map(Object.entries(commits)),
    // Texts as they were at the commit of the translation; those at any other commit are of no use.
    textsAt: async (_folder, files) =>
      files.map(({ path, commit }) =>
        commit !== commits['a-de.md']?.commit
          ? 'No text.'
          : path === 'a.md'
            ? before || undefined
            : committed,
      ),
  };
  const site = configOf(`languages: [en, de]\nproducts: []\n${config}`);
  const files = memoryFileSystem({
    [`${site.contentDir}/a.md`]: now,
    [`${site.contentDir}/a-de.md`]: german,
  });
  const pages = [
    { document: { source: 'a.md' } },
    { document: { source: 'a-de.md' }, translationOf: 'a.md' as SourcePath, ...page },
  ] as unknown as Site['pages'];
  const store = await createStore(files, '/store' as FilePath, { force: false, packName: 'a' });
  const found = await checkTranslations(
    { pages },
    { config: site, files, sources: new Map(), store, tool: 'test', history },
  );
  return found.flatMap(({ severity, code, message, hint, place, related = [] }) => [
    `${severity} ${place?.file}:${place?.line}:${place?.column} ${code}: ${message}`,
    `${hint}`,
    ...related.map(
      (other) => `${other.message} ${other.place.file}:${other.place.line}:${other.place.column}`,
    ),
  ]);
}

const original = (line: number) => `The paragraph of the original. content/a.md:${line}:1`;

test.each<[string, Pages, string[]]>([
  [
    'changed',
    { now: 'One.\n\nTwo and\nthree.' },
    [
      'warning content/a-de.md:3:1 translation-outdated: The original of this paragraph has changed since it was translated.',
      'Translate "Two and three."',
      original(3),
    ],
  ],
  [
    'was added',
    { now: 'One.\n\nNew.\n\nTwo.' },
    [
      'warning content/a-de.md:1:1 translation-outdated: The original has a new paragraph.',
      'Translate "New."',
      original(3),
    ],
  ],
  [
    'was removed',
    { now: 'One.' },
    [
      'warning content/a-de.md:3:1 translation-outdated: The original no longer has this paragraph.',
      'Remove it.',
    ],
  ],
])('a paragraph that %s is reported in the translation', async (_what, pages, expected) => {
  expect(await report(pages)).toEqual(expected);
});

test.each([
  ['a'.repeat(100), 'a'.repeat(100)],
  [`${'ab '.repeat(33)}c`, `${'ab '.repeat(33)}c`],
  [`${'ab '.repeat(33)}cd`, `${'ab '.repeat(33).trim()} …`],
  [`${'ab '.repeat(32)}abcd`, `${'ab '.repeat(32)}abcd`],
  ['a  b\n   c', 'a b c'],
])('a hint has at most 100 characters, in whole words: %s', async (text, words) => {
  expect((await report({ now: `One.\n\n${text}` }))[1]).toBe(`Translate "${words}"`);
});

test.each<[string, Partial<Pages>]>([
  ['nothing changed', { now: 'One.\n\nTwo.' }],
  [
    'both were committed at once',
    { commits: { 'a.md': { commit: '1', time: 2 }, 'a-de.md': { commit: '1', time: 2 } } },
  ],
  [
    'the translation is younger',
    { commits: { 'a.md': { commit: '1', time: 1 }, 'a-de.md': { commit: '2', time: 2 } } },
  ],
  ['the translation is not committed', { commits: { 'a.md': { commit: '2', time: 2 } } }],
  ['the original is not committed', { commits: { 'a-de.md': { commit: '1', time: 1 } } }],
  ['the original did not exist', { before: '' }],
  ['the translation is being edited', { committed: 'Eins.' }],
  ['there is no history', { state: '' }],
  ['the page translates nothing', { page: { translationOf: undefined } }],
  ['it is an API reference', { page: { reference: { name: 'Button' } } }],
  ['site.yaml turns the check off', { config: 'severity: { translation-outdated: off }\n' }],
])('nothing is reported if %s', async (_what, pages) => {
  expect(await report({ now: 'One.\n\nNew.', ...pages })).toEqual([]);
});

test('commits of the same second are compared', async () => {
  const commits = { 'a.md': { commit: '2', time: 1 }, 'a-de.md': { commit: '1', time: 1 } };
  expect(await report({ now: 'One.\n\nNew.', commits })).toHaveLength(3);
});

test('site.yaml decides whether it is an error', async () => {
  const [found] = await report({
    now: 'One.\n\nNew.',
    config: 'severity: { translation-outdated: error }\n',
  });
  expect(found).toMatch(/^error content\/a-de\.md:3:1 /);
});
