import { runCli } from '../../cli/run-cli.ts';

/** What a command left behind. */
export interface Outcome {
  readonly stdout: string;
  readonly stderr: string;
  readonly code: number;
}

/** Runs `docs` in this process, as a terminal without colours would see it. */
export async function runDocs(args: readonly string[], cwd: string): Promise<Outcome> {
  const written = { stdout: '', stderr: '' };
  const stream = (name: 'stdout' | 'stderr') => ({
    write(text: string) {
      written[name] += text;
    },
    interactive: false,
    colours: false,
    columns: 100,
  });
  const code = await runCli(args, {
    cwd,
    environment: process.env,
    startedWith: process.env,
    out: stream('stdout'),
    err: stream('stderr'),
    signal: new AbortController().signal,
    startEarly() {},
    library: () => import('../../src/index.ts'),
  });
  return { ...written, code };
}
