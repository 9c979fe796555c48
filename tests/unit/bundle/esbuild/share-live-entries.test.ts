import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { shareLiveEntries } from '../../../../src/bundle/esbuild/share-live-entries.ts';
import type { Entry, LiveEntry } from '../../../../src/model/entry.ts';
import type { FilePath } from '../../../../src/model/path.ts';

const root = mkdtempSync(join(tmpdir(), 'colophon-live-')) as FilePath;
// The packages of this folder are its own.
mkdirSync(join(root, 'content/own/node_modules'), { recursive: true });

afterAll(() => rmSync(root, { recursive: true, force: true }));

const fileOf = (name: string) => join(root, 'content', `${name}.tsx`) as FilePath;

function live(name: string, ...names: string[]): LiveEntry {
  return { kind: 'live', id: `live:${name}`, file: fileOf(name), modules: [{ specifier: 'react', names }] };
}

test('demos with the same imports share a live entry', () => {
  const demo: Entry = { kind: 'demo', id: 'demo:b/Two.tsx', file: fileOf('b/Two') };
  const [one, two, other, own, ownToo] = [
    live('a/One', 'useState'),
    live('b/Two', 'useState'),
    live('b/Other', 'useRef'),
    live('own/One', 'useState'),
    live('own/deep/Two', 'useState'),
  ];
  const { bundled, liveOf } = shareLiveEntries([demo, one, two, other, own, ownToo], root);
  expect(bundled).toEqual([demo, one, other, own]);
  const shared = [one, two, other, own, ownToo].map(({ file }) => liveOf.get(file)?.id);
  expect(shared).toEqual([one.id, one.id, other.id, own.id, own.id]);
});
