import { execFile } from 'node:child_process';
import type { FilePath } from '../model/path.ts';

/** The history of files. */
export interface History {
  /** Returns a text that differs whenever `lastChanges` may differ; undefined without history. */
  state(folder: FilePath): Promise<string | undefined>;
  /** Finds the last commit of each file in the folder. */
  lastChanges(folder: FilePath): Promise<ChangeDays>;
}

/** The days of the last commits of files. */
export interface ChangeDays {
  /** The day of the last commit of each file, `2026-11-20`, by posix path in the folder. */
  readonly days: ReadonlyMap<string, string>;
  /** True if files have no day because the clone is shallow. */
  readonly isCut: boolean;
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
export function readLog(log: string): ChangeDays {
  const days = new Map<string, string>();
  const cut = new Set<string>();
  for (const commit of log.split(mark).slice(1)) {
    const [head = '', ...files] = commit.split('\n').filter((line) => line !== '');
    const [day = '', ...names] = head.split(' ');
    const isCut = names.some((name) => /^grafted,?$/.test(name));
    for (const file of files) {
      if (isCut) cut.add(file);
      else if (!days.has(file)) days.set(file, day);
    }
  }
  return { days, isCut: [...cut].some((file) => !days.has(file)) };
}

function runGit(args: readonly string[], folder: FilePath): Promise<string> {
  return new Promise((resolve) => {
    // The site can be built without dates.
    execFile('git', args, { cwd: folder, maxBuffer: maxOutput }, (error, stdout) =>
      resolve(error ? '' : stdout),
    );
  });
}
