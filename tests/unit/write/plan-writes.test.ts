import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OutputFile, OutputManifest, OutputPhase } from '../../../src/model/output.ts';
import type { OutputPath } from '../../../src/model/path.ts';
import { planWrites } from '../../../src/write/plan-writes.ts';

function file(
  path: string,
  hash: string,
  phase: OutputPhase = path.endsWith('.html') ? 'page' : 'asset',
): OutputFile {
  return { path: path as OutputPath, phase, hash, content: new TextEncoder().encode(`${path} ${hash}`) };
}

const manifest = (files: Readonly<Record<string, string>>): OutputManifest => ({
  files: new Map(Object.entries(files) as [OutputPath, string][]),
});

/** Returns a plan as lists of paths. */
function outline(
  files: readonly OutputFile[],
  previous: Readonly<Record<string, string>>,
  scope?: (path: string) => boolean,
) {
  const plan = planWrites(files, manifest(previous), scope);
  return {
    write: plan.write.map(({ path }) => path),
    keep: plan.keep,
    remove: plan.remove,
    manifest: Object.fromEntries(plan.manifest.files),
  };
}

test('writes new and changed files, assets first; keeps unchanged files; removes the others', () => {
  const files = [
    file('b.html', '1'),
    file('z.css', '1'),
    file('a.html', '2'),
    file('same.js', '1'),
    file('c.js', '1'),
  ];
  expect(outline(files, { 'a.html': '1', 'same.js': '1', 'old.js': '1', 'old.html': '1' })).toEqual({
    write: ['c.js', 'z.css', 'a.html', 'b.html'],
    keep: ['same.js'],
    // Pages are removed before their assets.
    remove: ['old.html', 'old.js'],
    manifest: { 'a.html': '2', 'b.html': '1', 'c.js': '1', 'same.js': '1', 'z.css': '1' },
  });
});

test('keeps files outside the scope, and lists them in the manifest', () => {
  expect(
    outline(
      [file('a.html', '2')],
      { 'a.html': '1', 'b.html': '7', 'c.js': '8' },
      (path) => path !== 'b.html',
    ),
  ).toEqual({
    write: ['a.html'],
    keep: ['b.html'],
    remove: ['c.js'],
    manifest: { 'a.html': '2', 'b.html': '7' },
  });
});

test('writes a file with equal duplicates once', () => {
  expect(outline([file('a.png', '1'), file('a.png', '1')], {}).write).toEqual(['a.png']);
});

test('throws for different files with the same path', () => {
  expect(() => outline([file('a.png', '1'), file('a.png', '2')], {})).toThrow(
    'Two different files have the path "a.png".',
  );
});

test('an applied plan leaves exactly the new files', () => {
  const name = fc.constantFrom('a.html', 'b.html', 'c.js', 'd.js', 'e/f.html', 'e/g.css');
  const state = fc.dictionary(name, fc.constantFrom('1', '2', '3'));
  fc.assert(
    fc.property(state, state, (before, wanted) => {
      const plan = planWrites(
        Object.entries(wanted).map(([path, hash]) => file(path, hash)),
        manifest(before),
      );
      const disk = new Map<string, string>(Object.entries(before));
      for (const { path, hash } of plan.write) disk.set(path, hash);
      for (const path of plan.remove) disk.delete(path);
      expect(Object.fromEntries(disk)).toEqual(wanted);
      expect(Object.fromEntries(plan.manifest.files)).toEqual(wanted);
      expect(plan.keep.length + plan.write.length).toBe(disk.size);
    }),
  );
});
