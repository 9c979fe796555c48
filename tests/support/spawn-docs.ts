import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Outcome } from './run-docs.ts';

const program = fileURLToPath(new URL('../../lib/cli.js', import.meta.url));

/** A running `docs`. */
export interface RunningDocs extends AsyncDisposable {
  readonly child: ChildProcess;
  /** What it has written so far. */
  readonly written: { readonly stdout: string; readonly stderr: string };
  /** Resolves once stdout or stderr holds a text; rejects when the process ends before. */
  said(text: string | RegExp): Promise<void>;
  /**
   * Resolves when the process has ended. A process that a signal ended has the code 128 and more, as in a
   * shell.
   */
  readonly ended: Promise<Outcome>;
}

/** Where and with which surroundings `docs` runs. */
export interface SpawnOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts the bundled `docs` in a process of its own; disposing of it ends the process. */
export function startDocs(args: readonly string[], { cwd, env = {} }: SpawnOptions): RunningDocs {
  const {
    CI: _ci,
    NO_COLOR: _noColor,
    FORCE_COLOR: _forceColor,
    npm_config_user_agent: _manager,
    ...inherited
  } = process.env;
  const child = spawn(process.execPath, [program, ...args], {
    cwd,
    env: { ...inherited, ...env },
    stdio: 'pipe',
  });
  const written = { stdout: '', stderr: '' };
  const listeners = new Set<() => void>();
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      written[name] += text;
      for (const listener of listeners) listener();
    });
  }
  const ended = new Promise<Outcome>((resolve) => {
    child.once('close', (code, signal) =>
      resolve({ ...written, code: code ?? (signal === 'SIGKILL' ? 137 : 130) }),
    );
  });
  const said = (text: string | RegExp) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        const isThere = [written.stdout, written.stderr].some((all) =>
          typeof text === 'string' ? all.includes(text) : text.test(all),
        );
        if (!isThere) return;
        listeners.delete(look);
        resolve();
      };
      listeners.add(look);
      look();
      void ended.then(({ stdout, stderr }) =>
        reject(new Error(`docs ended without saying ${text}:\n${stdout}${stderr}`)),
      );
    });
  return {
    child,
    written,
    said,
    ended,
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Runs the bundled `docs` to its end. */
export function spawnDocs(args: readonly string[], options: SpawnOptions): Promise<Outcome> {
  return startDocs(args, options).ended;
}
