import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { createProgram } from '../../cli/program.ts';
import { resolveConfig } from '../../src/config/resolve-config.ts';
import { parseYaml } from '../../src/data/parse-yaml.ts';
import type { SourcePath } from '../../src/model/path.ts';
import { parseNavigation } from '../../src/parse/navigation/parse-navigation.ts';
import { parseTranslation } from '../../src/parse/translations/parse-translation.ts';
import { readTree } from '../support/read-tree.ts';
import { fakeTerminal } from './cli/fake-terminal.ts';

// The pages about extending a site show files of a golden site, so that every example is one that builds.
const root = fileURLToPath(new URL('../..', import.meta.url));
const files = await readTree(`${root}tests/sites/contract`);

const titledBlock = /^(`{3,})\w+ title="([^"]+)"\n([\s\S]*?)\n\1$/gm;

describe.each(['extending', 'library'])('content/docs/%s', async (name) => {
  const page = await readFile(`${root}content/docs/${name}/${name}.md`, 'utf8');
  const blocks = [...page.matchAll(titledBlock)].map(([, , title = '', code = '']) => [title, code] as const);

  test('shows files', () => expect(blocks.length).toBeGreaterThan(2));

  test.each(blocks)('%s', (title, code) => {
    expect(`${code}\n`).toBe(Buffer.from(files.get(title) ?? '', 'latin1').toString());
  });
});

// The other pages show parts of a configuration: each is one of a site that is read without any problem.
const pages = [...(await readTree(`${root}content/docs`))].flatMap(([path, text]) =>
  path.endsWith('.md') ? [[path, Buffer.from(text, 'latin1').toString()] as const] : [],
);
const examples = pages.flatMap(([path, text]) =>
  [...text.matchAll(titledBlock)].map(
    ([, , title = '', code = ''], index) => [`${path} ${index}`, title, code] as const,
  ),
);
const titled = (pattern: RegExp) => examples.filter(([, title]) => pattern.test(title));

test.each(titled(/^content\/site\.yaml$/))('the configuration in %s', (_, __, code) => {
  const text = /^name:/m.test(code) ? code : `name: Acme UI\n${code}`;
  const flags = { only: [], sizes: false, force: false, strict: false };
  expect(resolveConfig({ root: '/site', flags, text }).diagnostics).toEqual([]);
});

test.each(titled(/^content\/navigation\/.*\.yaml$/))('the navigation in %s', (_, title, code) => {
  const source = title.replace('content/', '') as SourcePath;
  expect(parseNavigation(source, { kind: 'text', text: code }).diagnostics).toEqual([]);
});

test.each(titled(/^content\/translations\/.*\.yaml$/))('the translation in %s', (_, title, code) => {
  expect(parseTranslation(title.replace('content/', '') as SourcePath, code).diagnostics).toEqual([]);
});

interface Step {
  readonly uses?: unknown;
  readonly run?: unknown;
}

/** The steps of a workflow of GitHub, of a part of one, or of GitLab. */
function stepsOf(value: unknown): readonly Step[] {
  if (Array.isArray(value)) return value;
  const jobs = Object.values((value as { jobs?: object }).jobs ?? (value as object));
  return jobs.flatMap(({ steps, script = [] }) => steps ?? script.map((run: unknown) => ({ run })));
}

const { commands } = createProgram(fakeTerminal().terminal, () => {});

// Workflows run on machines of others: their commands and options are those of this version.
const workflows = titled(/\.yml$/);

test('the manual shows workflows', () => expect(workflows.length).toBeGreaterThan(3));

describe.each(workflows)('the workflow in %s', (_, title, code) => {
  const { value, diagnostics } = parseYaml(code, title);
  const steps = stepsOf(value);

  test('is YAML with steps that use an action or run a command', () => {
    expect(diagnostics).toEqual([]);
    expect(steps.length).toBeGreaterThan(1);
    for (const step of steps) {
      const { uses, run } = step;
      expect(typeof uses === 'string' ? uses : run, JSON.stringify(step)).toEqual(expect.any(String));
      if (typeof uses === 'string') expect(uses).toMatch(/^[\w-]+\/[\w/-]+@v\d+$/);
    }
  });

  test('runs commands that exist', () => {
    const lines = steps.flatMap(({ run }) => (typeof run === 'string' ? run.split(/\n|&&/) : []));
    const calls = lines.flatMap((line) => [...line.matchAll(/\bdocs (?<name>\w+)(?<options>.*)/g)]);
    expect(calls).not.toEqual([]);
    for (const { groups: { name = '', options = '' } = {} } of calls) {
      const command = commands.find((one) => one.name() === name);
      expect(
        command?.options.map(({ long }) => long),
        `docs ${name}`,
      ).toEqual(expect.arrayContaining(options.match(/--[\w-]+/g) ?? []));
    }
  });

  test('has the whole history where dates are shown', () => {
    if (!/\bdocs (?:build|check)\b/.test(code)) return;
    const depths = [/fetch-depth: 0\b/, /GIT_DEPTH: 0\b/].filter((pattern) => pattern.test(code));
    expect(depths).toHaveLength(1);
  });
});
