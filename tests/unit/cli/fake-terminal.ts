import type { Terminal } from '../../../cli/terminal.ts';
import type { Builder, BuildReport, ChangeSet, Config, Diagnostic } from '../../../src/index.ts';
import { SourceChanged, UserError } from '../../../src/model/diagnostic.ts';
import type { FilePath } from '../../../src/model/path.ts';

/** Returns the report of a build of seventeen pages, two of which were rendered. */
export function report(changes: Partial<BuildReport> = {}): BuildReport {
  return {
    ok: true,
    diagnostics: [],
    routes: 17,
    rendered: ['/a', '/b'] as unknown as BuildReport['rendered'],
    parsed: 2,
    bundled: false,
    written: [],
    removed: [],
    kept: 15,
    timings: [
      { stage: 'load', ms: 400, megabytes: 100 },
      { stage: 'publish', ms: 1000, megabytes: 100 },
    ],
    slowest: [],
    ...changes,
  };
}

/** Returns a problem with a place, a code frame and a hint. */
export function problem(changes: Partial<Diagnostic> = {}): Diagnostic {
  return {
    severity: 'error',
    code: 'config-value',
    message: 'base must start and end with a slash; found "docs".',
    place: { file: 'content/site.yaml', line: 2, column: 7 },
    frame: '> 2 | base: docs\n    |       ^',
    hint: 'base: /docs/',
    ...changes,
  };
}

/** Results of the library of a fake terminal. */
export interface Script {
  readonly config?: Partial<Config>;
  readonly configProblems?: readonly Diagnostic[];
  readonly build?: (changes?: ChangeSet) => Promise<BuildReport>;
  readonly check?: () => Promise<BuildReport>;
  readonly changes?: readonly ChangeSet[];
}

/** Creates a terminal that records its output, with a library that returns the results of a script. */
export function fakeTerminal(script: Script = {}) {
  const interruption = new AbortController();
  const written = { out: '', err: '' };
  const calls: string[] = [];
  const startedEarly: string[] = [];
  const stream = (name: 'out' | 'err') => ({
    write(text: string) {
      written[name] += text;
    },
    interactive: false,
    colours: false,
    columns: 80,
  });
  const { build = async () => report(), check = async () => report() } = script;
  const builder: Builder = {
    build: (changes) => {
      calls.push(`build ${changes?.paths.join(' ') ?? 'all'}`);
      return build(changes);
    },
    check,
    removed: async () => [],
    imported: () => [],
    close: async () => void calls.push('close'),
  };
  const terminal: Terminal = {
    cwd: '/projects',
    environment: {},
    startedWith: {},
    out: stream('out'),
    err: stream('err'),
    signal: interruption.signal,
    startEarly: (root) => void startedEarly.push(root),
    library: async () => ({
      realNow: Date.now,
      SourceChanged,
      UserError,
      unhandledErrorMessage: () => undefined,
      async loadConfig(root, { environment: _environment, ...flags }) {
        calls.push(`load ${root} ${JSON.stringify(flags)}`);
        const value = { root, outDir: `${root}/dist`, ...script.config } as Config;
        const isBad = script.configProblems?.some(({ severity }) => severity === 'error') === true;
        return { value: isBad ? undefined : value, diagnostics: script.configProblems ?? [] };
      },
      async createBuilder(_config, { progress }) {
        progress.stage('render', 17);
        return builder;
      },
      createApiSession: () => Promise.reject(new Error('Not implemented.')),
      createDevBuilder: () => Promise.reject(new Error('Not implemented.')),
      watchSources: async () => changeStream(script.changes ?? []),
      serveDev: () => Promise.reject(new Error('Not implemented.')),
      inspectFolder: () => Promise.reject(new Error('Not implemented.')),
      readStarter: async () => new Map(),
      codePages: async () =>
        new Map([['missing-page', { meaning: 'A broken link.', text: 'A broken link.\n\nExample\n' }]]),
      nearestName: (name, names) => [...names].find((one) => one.startsWith(name)),
      writeNewSite: async (folder) => void calls.push(`write ${folder}`),
      templateParts: async () => [],
      copyTemplate: async () => ({ kind: 'unknown', near: undefined }),
      writeTemplate: async (root, { path }) => void calls.push(`write ${root} ${path}`),
      findBrowser: () => undefined,
      repositoryRoot: async () => undefined,
      isInPnpmWorkspace: async () => false,
      programDependency: async () => '^0.1.0',
      packageRoot: () => '/projects/node_modules/colophon' as FilePath,
      async servePreview(_config, { port, host }) {
        if (port === 1) throw new UserError('Port 1 is taken.');
        return { url: `http://${host}:${port}/`, closed: Promise.resolve() };
      },
    }),
  };
  return { terminal, written, calls, startedEarly, interruption };
}

/** Yields changes like a watcher. */
export async function* changeStream(changes: readonly ChangeSet[]): AsyncGenerator<ChangeSet> {
  yield* changes;
}
