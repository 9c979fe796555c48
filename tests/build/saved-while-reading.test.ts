import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { nodeFileSystem } from '../../src/effects/node-file-system.ts';
import { bytesOf } from '../../src/lib/bytes-of.ts';
import type { SitePath } from '../../src/model/path.ts';
import { page, smallSite } from '../support/small-site.ts';
import { openBuilder, openDevBuilder, test } from '../support/workspace.ts';

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

/** A disk on which a file is empty at one reading. The first is for its hash, the second for its text. */
function emptying(path: string) {
  const disk = nodeFileSystem();
  let untilEmpty = Number.POSITIVE_INFINITY;
  const readBytes: typeof disk.readBytes = async (file) => {
    if (file === path) untilEmpty -= 1;
    return file === path && untilEmpty === 0 ? new Uint8Array() : disk.readBytes(file);
  };
  const emptyAt = (reading: number) => {
    untilEmpty = reading;
  };
  return { files: { ...disk, readBytes }, emptyAt, wasEmpty: () => untilEmpty <= 0 };
}

const included = { 'content/acme/link.md': page('Link', '<!--@include: ./words.txt-->') };

test.for([
  ['content/acme/link.md', {}, (words: string) => page('Link', words)],
  ['content/acme/words.txt', included, (words: string) => `${words}\n`],
] as const)(
  '%s, which is emptied and written again, is read again although it has the same bytes',
  async ([source, others, contentWith], { workspace }) => {
    await workspace.write({ ...smallSite, ...others, [source]: contentWith('Before.') });
    const path = join(workspace.root, source);
    const { files, emptyAt, wasEmpty } = emptying(path);
    const change = { paths: [path], configChanged: false };
    const builder = await openBuilder(workspace.root, { files });
    try {
      await builder.build();
      await workspace.write({ [source]: contentWith('After.') });
      emptyAt(2);
      await builder.build(change);
      expect(wasEmpty()).toBe(true);
      await builder.build(change);
      expect(await workspace.read('dist/acme/link/index.html')).toContain('After.');
    } finally {
      await builder.close();
    }
  },
);

test('docs dev shows a page that was emptied and written again with the same bytes', async ({
  workspace,
}) => {
  const source = 'content/acme/link.md';
  await workspace.write(smallSite);
  const path = join(workspace.root, source);
  const { files, emptyAt, wasEmpty } = emptying(path);
  const change = { paths: [path], configChanged: false };
  const builder = await openDevBuilder(workspace.root, { files });
  try {
    await builder.snapshot();
    await workspace.write({ [source]: page('Link', 'After.') });
    emptyAt(2);
    await builder.snapshot(change);
    expect(wasEmpty()).toBe(true);
    const { site } = await builder.snapshot(change);
    const rendered = await site?.render(['/acme/link' as SitePath]);
    const [html] = await Promise.all((rendered?.pages ?? []).map(bytesOf));
    expect(new TextDecoder().decode(html)).toContain('After.');
  } finally {
    await builder.close();
  }
});
