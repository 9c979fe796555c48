import { expect } from 'vitest';
import { smallSite } from '../support/small-site.ts';
import { spawnDocs } from '../support/spawn-docs.ts';
import { openBuilder, test } from '../support/workspace.ts';

/** A demo that renders, and fails afterwards. */
const failingDemo = (statement: string) => `
${statement}
export default function Counter() {
  return <p>Rendered.</p>;
}
`;

const advice = 'Start such work in an effect, or catch the error.';

/** Ways to fail. The last has two messages: only newer versions of Node know which demo sent the request. */
const failures: [name: string, statement: string, ...messages: string[]][] = [
  [
    'rejects a promise',
    "void Promise.reject(new Error('no answer'));",
    `The demo "acme-Counter" failed after it was rendered: no answer. ${advice}`,
  ],
  [
    'rejects with an error that caused itself',
    "const error = new Error('no answer'); error.cause = error; void Promise.reject(error);",
    `The demo "acme-Counter" failed after it was rendered: no answer. ${advice}`,
  ],
  [
    'throws in a timer',
    "setTimeout(() => { throw new Error('too late'); });",
    `The demo "acme-Counter" failed after it was rendered: too late. ${advice}`,
  ],
  [
    'requests a server that does not exist',
    "void fetch('http://127.0.0.1:9/');",
    `A demo failed after it was rendered: fetch failed. ${advice}`,
    `The demo "acme-Counter" failed after it was rendered: fetch failed. ${advice}`,
  ],
];

test.for(failures)('a demo that %s', async ([, statement, ...messages], { workspace }) => {
  await workspace.write({ ...smallSite, 'content/acme/Counter.tsx': failingDemo(statement) });
  // The process waits for open handles, as it does without `--quiet`.
  const { code, stderr } = await spawnDocs(['build', '--quiet'], { cwd: workspace.root });
  expect(code).toBe(0);
  expect(messages.map((message) => `Warning: ${message}\n`)).toContain(stderr);
  expect(await workspace.read('dist/acme/button/index.html')).toContain('<p>Rendered.</p>');
});

test('a worker reports the error once and continues', async ({ workspace }) => {
  const [, statement, message] = failures[0] ?? [];
  await workspace.write({ ...smallSite, 'content/acme/Counter.tsx': failingDemo(statement ?? '') });
  const warnings: string[] = [];
  const progress = { stage() {}, advance() {}, warn: (warning: string) => void warnings.push(warning) };
  const builder = await openBuilder(workspace.root, { progress, pooledFrom: 1, threads: 2 });
  try {
    expect(await builder.build()).toMatchObject({ ok: true });
  } finally {
    await builder.close();
  }
  expect(warnings).toEqual([message]);
});

test('a demo that replaces functions of the language changes no other page', async ({ workspace }) => {
  const replacing = "JSON.stringify = () => 'x'; Array.prototype.map = () => [];";
  await workspace.write({ ...smallSite, 'content/acme/Counter.tsx': failingDemo('') });
  await spawnDocs(['build', '--quiet'], { cwd: workspace.root });
  const before = await workspace.output();
  await workspace.write({ 'content/acme/Counter.tsx': failingDemo(replacing) });
  const { code, stderr } = await spawnDocs(['build', '--quiet', '--force'], { cwd: workspace.root });
  expect(code).toBe(0);
  expect(stderr).toMatch(
    /^Warning: "demo:acme\/Counter\.tsx" replaces Array\.prototype\.map and \d more, which .+\n$/,
  );
  const after = await workspace.output();
  for (const path of ['acme/start/index.html', 'acme/link/index.html', 'index.html'])
    expect(after.get(path), path).toBe(before.get(path));
  // The shell of the page itself is rendered after its demos.
  expect(after.get('acme/button/index.html')).toContain('localStorage.getItem("mui-mode")');
});
