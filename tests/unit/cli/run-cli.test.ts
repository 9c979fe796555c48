import { describe, expect, test } from 'vitest';
import { createUnhandledErrorHandler } from '../../../cli/errors.ts';
import { runCli } from '../../../cli/run-cli.ts';
import { version } from '../../../package.json';
import { UserError } from '../../../src/model/diagnostic.ts';
import { changeStream, fakeTerminal, problem, report, type Script } from './fake-terminal.ts';

async function run(command: string, script: Script = {}) {
  const fake = fakeTerminal(script);
  const code = await runCli(command.split(' ').filter(Boolean), fake.terminal);
  return { code, ...fake.written, calls: fake.calls };
}

describe('wrong usage prints one line and exits with 2', () => {
  test.each([
    ['bild', 'Unknown command "bild". Did you mean "build"?'],
    ['frobnicate', 'Unknown command "frobnicate". Run "docs --help" to list all commands.'],
    ['build --strct', 'Unknown option "--strct". Did you mean "--strict"?'],
    ['build --frobnicate', 'Unknown option "--frobnicate". Run "docs build --help" to list all options.'],
    ['build --out', 'Option "--out <folder>" needs a value.'],
    ['build a b', 'Too many arguments for "build". Expected 1 argument but got 2.'],
    ['build --watch --json', 'Option "--watch" cannot be used with option "--json".'],
    [
      'check --format xml',
      'Option "--format <format>" does not accept "xml". Allowed choices are text, json, sarif, github.',
    ],
    ['preview --port x', 'Option "--port <port>" does not accept "x". Use a number from 0 to 65535.'],
    ['preview --port 70000', 'Option "--port <port>" does not accept "70000". Use a number from 0 to 65535.'],
    ['preview --port 1', 'Port 1 is taken.'],
  ])('docs %s', async (command, sentence) => {
    expect(await run(command)).toMatchObject({ code: 2, out: '', err: `${sentence}\n` });
  });

  test('docs without a command prints the help', async () => {
    const { code, out, err } = await run('');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('Usage: docs <command> [options]');
  });
});

test('control characters in a sentence are shown and not obeyed', async () => {
  const build = () => Promise.reject(new UserError('Cannot read "\u001b[2J.md".'));
  expect(await run('build', { build })).toMatchObject({
    code: 2,
    err: 'render (17)\nCannot read "␛[2J.md".\n',
  });
});

describe('help', () => {
  test('docs --version', async () => {
    expect(await run('--version')).toEqual({ code: 0, out: `${version}\n`, err: '', calls: [] });
  });

  test.each(['--help', 'help', 'build --help', 'help check', 'preview -h'])('docs %s', async (command) => {
    const { code, out, err } = await run(command);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatchSnapshot();
  });
});

describe('docs build', () => {
  test('reports what it did', async () => {
    expect(await run('build site')).toEqual({
      code: 0,
      out: 'Built 17 pages in 1.4 s (2 rendered, 15 unchanged) → site/dist\n',
      err: 'render (17)\n',
      calls: [
        'load /projects/site {"only":[],"sizes":false,"force":false,"strict":false}',
        'build all',
        'close',
      ],
    });
  });

  test('passes options to the library', async () => {
    const { calls } = await run(
      'build --out x --base /a/ --site-url https://a.dev --only /a/** --only /b --force --strict',
    );
    expect(calls[0]).toBe(
      `load /projects ${JSON.stringify({
        only: ['/a/**', '/b'],
        sizes: false,
        force: true,
        strict: true,
        out: '/projects/x',
        base: '/a/',
        siteUrl: 'https://a.dev',
      })}`,
    );
  });

  test('exits with 1 if the content has errors', async () => {
    const failed = report({ ok: false, diagnostics: [problem()] });
    const { code, out } = await run('build', { build: async () => failed });
    expect(code).toBe(1);
    expect(out).toContain('1 error in 1 file. Nothing was written; --keep-going writes what can be built.\n');
  });

  test.each(['build', 'check'])(
    '%s starts early what the site needs, before the library loads',
    async (name) => {
      const { terminal, startedEarly } = fakeTerminal();
      const library = async () => {
        expect(startedEarly).toEqual(['/projects/site']);
        return terminal.library();
      };
      expect(await runCli([name, 'site'], { ...terminal, library })).toBe(0);
    },
  );

  test('exits with 2 and builds nothing if the configuration has errors', async () => {
    const { code, out, calls } = await run('build', { configProblems: [problem()] });
    expect(code).toBe(2);
    expect(out).toContain('1 error in 1 file. Nothing was written.\n');
    expect(calls).toHaveLength(1);
  });

  test('includes warnings of the configuration in the report', async () => {
    const { code, out } = await run('build', { configProblems: [problem({ severity: 'warning' })] });
    expect(code).toBe(0);
    expect(out).toContain('→ dist, with 1 warning in 1 file\n');
  });

  test('--json prints one object and nothing else', async () => {
    const { out, err } = await run('build --json');
    expect(JSON.parse(out)).toEqual(report());
    expect(err).toBe('');
  });

  test('--quiet prints nothing on success, and prints problems', async () => {
    expect(await run('build --quiet')).toMatchObject({ code: 0, out: '', err: '' });
    const failed = report({ ok: false, diagnostics: [problem()] });
    expect((await run('build --quiet', { build: async () => failed })).out).toContain('1 error');
  });

  test('--watch builds after every change', async () => {
    const changes = [
      { paths: ['/projects/a.md'], configChanged: false },
      { paths: ['/projects/b.md'], configChanged: false },
    ];
    const { calls } = await run('build --watch', { changes });
    expect(calls.slice(1)).toEqual(['build all', 'build /projects/a.md', 'build /projects/b.md', 'close']);
  });

  test('--watch reports a warning again only when its file is saved', async () => {
    const saved = (path: string) => ({ paths: [path], configChanged: false });
    const changes = [saved('/projects/content/a.md'), saved('/projects/content/site.yaml')];
    const diagnostics = [problem({ severity: 'warning' })];
    const { out } = await run('build --watch', { changes, build: async () => report({ diagnostics }) });
    const reports = out.split('content/site.yaml\n  2:7  warning  ');
    expect(reports).toHaveLength(3);
    expect(reports[1]).toMatch(
      /with 1 warning in 1 file\n.*with 1 warning in 1 file \(1 already reported\)\n$/,
    );
  });

  test('an internal error prints its stack and exits with 3', async () => {
    const { code, out, err, calls } = await run('build', {
      build: async () => {
        throw new TypeError('x is not a function', { cause: new Error('deeper') });
      },
    });
    expect({ code, out }).toEqual({ code: 3, out: '' });
    expect(err).toContain('Internal error: this is a bug in Colophon, not in your content.');
    expect(err).toContain('TypeError: x is not a function');
    expect(err).toContain('deeper');
    expect(calls.at(-1)).toBe('close');
  });

  test('a missing package of Colophon prints one sentence and exits with 2', async () => {
    const missing = new Error(
      "Cannot find package 'esbuild' imported from /site/node_modules/colophon/lib/a.js",
    );
    const sentence = 'The package "esbuild", which Colophon needs, is not installed: run "npm install".\n';
    const fake = fakeTerminal();
    const library = async () => {
      throw missing;
    };
    expect(await runCli(['build'], { ...fake.terminal, library })).toBe(2);
    expect(await createUnhandledErrorHandler({ ...fake.terminal, library })(missing)).toBe(2);
    expect(fake.written).toEqual({ out: '', err: sentence.repeat(2) });
  });

  test('Ctrl-C exits with 130', async () => {
    const fake = fakeTerminal({
      build: async () => {
        fake.interruption.abort();
        throw fake.interruption.signal.reason;
      },
    });
    expect(await runCli(['build'], fake.terminal)).toBe(130);
    expect(fake.written.out).toBe('');
    expect(fake.calls.at(-1)).toBe('close');
  });
});

