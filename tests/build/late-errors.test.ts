import { expect } from 'vitest';
import { smallSite } from '../support/small-site.ts';
import { spawnDocs } from '../support/spawn-docs.ts';
import { openBuilder, test } from '../support/workspace.ts';

/** A demo that is drawn well, and throws when nobody waits for it any more. */
const lateDemo = (statement: string) => `
${statement}
export default function Counter() {
  return <p>Drawn.</p>;
}
`;

const advice = 'Start such work in an effect, or catch the error.';

/** The last of them in two ways: only newer versions of Node know who asked. */
const ways: [name: string, statement: string, ...words: string[]][] = [
  [
    'rejects a promise',
    "void Promise.reject(new Error('no answer'));",
    `The demo acme-Counter failed after it was rendered: no answer. ${advice}`,
  ],
  [
    'rejects with an error that caused itself',
    "const error = new Error('no answer'); error.cause = error; void Promise.reject(error);",
    `The demo acme-Counter failed after it was rendered: no answer. ${advice}`,
  ],
  [
    'throws in a timer',
    "setTimeout(() => { throw new Error('too late'); });",
    `The demo acme-Counter failed after it was rendered: too late. ${advice}`,
  ],
  [
    'asks a network that is not there',
    "void fetch('http://127.0.0.1:9/');",
    `A demo failed after it was rendered: fetch failed. ${advice}`,
    `The demo acme-Counter failed after it was rendered: fetch failed. ${advice}`,
  ],
];

test.for(ways)('a demo that %s', async ([, statement, ...words], { workspace }) => {
  await workspace.write({ ...smallSite, 'content/acme/Counter.tsx': lateDemo(statement) });
  // Handles that are left are waited for, as they are without `--quiet`.
  const { code, stderr } = await spawnDocs(['build', '--quiet'], { cwd: workspace.root });
  expect(code).toBe(0);
  expect(words.map((sentence) => `Warning: ${sentence}\n`)).toContain(stderr);
  expect(await workspace.read('dist/acme/button/index.html')).toContain('<p>Drawn.</p>');
});

test('a thread tells of it once, and goes on', async ({ workspace }) => {
  const [, statement, words] = ways[0] ?? [];
  await workspace.write({ ...smallSite, 'content/acme/Counter.tsx': lateDemo(statement ?? '') });
  const told: string[] = [];
  const progress = { stage() {}, advance() {}, warn: (sentence: string) => void told.push(sentence) };
  const builder = await openBuilder(workspace.root, { progress, pooledFrom: 1, threads: 2 });
  try {
    expect(await builder.build()).toMatchObject({ ok: true });
  } finally {
    await builder.close();
  }
  expect(told).toEqual([words]);
});
