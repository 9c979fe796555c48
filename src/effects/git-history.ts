import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

/** The last commit of a file. */
export interface LastCommit {
  readonly commit: string;
  /** Seconds since 1970. */
  readonly time: number;
}

/** A file as it was at a commit. */
export interface CommittedFile {
  /** Posix path in the folder. */
  readonly path: string;
  readonly commit: string;
}

/** The commits of files, and their texts at them. */
export interface CommitHistory extends Pick<History, 'state'> {
  /** Finds the last commit of each file in the folder, by posix path in the folder. */
  lastCommits(folder: FilePath): Promise<ReadonlyMap<string, LastCommit>>;
  /** Returns the texts of files in the folder, in the same order; undefined for those that did not exist. */
  textsAt(folder: FilePath, files: readonly CommittedFile[]): Promise<readonly (string | undefined)[]>;
}

/** Starts the line of a commit; no file name contains this character. */
const mark = '\u0001';

/** Enough for the names of several hundred thousand changed files. */
const maxOutput = 256 * 1024 * 1024;

/** Runs git once for a whole folder. Without git or a repository, there is no history. */
export const gitHistory: History & CommitHistory = {
  async state(folder) {
    if (!mayHaveHistory(folder)) return undefined;
    // The days depend on the commit, on whether the clone is shallow, and on the folder.
    const args = ['rev-parse', 'HEAD^0', '--is-shallow-repository', '--show-prefix'];
    return (await runGit(args, folder)).toString() || undefined;
  },
  async lastChanges(folder) {
    return readLog(await runLog('%cs %D', folder));
  },
  async lastCommits(folder) {
    return readCommits(await runLog('%H %ct', folder));
  },
  async textsAt(folder, files) {
    const texts: (string | undefined)[][] = [];
    for (let at = 0; at < files.length; at += filesAtOnce) {
      const some = files.slice(at, at + filesAtOnce);
      // git reads a name from each line, so it cannot be asked for one with a line break.
      const names = some.map(({ path, commit }) => (path.includes('\n') ? '' : `${commit}:./${path}`));
      const objects = await runGit(['cat-file', '--batch'], folder, `${names.join('\n')}\n`);
      texts.push(readObjects(objects, some.length));
    }
    return texts.flat();
  },
};

/** So many pages, of 100 kB on average at most, fit into the output. */
const filesAtOnce = 2000;

/**
 * Parses `git cat-file --batch`. An object is a line that ends in its type and size, its bytes and a line
 * break; one that does not exist is a line. Without a repository, there is no output.
 */
function readObjects(output: Buffer, count: number): (string | undefined)[] {
  let start = 0;
  return Array.from({ length: count }, () => {
    const lineEnd = output.indexOf('\n', start);
    if (lineEnd === -1) return undefined;
    const line = output.toString('utf8', start, lineEnd);
    const [, type, size] = / (\w+) (\d+)$/.exec(line) ?? [];
    start = lineEnd + 1;
    if (size === undefined) return undefined;
    const text = output.toString('utf8', start, start + Number(size));
    start += Number(size) + 1;
    return type === 'blob' ? text : undefined;
  });
}

/** Parses `git log`, with the newest commit first. */
function readCommits(log: string): ReadonlyMap<string, LastCommit> {
  const commits = new Map<string, LastCommit>();
  for (const written of log.split(mark).slice(1)) {
    const { head, files } = partsOf(written);
    const [commit = '', time] = head.split(' ');
    for (const file of files) if (!commits.has(file)) commits.set(file, { commit, time: Number(time) });
  }
  return commits;
}

/** Parses `git log`. Skips the oldest commit of a shallow clone, which seems to add every file. */
export function readLog(log: string): ChangeDays {
  const days = new Map<string, string>();
  const cut = new Set<string>();
  for (const commit of log.split(mark).slice(1)) {
    const { head, files } = partsOf(commit);
    const [day = '', ...names] = head.split(' ');
    const isCut = names.some((name) => /^grafted,?$/.test(name));
    for (const file of files) {
      if (isCut) cut.add(file);
      else if (!days.has(file)) days.set(file, day);
    }
  }
  return { days, isCut: [...cut].some((file) => !days.has(file)) };
}

/** Splits a commit: a null character ends its line and each name; a line break precedes the first name. */
function partsOf(commit: string): { readonly head: string; readonly files: readonly string[] } {
  const [head = '', first = '', ...others] = commit.split('\0');
  return { head, files: [first.replace('\n', ''), ...others].filter((name) => name !== '') };
}

/** Returns false if git would find no repository: starting git takes longer than looking for one. */
function mayHaveHistory(folder: FilePath): boolean {
  if (process.env.GIT_DIR !== undefined) return true;
  return existsSync(folder) && isInRepository(realpathSync(folder));
}

function isInRepository(folder: string): boolean {
  // A file in a worktree or submodule, else a folder.
  if (existsSync(join(folder, '.git'))) return true;
  const parent = dirname(folder);
  return parent !== folder && isInRepository(parent);
}

/** Lists all commits of a folder in a format, each with the names of its files. */
async function runLog(format: string, folder: FilePath): Promise<string> {
  // Without `-z`, git puts names with quotation marks, backslashes or control characters in quotes.
  const options = ['-z', `--format=${mark}${format}`, '--name-only', '--no-renames', '--relative'];
  const log = await runGit(['log', ...options, '--', '.'], folder);
  return log.toString();
}

async function runGit(args: readonly string[], folder: FilePath, input = ''): Promise<Buffer> {
  // Most builds start no program, and this module loads the network modules of Node.js.
  const { execFile } = await import('node:child_process');
  return new Promise((resolve) => {
    const options = { cwd: folder, maxBuffer: maxOutput, encoding: 'buffer' } as const;
    // The site can be built without dates.
    const git = execFile('git', args, options, (error, stdout) => resolve(error ? Buffer.alloc(0) : stdout));
    // A program that does not start, or ends early, closes its input; the callback above is called, too.
    git.stdin?.on('error', () => {}).end(input);
  });
}