/** Runs a watch in which `site.yaml` is saved once. Each load of it returns the next name of the site. */
async function callsOfWatch(names: readonly string[]): Promise<string[]> {
  const changed = { paths: ['/projects/content/site.yaml'], configChanged: true };
  let watches = 0;
  let loads = 0;
  const fake = fakeTerminal();
  const library = await fake.terminal.library();
  const terminal = {
    ...fake.terminal,
    library: async (): Promise<typeof library> => ({
      ...library,
      async loadConfig(root, flags) {
        const { value, diagnostics } = await library.loadConfig(root, flags);
        const name = names[loads] ?? '';
        loads += 1;
        return { value: value && { ...value, name }, diagnostics };
      },
      async watchSources() {
        watches += 1;
        return changeStream(watches === 1 ? [changed] : []);
      },
    }),
  };
  expect(await runCli(['build', '--watch'], terminal)).toBe(0);
  return fake.calls.map((call) => call.split(' ')[0] ?? '');
}

test('a changed configuration gets its own builder', async () => {
  const calls = ['load', 'build', 'load', 'close', 'build', 'close'];
  expect(await callsOfWatch(['Acme UI', 'Acme Kit'])).toEqual(calls);
});

test('a configuration saved without changes keeps its builder', async () => {
  expect(await callsOfWatch(['Acme UI', 'Acme UI'])).toEqual(['load', 'build', 'load', 'build', 'close']);
});

test('a library that does not load is an internal error, also while an error is handled', async () => {
  const fake = fakeTerminal();
  const missing = () => Promise.reject(new Error("Cannot find package 'esbuild'."));
  const terminal = { ...fake.terminal, library: missing };
  expect(await runCli(['build'], terminal)).toBe(3);
  expect(await createUnhandledErrorHandler(terminal)(new Error('Late.'))).toBe(3);
  expect(fake.written.err).toContain("Cannot find package 'esbuild'.");
  expect(fake.written.err).toContain('Late.');
});

describe('docs check', () => {
  test.each(['text', 'json', 'sarif', 'github'])('--format %s exits with 1 on errors', async (format) => {
    const failed = report({ ok: false, diagnostics: [problem()] });
    const { code, out } = await run(`check --format ${format} site`, { check: async () => failed });
    expect(code).toBe(1);
    expect(out).toContain('config-value');
    expect(out.includes('site/content/site.yaml')).toBe(format === 'sarif' || format === 'github');
  });

  test('reports that there are no problems', async () => {
    expect(await run('check')).toMatchObject({ code: 0, out: 'No problems in 17 pages.\n' });
  });
});

describe('docs preview', () => {
  test('prints the URL', async () => {
    expect(await run('preview --port 8080')).toMatchObject({
      code: 0,
      out: 'Serving dist at http://127.0.0.1:8080/; press Ctrl-C to stop.\n',
    });
  });

  test('exits with 2 if the configuration has errors', async () => {
    const { code, out } = await run('preview', { configProblems: [problem()] });
    expect(code).toBe(2);
    expect(out).toContain('2:7  error  base must start');
  });
});
