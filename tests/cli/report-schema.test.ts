import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test as plainTest } from 'vitest';
import { page, plainSite, smallSite } from '../support/small-site.ts';
import { spawnDocs } from '../support/spawn-docs.ts';
import { test } from '../support/workspace.ts';

// ajv (ajv-validator): the JSON Schema validator of most editors and tools.
const schemaFile = fileURLToPath(new URL('../../lib/schemas/report.schema.json', import.meta.url));
const validate = new Ajv2020({ allErrors: true }).compile(JSON.parse(await readFile(schemaFile, 'utf8')));

/** What is wrong with a report according to the published schema. */
function problemsOf(text: string): unknown[] {
  validate(JSON.parse(text));
  return validate.errors ?? [];
}

test('reports of builds fit the published schema', async ({ workspace }) => {
  await workspace.write(smallSite);
  const args = ['build', '--json', '--sizes', '--why', '/'];
  for (const more of [[], ['--force']]) {
    const { stdout, code } = await spawnDocs([...args, ...more], { cwd: workspace.root });
    expect(code).toBe(0);
    expect(problemsOf(stdout)).toEqual([]);
    expect(Object.keys(JSON.parse(stdout))).toEqual(expect.arrayContaining(['weights', 'why', 'timings']));
  }
});

test('reports of problems fit the published schema', async ({ workspace }) => {
  await workspace.write({
    ...plainSite,
    'content/acme/link.md': page('Link', 'See [the button](/acme/buton/).'),
    'content/acme/copy.md': page('Copy').replace('title: Copy', 'title: Copy\npath: /acme/link/'),
  });
  for (const args of [
    ['check', '--format', 'json'],
    ['build', '--json'],
  ]) {
    const { stdout } = await spawnDocs(args, { cwd: workspace.root });
    expect(problemsOf(stdout)).toEqual([]);
    expect(JSON.parse(stdout).diagnostics.length).toBeGreaterThan(0);
  }
  await workspace.write({ 'content/site.yaml': 'base: none\n' });
  const { stdout } = await spawnDocs(['build', '--json'], { cwd: workspace.root });
  expect(problemsOf(stdout)).toEqual([]);
});

plainTest('the schema refuses what is no report', () => {
  expect(problemsOf('{}')).not.toEqual([]);
  expect(problemsOf('{"ok":"yes"}')).not.toEqual([]);
});
