import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { kitModule, librarySite, meterProps } from '../support/library-site.ts';
import { linkReactTypes } from '../support/react-types.ts';
import { spawnDocs } from '../support/spawn-docs.ts';
import { test } from '../support/workspace.ts';

const site = {
  ...librarySite,
  'content/site.yaml': (librarySite['content/site.yaml'] ?? '').replace(', out: kit/api', ''),
  'content/kit/range.md': '---\ntitle: Range\ndescription: A range.\n---\n\n# Range\n\nWords.\n',
};

test('--against prints what a change of the library alters', async ({ workspace }) => {
  await workspace.write(site);
  await linkReactTypes(workspace.root);
  const run = (...args: string[]) => spawnDocs(['build', ...args], { cwd: workspace.root });
  expect((await run('--against', 'main.json')).stderr).toMatch(
    /^The report ".*main\.json" does not exist\.\n$/,
  );
  const { stdout: main } = await run('--json');
  await workspace.write({ 'main.json': main });
  expect(await run('--against', 'main.json')).toMatchObject({
    stdout: 'The documentation does not change.\n',
    code: 0,
  });
  const props = meterProps
    .replace("'error' | 'info'", "'error' | 'info' | 'warning'")
    .replace(/ {2}\/\*\* The unit[^;]*;/, '  /** The largest amount. */\n  max?: number;');
  await workspace.write({ 'content/kit/src/index.tsx': kitModule(props) });
  await rename(join(workspace.root, 'content/kit/range.md'), join(workspace.root, 'content/kit/area.md'));
  const { stdout } = await run('--against', 'main.json');
  expect(stdout).toBe(`2 pages, 1 demo, 3 API rows of the documentation differ.

### Pages

- \`/kit/area/\` added
- \`/kit/range/\` removed

### Demos

- \`kit/BasicMeter.tsx\` changed, on \`/kit/meter/\`

### API

- \`/kit/api/meter/\`: \`max\` added, \`tone\` changed, \`unit\` removed
`);
  await workspace.write({ 'content/kit/area.md': '# Area\n\n:::info\nUnclosed.\n' });
  const failed = await run('--against', 'main.json');
  expect(failed).toMatchObject({ stdout: expect.stringContaining('callout-unclosed'), code: 1 });
}, 400_000);

test('a report is the same in another folder', async ({ workspace }) => {
  await workspace.write(Object.fromEntries(Object.entries(site).map(([path, text]) => [`a/${path}`, text])));
  await workspace.write(Object.fromEntries(Object.entries(site).map(([path, text]) => [`b/${path}`, text])));
  const contents = async (folder: string) => {
    await linkReactTypes(join(workspace.root, folder));
    const { stdout } = await spawnDocs(['build', '--json', folder], { cwd: workspace.root });
    return JSON.parse(stdout).contents;
  };
  const first = await contents('a');
  expect(first.demos).toEqual([
    { id: 'demo:kit/BasicMeter.tsx', hash: expect.stringMatching(/^[\w-]{12}$/) },
  ]);
  expect(await contents('b')).toEqual(first);
}, 400_000);
