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

/** What a plan does, as short lists. */
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

test('what is new or changed is written, assets first; what is the same stays; what is left over goes', () => {
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
    // A page goes before what it needs.
    remove: ['old.html', 'old.js'],
    manifest: { 'a.html': '2', 'b.html': '1', 'c.js': '1', 'same.js': '1', 'z.css': '1' },
  });
});

test('files outside the scope stay, and are remembered', () => {
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

test('a file that two give alike is written once', () => {
  expect(outline([file('a.png', '1'), file('a.png', '1')], {}).write).toEqual(['a.png']);
});

test('a file that two give differently is a fault of ours', () => {
  expect(() => outline([file('a.png', '1'), file('a.png', '2')], {})).toThrow('Two outputs claim a.png.');
});

test('the plan, carried out, leaves exactly what is wanted', () => {
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
