import { execFile } from 'node:child_process';
import type { FilePath } from '../model/path.ts';

/** The history of files. */
export interface History {
  /** Returns a text that differs whenever `lastChanges` may differ; undefined without history. */
  state(folder: FilePath): Promise<string | undefined>;
  /** Returns the day of the last commit of each file, `2026-11-20`, by posix path in the folder. */
  lastChanges(folder: FilePath): Promise<ReadonlyMap<string, string>>;
}

/** Starts the line of a commit; no file name contains this character. */
const mark = '\u0001';

/** Enough for the names of several hundred thousand changed files. */
const maxOutput = 256 * 1024 * 1024;

/** Runs git once for a whole folder. Without git or a repository, there is no history. */
export const gitHistory: History = {
  async state(folder) {
    // The days depend on the commit, on whether the clone is shallow, and on the folder.
    const args = ['rev-parse', 'HEAD^0', '--is-shallow-repository', '--show-prefix'];
    return (await runGit(args, folder)) || undefined;
  },
  async lastChanges(folder) {
    const options = [`--format=${mark}%cs %D`, '--name-only', '--no-renames', '--relative'];
    return readLog(await runGit(['-c', 'core.quotePath=false', 'log', ...options, '--', '.'], folder));
  },
};

/** Parses `git log`. Skips the oldest commit of a shallow clone, which seems to add every file. */
export function readLog(log: string): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  for (const commit of log.split(mark).slice(1)) {
    const [head = '', ...files] = commit.split('\n').filter((line) => line !== '');
    const [day = '', ...names] = head.split(' ');
    if (names.some((name) => /^grafted,?$/.test(name))) continue;
    for (const file of files) if (!days.has(file)) days.set(file, day);
  }
  return days;
}

function runGit(args: readonly string[], folder: FilePath): Promise<string> {
  return new Promise((resolve) => {
    // The site can be built without dates.
    execFile('git', args, { cwd: folder, maxBuffer: maxOutput }, (error, stdout) =>
      resolve(error ? '' : stdout),
    );
  });
}
