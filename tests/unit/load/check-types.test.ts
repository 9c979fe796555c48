import { describe, expect, test } from 'vitest';
import type { TypeProblem, TypesTask } from '../../../src/extract/types-task.ts';
import { checkSiteTypes } from '../../../src/load/check-types.ts';
import type { OtherVersion } from '../../../src/load/other-versions.ts';
import type { FilePath, SourcePath } from '../../../src/model/path.ts';
import type { Site } from '../../../src/model/site.ts';
import { checkSample } from '../../../src/parse/code/check-sample.ts';
import { parsePage } from '../../../src/parse/page/parse-page.ts';
import { memoryFileSystem } from '../../support/memory-file-system.ts';
import { configOf } from '../../support/sample-site.ts';

const text = `# A

- b

  \`\`\`tsx
  import a from 'a';
  const b: string = a;
  \`\`\`

\`\`\`js
call();
\`\`\`
`;

/** A page with these demos. */
function page(written: string, demos: readonly (string | null)[] = []): Site['pages'][number] {
  const source = { path: 'm/a.md' as SourcePath, text: written };
  const { document } = parsePage(source, { trust: true, checkSample }).value;
  return { document, demos } as unknown as Site['pages'][number];
}

const sample = 'content/m/a.md.5.tsx';
const demo = 'content/m/Demo.tsx';
const library = '/site/lib.d.ts' as FilePath;

/** A site whose types are checked by a function that returns these problems. */
function siteWith(pages: Site['pages'], problemsOf: (task: TypesTask) => readonly TypeProblem[] = () => []) {
  const tasks: TypesTask[] = [];
  const stages: unknown[] = [];
  const values = new Map<string, Uint8Array>();
  const hashes = new Map<FilePath, string>([[library, 'a']]);
  const check = (otherVersions?: readonly OtherVersion[], tool = 'test') =>
    checkSiteTypes(
      { pages },
      {
        config: { ...configOf(''), contentDir: '/content' as FilePath },
        files: memoryFileSystem({ '/content/m/Demo.tsx': 'const demo = 1;\n' }),
        hashes: { of: async (file) => hashes.get(file) },
        store: {
          get: async (key) => values.get(key),
          put: async (key, value) => void values.set(key, value),
        },
        progress: { stage: (...stage) => stages.push(stage), advance() {}, warn() {} },
        tool,
        otherVersions,
        checkTypes: async (task) => {
          tasks.push(task);
          return { problems: problemsOf(task), files: [library] };
        },
      },
    );
  return { check, tasks, stages, hashes };
}

test('samples that are whole modules and demos are checked together, each once', async () => {
  const { check, tasks, stages } = siteWith([
    page(text, ['m/Demo.tsx', null]),
    page(text, ['m/Demo.tsx', 'm/gone.tsx']),
  ]);
  expect(await check()).toEqual([]);
  expect(stages).toEqual([['types', 2]]);
  expect(tasks).toEqual([
    {
      root: '/site',
      alias: {},
      modules: [
        { name: sample, text: "import a from 'a';\nconst b: string = a;", isSample: true },
        { name: demo, text: 'const demo = 1;\n', isSample: false },
      ],
    },
  ]);
});

test('a site without modules is not checked', async () => {
  const { check, tasks, stages } = siteWith([page('# A\n')]);
  expect([await check(), tasks, stages]).toEqual([[], [], []]);
});

test('errors are reported at their places', async () => {
  const { check } = siteWith([page(text, ['m/Demo.tsx'])], () => [
    { name: sample, line: 2, column: 7, message: 'Not a string' },
    { name: demo, line: 3, column: 5, message: 'Why?' },
    { name: 'other.ts', line: 1, column: 1, message: 'No module of the site.' },
  ]);
  expect(await check()).toEqual([
    {
      severity: 'error',
      code: 'demo-type',
      message: 'Why?',
      hint: 'Correct the demo, or write "// @ts-expect-error" and the reason above the line.',
      place: { file: 'content/m/Demo.tsx', line: 3, column: 5 },
    },
    {
      severity: 'error',
      code: 'fence-type',
      message: 'Not a string.',
      hint: 'Correct the code, or write "nocheck" after the language of code that need not compile.',
      place: { file: 'content/m/a.md', line: 7, column: 9 },
    },
  ]);
});

describe('the last result', () => {
  const problem = { name: sample, line: 1, column: 1, message: 'No.' };

  test('is used again while nothing changes', async () => {
    const { check, tasks } = siteWith([page(text)], () => [problem]);
    const first = await check();
    expect(first).toHaveLength(1);
    expect(await check()).toEqual(first);
    expect(tasks).toHaveLength(1);
  });

  test.each<[file: string, hash: string | undefined]>([
    [library, 'b'],
    [library, undefined],
    ['/site/package.json', 'b'],
    ['/site/node_modules/.package-lock.json', 'b'],
  ])('is not used after a change of %s to %s', async (file, hash) => {
    const { check, tasks, hashes } = siteWith([page(text)]);
    await check();
    if (hash === undefined) hashes.delete(file as FilePath);
    else hashes.set(file as FilePath, hash);
    await check();
    await check();
    expect(tasks).toHaveLength(2);
  });

  test('is not that of another version of the program', async () => {
    const { check, tasks } = siteWith([page(text)]);
    await check([], 'one');
    await check([], 'two');
    expect(tasks).toHaveLength(2);
  });
});

test('other versions of packages have problems of their own', async () => {
  const known = { name: sample, line: 1, column: 1, message: 'No.' };
  const own = { name: sample, line: 2, column: 7, message: 'Only there.' };
  const { check, tasks } = siteWith([page(text)], ({ instead }) => (instead ? [known, own] : [known]));
  const others = [
    { name: 'react', installedAs: 'react-18', version: '18.3.1' },
    { name: 'a', installedAs: 'a-1', version: '1.0.0' },
  ];
  const found = await check(others);
  expect(found.map(({ message }) => message)).toEqual(['No.', 'With react 18.3.1, a 1.0.0: Only there.']);
  expect(tasks.map(({ instead }) => instead)).toEqual([undefined, { react: 'react-18', a: 'a-1' }]);
});
