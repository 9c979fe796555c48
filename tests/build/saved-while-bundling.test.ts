import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { nodeFileSystem } from '../../src/effects/node-file-system.ts';
import { smallSite } from '../support/small-site.ts';
import { openBuilder, test } from '../support/workspace.ts';

const demo = 'content/acme/Counter.tsx';
const demoWith = (words: string) => `export default function Counter() {\n  return <p>${words}</p>;\n}\n`;

test('a demo that is saved during bundling is rendered as last saved', async ({ workspace }) => {
  await workspace.write(smallSite);
  const path = join(workspace.root, demo);
  const disk = nodeFileSystem();
  let checks = 0;
  let save: { readonly atCheck: number; readonly text: string } | undefined;
  // A build checks the file before and after bundling; in between esbuild reads it.
  const stamp: typeof disk.stamp = async (file) => {
    if (file === path) {
      checks += 1;
      if (checks === save?.atCheck) await writeFile(path, save.text);
    }
    return disk.stamp(file);
  };
  const builder = await openBuilder(workspace.root, { files: { ...disk, stamp } });
  const change = { paths: [path], configChanged: false };
  /** Builds, and saves the demo at a check of the file. Returns false if the build made fewer checks. */
  const buildSaving = async (atCheck: number, text: string) => {
    checks = 0;
    save = { atCheck, text };
    await builder.build(change);
    save = undefined;
    return checks >= atCheck;
  };
  try {
    await builder.build();
    let atCheck = 1;
    for (; ; atCheck += 1) {
      await workspace.write({ [demo]: demoWith(`Before check ${atCheck}.`) });
      if (!(await buildSaving(atCheck, demoWith(`Saved at check ${atCheck}.`)))) break;
      await builder.build(change);
      // The rendered demo; the page also contains its code, with escaped brackets.
      const html = await workspace.read('dist/acme/button/index.html');
      expect(html).toContain(`<p>Saved at check ${atCheck}.</p>`);
    }
    expect(atCheck).toBeGreaterThan(3);
  } finally {
    await builder.close();
  }
});
