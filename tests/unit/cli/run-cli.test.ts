import { describe, expect, test } from 'vitest';
import { runCli } from '../../../cli/run-cli.ts';
import { version } from '../../../package.json';
import { fakeTerminal, problem, report, type Script, tell } from './fake-terminal.ts';

async function run(command: string, script: Script = {}) {
  const fake = fakeTerminal(script);
  const code = await runCli(command.split(' ').filter(Boolean), fake.terminal);
  return { code, ...fake.written, calls: fake.calls };
}

describe('wrong usage is one sentence and exit code 2', () => {
  test.each([
    ['bild', 'There is no command "bild"; did you mean "build"?'],
    ['frobnicate', 'There is no command "frobnicate"; docs --help lists them.'],
    ['build --strct', 'There is no option "--strct"; did you mean "--strict"?'],
    ['build --frobnicate', 'There is no option "--frobnicate".'],
    ['build --out', 'A value is missing after --out <folder>.'],
    ['build a b', 'docs build takes at most 1 argument; found 2.'],
    ['build --watch --json', '--watch and --json do not go together.'],
    ['check --format xml', '--format takes one of text, json, sarif, github; found "xml".'],
    ['preview --port x', '--port cannot be "x". A port is a number from 0 to 65535.'],
    ['preview --port 70000', '--port cannot be "70000". A port is a number from 0 to 65535.'],
    ['preview --port 1', 'Port 1 is taken.'],
  ])('docs %s', async (command, sentence) => {
    expect(await run(command)).toMatchObject({ code: 2, out: '', err: `${sentence}\n` });
  });

  test('no command at all shows the page', async () => {
    const { code, out, err } = await run('');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('Usage: docs <command> [root] [options]');
  });
});

describe('pages', () => {
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
  test('tells what it did', async () => {
    expect(await run('build site')).toEqual({
      code: 0,
      out: 'Built 17 pages in 1.4 s (2 drawn, 15 unchanged) → site/dist\n',
      err: 'Drawing (17)\n',
      calls: [
        'load /projects/site {"only":[],"sizes":false,"force":false,"strict":false}',
        'build all',
        'close',
      ],
    });
  });

  test('gives the library what was typed', async () => {
    const { calls } = await run(
      'build --out x --base /a/ --site-url https://a.dev --only /a/** --only /b --force --strict',
    );
    expect(calls[0]).toBe(
      `load /projects ${JSON.stringify({
        out: '/projects/x',
        base: '/a/',
        siteUrl: 'https://a.dev',
        only: ['/a/**', '/b'],
        sizes: false,
        force: true,
        strict: true,
      })}`,
    );
  });

  test('content with errors ends with 1', async () => {
    const failed = report({ ok: false, diagnostics: [problem()] });
    const { code, out } = await run('build', { build: async () => failed });
    expect(code).toBe(1);
    expect(out).toContain('1 error in 1 file. Nothing was written.\n');
  });

  test('a configuration with errors ends with 2 and builds nothing', async () => {
    const { code, out, calls } = await run('build', { configProblems: [problem()] });
    expect(code).toBe(2);
    expect(out).toContain('1 error in 1 file. Nothing was written.\n');
    expect(calls).toHaveLength(1);
  });

  test('warnings of the configuration are told with the report', async () => {
    const { code, out } = await run('build', { configProblems: [problem({ severity: 'warning' })] });
    expect(code).toBe(0);
    expect(out).toContain('→ dist, with 1 warning in 1 file\n');
  });

  test('--json is one object and nothing else', async () => {
    const { out, err } = await run('build --json');
    expect(JSON.parse(out)).toEqual(report());
    expect(err).toBe('');
  });

  test('--quiet says nothing when all is well, and tells problems', async () => {
    expect(await run('build --quiet')).toMatchObject({ code: 0, out: '', err: '' });
    const failed = report({ ok: false, diagnostics: [problem()] });
    expect((await run('build --quiet', { build: async () => failed })).out).toContain('1 error');
  });

  test('--watch builds at every change, and anew when the configuration changed', async () => {
    const changes = [
      { paths: ['/projects/a.md'], configChanged: false },
      { paths: ['/projects/b.md'], configChanged: false },
    ];
    const { calls } = await run('build --watch', { changes });
    expect(calls.slice(1)).toEqual(['build all', 'build /projects/a.md', 'build /projects/b.md', 'close']);
  });

  test('--watch tells a warning again only when its file is saved', async () => {
    const saved = (path: string) => ({ paths: [path], configChanged: false });
    const changes = [saved('/projects/content/a.md'), saved('/projects/content/site.yaml')];
    const diagnostics = [problem({ severity: 'warning' })];
    const { out } = await run('build --watch', { changes, build: async () => report({ diagnostics }) });
    const told = out.split('content/site.yaml\n  2:7  warning  ');
    expect(told).toHaveLength(3);
    expect(told[1]).toMatch(/with 1 warning in 1 file\n.*with 1 warning in 1 file \(1 told before\)\n$/);
  });

  test('a bug is told with its stack and ends with 3', async () => {
    const { code, out, err, calls } = await run('build', {
      build: async () => {
        throw new TypeError('x is not a function', { cause: new Error('deeper') });
      },
    });
    expect({ code, out }).toEqual({ code: 3, out: '' });
    expect(err).toContain('This is a fault of docs, not of your content.');
    expect(err).toContain('TypeError: x is not a function');
    expect(err).toContain('deeper');
    expect(calls.at(-1)).toBe('close');
  });

  test('Ctrl-C ends with 130', async () => {
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

/** What a watch does when `site.yaml` is saved, with a configuration of that name each time it is read. */
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
        return tell(watches === 1 ? [changed] : []);
      },
    }),
  };
  expect(await runCli(['build', '--watch'], terminal)).toBe(0);
  return fake.calls.map((call) => call.split(' ')[0] ?? '');
}

test('a changed configuration gets a builder of its own', async () => {
  const calls = ['load', 'build', 'load', 'close', 'build', 'close'];
  expect(await callsOfWatch(['Acme UI', 'Acme Kit'])).toEqual(calls);
});

test('a configuration that was saved unchanged stays with the builder there is', async () => {
  expect(await callsOfWatch(['Acme UI', 'Acme UI'])).toEqual(['load', 'build', 'load', 'build', 'close']);
});

describe('docs check', () => {
  test.each(['text', 'json', 'sarif', 'github'])('--format %s ends with 1 on errors', async (format) => {
    const failed = report({ ok: false, diagnostics: [problem()] });
    const { code, out } = await run(`check --format ${format} site`, { check: async () => failed });
    expect(code).toBe(1);
    expect(out).toContain('config-value');
    expect(out.includes('site/content/site.yaml')).toBe(format === 'sarif' || format === 'github');
  });

  test('all is well', async () => {
    expect(await run('check')).toMatchObject({ code: 0, out: 'No problems in 17 pages.\n' });
  });
});

describe('docs preview', () => {
  test('tells the address', async () => {
    expect(await run('preview --port 8080')).toMatchObject({
      code: 0,
      out: 'Serving dist at http://127.0.0.1:8080/; Ctrl-C ends it.\n',
    });
  });

  test('a configuration with errors ends with 2', async () => {
    const { code, out } = await run('preview', { configProblems: [problem()] });
    expect(code).toBe(2);
    expect(out).toContain('2:7  error  base must start');
  });
});
