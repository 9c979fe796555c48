import { execFile } from 'node:child_process';
import type { FilePath } from '../model/path.ts';

/** What is known of the past of files. */
export interface History {
  /** A text that is another one whenever the days below may be; undefined where nothing is known of a folder. */
  state(folder: FilePath): Promise<string | undefined>;
  /** The day on which each file below a folder was committed last, `2026-11-20`, by its posix path in the folder. Empty where nothing is known. */
  lastChanges(folder: FilePath): Promise<ReadonlyMap<string, string>>;
}

/** Starts the line of a commit: a character that no file name has. */
const mark = '\u0001';

/** Room for the names of some hundred thousand changed files. */
const longestAnswer = 256 * 1024 * 1024;

/** Asks git, once for a whole folder. A folder without git, or a machine without it, has no history. */
export const gitHistory: History = {
  async state(folder) {
    // The commit, whether the older ones are there, and where the folder is: the days follow from these.
    const args = ['rev-parse', 'HEAD^0', '--is-shallow-repository', '--show-prefix'];
    return (await answer(args, folder)) || undefined;
  },
  async lastChanges(folder) {
    const format = `--format=${mark}%cs %D`;
    const args = [
      '-c',
      'core.quotePath=false',
      'log',
      format,
      '--name-only',
      '--no-renames',
      '--relative',
      '--',
      '.',
    ];
    return readLog(await answer(args, folder));
  },
};

/** Reads what `git log` says, newest first. Of a shallow clone the oldest commit seems to have made everything, so it tells nothing. */
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

function answer(args: readonly string[], folder: FilePath): Promise<string> {
  return new Promise((resolve) => {
    // Whatever goes wrong, the site can be built without dates.
    execFile('git', args, { cwd: folder, maxBuffer: longestAnswer }, (error, stdout) =>
      resolve(error ? '' : stdout),
    );
  });
}
