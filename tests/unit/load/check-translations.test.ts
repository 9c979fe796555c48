import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createStore } from '../../../src/cache/create-store.ts';
import { type CommitHistory, gitHistory } from '../../../src/effects/git-history.ts';
import { nodeFileSystem } from '../../../src/effects/node-file-system.ts';
import { hash } from '../../../src/lib/hash.ts';
import { checkTranslations } from '../../../src/load/check-translations.ts';
import type { FilePath, SourcePath } from '../../../src/model/path.ts';
import type { Site } from '../../../src/model/site.ts';
import { configOf } from '../../support/sample-site.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const names = ['one', 'two', 'three'];

test('git reads the earlier texts of all pages at once, and nothing once they are compared', async () => {
  await using folder = await temporaryFolder();
  const content = join(folder.path, 'content');
  await mkdir(content);
  for (const name of names) {
    await writeFile(join(content, `${name}.md`), `First.\n\nThe words of ${name}.\n`);
    await writeFile(join(content, `${name}-de.md`), 'Erstens.\n\nDie Worte.\n');
  }
  commit(content, 'init', '-q');
  for (const name of names) await writeFile(join(content, `${name}.md`), `First.\n\nNew words of ${name}.\n`);
  commit(content, 'status');
  const { history, counts } = counted(gitHistory);
  const check = await checkOf(content, history);

  const found = await check();
  expect(found.map(({ code, place }) => [code, place?.file, place?.line])).toEqual([
    ['translation-outdated', 'content/one-de.md', 3],
    ['translation-outdated', 'content/three-de.md', 3],
    ['translation-outdated', 'content/two-de.md', 3],
  ]);
  expect(counts).toEqual({ commits: 1, texts: 1 });
  expect(await check()).toEqual(found);
  expect(counts).toEqual({ commits: 1, texts: 1 });

  // A translator is at work on this page.
  await writeFile(join(content, 'one-de.md'), 'Erstens.\n\nDie neuen Worte.\n');
  expect((await check()).map(({ place }) => place?.file)).toEqual([
    'content/three-de.md',
    'content/two-de.md',
  ]);
  expect(counts).toEqual({ commits: 1, texts: 2 });
});

test('a translation that git writes with the line endings of Windows is compared', async () => {
  await using folder = await temporaryFolder();
  const content = join(folder.path, 'content');
  await mkdir(content);
  await writeFile(join(content, 'one.md'), 'First.\n\nThe words.\n');
  await writeFile(join(content, 'one-de.md'), 'Erstens.\n\nDie Worte.\n');
  commit(content, 'init', '-q');
  await writeFile(join(content, 'one.md'), 'First.\n\nNew words.\n');
  commit(content, 'status');
  await writeFile(join(content, 'one.md'), 'First.\r\n\r\nNew words.\r\n');
  await writeFile(join(content, 'one-de.md'), 'Erstens.\r\n\r\nDie Worte.\r\n');

  const found = await (await checkOf(content, gitHistory, ['one']))();
  expect(found.map(({ message, hint, place }) => [message, hint, place?.line])).toEqual([
    ['The original of this paragraph has changed since it was translated.', 'Translate "New words."', 3],
  ]);
});

/** Counts how often git is asked for commits, and for texts. */
function counted(history: CommitHistory): {
  readonly history: CommitHistory;
  readonly counts: { commits: number; texts: number };
} {
  const counts = { commits: 0, texts: 0 };
  return {
    counts,
    history: {
      state: history.state,
      lastCommits(folder) {
        counts.commits += 1;
        return history.lastCommits(folder);
      },
      textsAt(folder, files) {
        counts.texts += 1;
        return history.textsAt(folder, files);
      },
    },
  };
}

/** Returns the check of a folder with these pages, which keeps what it finds. */
async function checkOf(content: string, history: CommitHistory, wanted = names) {
  const files = nodeFileSystem();
  const store = await createStore(files, join(content, '../store') as FilePath, {
    force: false,
    packName: 'a',
  });
  const config = {
    ...configOf('name: Acme\nlanguages: [en, de]\nproducts: []\n'),
    contentDir: content as FilePath,
  };
  const pages = wanted.map((name) => ({
    document: { source: `${name}-de.md` },
    translationOf: `${name}.md` as SourcePath,
  })) as unknown as Site['pages'];
  return async () => {
    const paths = wanted.flatMap((name) => [`${name}.md`, `${name}-de.md`]);
    const sources = new Map(
      await Promise.all(
        paths.map(async (path) => {
          const file = join(content, path) as FilePath;
          return [
            path,
            { path: path as SourcePath, file, hash: hash(await readFile(file, 'utf8')) },
          ] as const;
        }),
      ),
    );
    return checkTranslations({ pages }, { config, files, sources, store, tool: 'test', history });
  };
}

/** Runs a git command, and commits everything a minute later than before. */
let minute = 0;
function commit(cwd: string, ...command: string[]): void {
  minute += 1;
  const day = `2026-03-04T12:0${minute}:00Z`;
  const env = { ...process.env, GIT_COMMITTER_DATE: day, GIT_AUTHOR_DATE: day };
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@b.dev', '-c', 'commit.gpgsign=false'];
  for (const args of [command, ['add', '.'], [...identity, 'commit', '-q', '-m', 'x']])
    execFileSync('git', args, { cwd, env });
}
