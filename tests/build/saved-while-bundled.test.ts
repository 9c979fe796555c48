import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { nodeFileSystem } from '../../src/effects/node-file-system.ts';
import { smallSite } from '../support/small-site.ts';
import { openBuilder, test } from '../support/workspace.ts';

const demo = 'content/acme/Counter.tsx';
const saying = (words: string) => `export default function Counter() {\n  return <p>${words}</p>;\n}\n`;

test('a demo that is saved while it is bundled is shown as it was saved last', async ({ workspace }) => {
  await workspace.write(smallSite);
  const path = join(workspace.root, demo);
  const disk = nodeFileSystem();
  let looks = 0;
  let save: { readonly atLook: number; readonly text: string } | undefined;
  // A build looks at the file before it bundles and afterwards; in between the bundler reads it.
  const stamp: typeof disk.stamp = async (file) => {
    if (file === path) {
      looks += 1;
      if (looks === save?.atLook) await writeFile(path, save.text);
    }
    return disk.stamp(file);
  };
  const builder = await openBuilder(workspace.root, { files: { ...disk, stamp } });
  const change = { paths: [path], configChanged: false };
  /** Builds what is saved meanwhile; false where the build did not look so often. */
  const buildSaving = async (atLook: number, text: string) => {
    looks = 0;
    save = { atLook, text };
    await builder.build(change);
    save = undefined;
    return looks >= atLook;
  };
  try {
    await builder.build();
    let atLook = 1;
    for (; ; atLook += 1) {
      await workspace.write({ [demo]: saying(`Before look ${atLook}.`) });
      if (!(await buildSaving(atLook, saying(`Saved at look ${atLook}.`)))) break;
      await builder.build(change);
      // As it is drawn; its code stands in the page too, with other signs for the brackets.
      const html = await workspace.read('dist/acme/button/index.html');
      expect(html).toContain(`<p>Saved at look ${atLook}.</p>`);
    }
    expect(atLook).toBeGreaterThan(3);
  } finally {
    await builder.close();
  }
});
