import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { nodeFileSystem } from '../../src/effects/node-file-system.ts';
import { smallSite } from '../support/small-site.ts';
import { openBuilder, test } from '../support/workspace.ts';

const demo = 'content/acme/Counter.tsx';
const tree = 'content/navigation/acme.yaml';

test.for([
  [demo, (name: string) => `export default function ${name}() {\n  return <p>Words</p>;\n}\n`],
  [tree, (name: string) => `- { pathname: /acme/link/, title: ${name} }\n`],
] as const)(
  'a text of %s that is saved between hashing and reading is not cached under the old hash',
  async ([source, contentWith], { workspace }) => {
    await workspace.write({ ...smallSite, [source]: contentWith('Before') });
    const path = join(workspace.root, source);
    const disk = nodeFileSystem();
    let reads = 0;
    // The first read is for the hash.
    const beforeReading = async (file: string) => {
      if (file === path) reads += 1;
      if (file === path && reads === 2) await writeFile(path, contentWith('Meanwhile'));
    };
    const files: typeof disk = {
      ...disk,
      async readBytes(file) {
        await beforeReading(file);
        return disk.readBytes(file);
      },
      async readText(file) {
        await beforeReading(file);
        return disk.readText(file);
      },
    };
    const builder = await openBuilder(workspace.root, { files });
    await builder.build();
    await builder.close();
    expect(reads).toBeGreaterThanOrEqual(2);
    await workspace.write({ [source]: contentWith('Before') });
    await workspace.freshBuild();
    const html = await workspace.read('dist/acme/button/index.html');
    expect(html).toContain('Before');
    expect(html).not.toContain('Meanwhile');
  },
);
