import { expect, test } from 'vitest';
import type { Config } from '../../../src/model/config.ts';
import type { FilePath } from '../../../src/model/path.ts';
import { readSources, updateSources } from '../../../src/read/read-sources.ts';

const config = {
  contentDir: '/site/content',
  publicDir: 'public',
  products: [],
  components: [],
  includes: [],
  exclude: [],
  followLinks: [],
  linkManifests: [],
} as unknown as Config;

/**
 * A folder of files by name, of which each has its text as its hash; `isExact` is false where `P.md` also
 * opens `p.md`.
 */
function folder(texts: Readonly<Record<string, string>>, isExact: boolean) {
  const byName = new Map(
    Object.entries(texts).map(([name, text]) => [isExact ? name : name.toLowerCase(), text]),
  );
  const nameOf = (file: string) => file.slice('/site/content/'.length);
  return {
    names: async () => Object.keys(texts),
    entry: async () => ({}),
    realPath: async (folder: FilePath) => folder,
    hashOf: async (file: string) => byName.get(isExact ? nameOf(file) : nameOf(file).toLowerCase()),
  };
}

const at = (name: string) => `/site/content/${name}` as FilePath;

/**
 * The pages after changes of some files were reported, one change after the other, of a folder that
 * had one page and has others now.
 */
async function pagesAfter(
  now: Readonly<Record<string, string>>,
  reported: readonly string[],
  isExact = true,
): Promise<string[]> {
  const listed = [{ path: 'p.md', file: at('p.md'), kind: 'page' as const }];
  const first = folder({ 'p.md': 'words' }, isExact);
  let sources = await readSources(listed as unknown as Parameters<typeof readSources>[0], first.hashOf);
  for (const name of reported)
    sources = await updateSources(config, folder(now, isExact), {
      before: sources,
      changed: [at(name)],
    });
  return sources.ofKind('page').map(({ path }) => path);
}

test.each<[what: string, now: Record<string, string>, reported: string[], isExact: boolean, pages: string[]]>(
  [
    ['renamed in case', { 'P.md': 'other words' }, ['P.md'], true, ['P.md']],
    ['renamed in case, where case does not matter', { 'P.md': 'words' }, ['P.md', 'p.md'], false, ['P.md']],
    ['renamed', { 'q.md': 'words' }, ['q.md'], true, ['q.md']],
    ['copied', { 'p.md': 'words', 'q.md': 'words' }, ['q.md'], true, ['p.md', 'q.md']],
    ['removed', {}, ['p.md'], true, []],
  ],
)('a page that was %s, as soon as its new name is reported', async (_, now, reported, isExact, pages) => {
  expect(await pagesAfter(now, reported, isExact)).toEqual(pages);
});
