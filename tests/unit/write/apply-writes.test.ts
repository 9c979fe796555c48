import { describe, expect, test } from 'vitest';
import { hash } from '../../../src/lib/hash.ts';
import type { OutputFile } from '../../../src/model/output.ts';
import type { FilePath, OutputPath } from '../../../src/model/path.ts';
import { applyWrites } from '../../../src/write/apply-writes.ts';
import { type OutputPlace, readOutputState } from '../../../src/write/output-manifest.ts';
import { planWrites } from '../../../src/write/plan-writes.ts';
import { writeOutputsWith } from '../../../src/write/write-outputs.ts';
import { type MemoryFileSystem, memoryFileSystem } from '../../support/memory-file-system.ts';

const out = '/site/dist' as FilePath;
const cacheDir = '/site/.cache' as FilePath;
const place: OutputPlace = { outDir: out, cacheDir, tool: 'a 1' };

/** Texts by path; a page's text contains the paths of its assets. */
type SampleOutput = Readonly<Record<string, string>>;

const first: SampleOutput = {
  'assets/app-1.js': 'app one',
  'assets/styles-1.css': 'styles one',
  'assets/shared.js': 'shared',
  'index.html': 'assets/app-1.js assets/styles-1.css',
  'about/index.html': 'assets/styles-1.css assets/shared.js',
  'zoo/old/index.html': 'assets/app-1.js assets/shared.js',
  'unchanged/index.html': 'assets/shared.js',
};

const second: SampleOutput = {
  'assets/app-2.js': 'app two',
  'assets/styles-2.css': 'styles two',
  'assets/shared.js': 'shared',
  'index.html': 'assets/app-2.js assets/styles-2.css',
  'about/index.html': 'assets/styles-2.css assets/shared.js',
  'new/index.html': 'assets/app-2.js',
  'unchanged/index.html': 'assets/shared.js',
};

function outputs(site: SampleOutput): OutputFile[] {
  return Object.entries(site).map(([path, text]) => ({
    path: path as OutputPath,
    phase: path.endsWith('.html') ? 'page' : 'asset',
    hash: hash(text),
    // Some contents exist, others are created when they are written.
    content: path.includes('app')
      ? new TextEncoder().encode(text)
      : async () => new TextEncoder().encode(text),
  }));
}

const toolsOf = (disk: MemoryFileSystem) => ({ files: disk, write: writeOutputsWith(disk) });

async function build(site: SampleOutput, disk: MemoryFileSystem, signal?: AbortSignal): Promise<void> {
  const state = await readOutputState(disk, place);
  if (state.kind === 'foreign') throw new Error('The folder is foreign.');
  const previous = state.kind === 'ours' ? state.manifest : { files: new Map() };
  await applyWrites(planWrites(outputs(site), previous), place, { ...toolsOf(disk), signal });
}

async function built(site: SampleOutput): Promise<MemoryFileSystem> {
  const disk = memoryFileSystem();
  await build(site, disk);
  return disk;
}

/** Returns the files of the website, without our own list. */
function website(disk: MemoryFileSystem): Record<string, string> {
  const visible = Object.entries(disk.texts(out)).filter(([path]) => !path.startsWith('.colophon'));
  return Object.fromEntries(visible);
}

/** Returns the changes of the disk by `build`, in order, except those of our own files. */
async function changes(disk: MemoryFileSystem, work: () => Promise<void>): Promise<string[]> {
  const changes: string[] = [];
  disk.beforeChange = (operation, path) => {
    if (!path.includes('.colophon') && !path.startsWith(cacheDir))
      changes.push(`${operation} ${path.slice(out.length + 1)}`);
  };
  await work();
  return changes;
}

test('writes assets, then pages; removes pages, then assets', async () => {
  const disk = await built(first);
  expect(await changes(disk, () => build(second, disk))).toEqual([
    'rename assets/app-2.js',
    'rename assets/styles-2.css',
    'rename about/index.html',
    'rename index.html',
    'rename new/index.html',
    'remove zoo/old/index.html',
    'remove assets/app-1.js',
    'remove assets/styles-1.css',
  ]);
  expect(website(disk)).toEqual(second);
});

test('does not touch unchanged files', async () => {
  const disk = await built(first);
  expect(await changes(disk, () => build(first, disk))).toEqual([]);
});

test('writes nothing at all, not even the list, if nothing changed', async () => {
  const disk = await built(first);
  const written: string[] = [];
  disk.beforeChange = (operation, path) => written.push(`${operation} ${path}`);
  await build(first, disk);
  expect(written).toEqual([]);
});

test('leaves only the list of files beside the website', async () => {
  const disk = await built(first);
  await build(second, disk);
  expect(Object.keys(disk.texts(out)).filter((path) => path.startsWith('.colophon'))).toEqual([
    '.colophon.json',
  ]);
  expect([...disk.folders].filter((folder) => /tmp|zoo/.test(folder))).toEqual([]);
});

test('restores a missing file, and removes an incomplete one', async () => {
  const disk = await built(first);
  disk.files.delete(`${out}/index.html`);
  disk.files.set(`${out}/.colophon-tmp/page-3`, new Uint8Array());
  await build(first, disk);
  expect(website(disk)).toEqual(first);
  expect(disk.files.has(`${out}/.colophon-tmp/page-3`)).toBe(false);
});

test.each(['../outside.html', 'a/../../outside.html', '/../outside.html', '../dist-2/a.html', ''])(
  'an output at %j is refused',
  async (path) => {
    const disk = memoryFileSystem();
    const plan = planWrites(outputs({ [path]: 'x' }), { files: new Map() });
    await expect(applyWrites(plan, place, toolsOf(disk))).rejects.toThrow('is outside the output folder');
    expect(website(disk)).toEqual({});
    expect([...disk.files.keys()].filter((file) => !file.startsWith(`${out}/`))).toEqual([]);
  },
);

test('touches nothing outside the folder', async () => {
  const outside = { '/site/content/a.md': 'a', '/site/dist-2/index.html': 'b', '/site/dist.html': 'c' };
  const disk = memoryFileSystem(outside);
  const touched = new Set<string>();
  disk.beforeChange = (_operation, path) => touched.add(path);
  await build(first, disk);
  await build(second, disk);
  expect(
    [...touched].filter((path) => !path.startsWith(`${out}/`) && !path.startsWith(`${cacheDir}/`)),
  ).toEqual([]);
  expect(disk.texts('/site')).toMatchObject({
    'content/a.md': 'a',
    'dist-2/index.html': 'b',
    'dist.html': 'c',
  });
});

describe('a page replaces a file, and the reverse', () => {
  const file: SampleOutput = { about: 'text', 'index.html': '' };
  const folder: SampleOutput = { 'about/index.html': '', 'about/deep/index.html': '', 'index.html': '' };

  test.each([
    ['a folder where a file was', file, folder],
    ['a file where a folder was', folder, file],
  ])('%s', async (_name, before, after) => {
    const disk = await built(before);
    await build(after, disk);
    expect(website(disk)).toEqual(after);
  });
});

describe('on a disk that ignores case', () => {
  const before: SampleOutput = { 'About/index.html': 'a', 'Résumé.txt': 'r', 'index.html': '' };
  const after: SampleOutput = { 'about/index.html': 'b', 're\u0301sume\u0301.txt': 'r', 'index.html': '' };

  test.each([
    ['there', before, after],
    ['and back', after, before],
  ])('a page whose address changes in case stays: %s', async (_name, from, to) => {
    const disk = memoryFileSystem();
    const blind = blindToCase(disk);
    await build(from, blind);
    await build(to, blind);
    expect(website(disk)).toEqual(to);
  });
});

/** Returns the same disk, which ignores case and forms of Unicode, and keeps the first name. */
function blindToCase(disk: MemoryFileSystem): MemoryFileSystem {
  const folded = (path: string) => path.normalize('NFC').toLowerCase();
  const known = (given: FilePath) =>
    ([...disk.files.keys()].find((path) => folded(path) === folded(given)) ?? given) as FilePath;
  return {
    ...disk,
    write: (file, content) => disk.write(known(file), content),
    rename: (from, to) => disk.rename(known(from), known(to)),
    remove: (file) => disk.remove(known(file)),
  };
}

test('an aborted build stops, and the next one completes it', async () => {
  const disk = await built(first);
  const abort = new AbortController();
  disk.beforeChange = (operation, path) => {
    if (operation === 'rename' && path.endsWith('styles-2.css')) abort.abort(new Error('stop'));
  };
  await expect(build(second, disk, abort.signal)).rejects.toThrow('stop');
  expect(brokenPages(disk)).toEqual([]);
  await build(second, disk);
  expect(website(disk)).toEqual(second);
});

/** Returns pages with a missing asset, and incomplete files. */
function brokenPages(disk: MemoryFileSystem): string[] {
  const present = website(disk);
  return Object.entries(present).flatMap(([path, text]) => {
    const whole = [first[path], second[path]].includes(text);
    const missing = path.endsWith('.html')
      ? text.split(' ').filter((asset) => asset !== '' && !(asset in present))
      : [];
    return whole && missing.length === 0 ? [] : [`${path} lacks ${missing.join(' ') || 'bytes'}`];
  });
}

/** Runs a build on a disk that fails from the nth change on. Returns false when the build finished before. */
async function interrupted(disk: MemoryFileSystem, site: SampleOutput, at: number): Promise<boolean> {
  let count = 0;
  disk.beforeChange = () => {
    count += 1;
    if (count >= at) throw new Error('The power is out.');
  };
  try {
    await build(site, disk);
  } catch {
    // Lets unfinished writes end, as if their process had ended.
    await new Promise((resolve) => setImmediate(resolve));
  }
  disk.beforeChange = () => {};
  return count >= at;
}

describe('interrupted at any moment', () => {
  test.each<[string, SampleOutput | undefined, SampleOutput]>([
    ['the first build', undefined, first],
    ['a change', first, second],
    ['a change back', second, first],
    ['the removal of all pages', first, { 'assets/shared.js': 'shared' }],
  ])('%s leaves only pages that work, and the next build repairs', async (_name, before, after) => {
    for (let at = 1; ; at += 1) {
      const disk = before === undefined ? memoryFileSystem() : await built(before);
      const wasInterrupted = await interrupted(disk, after, at);
      expect(brokenPages(disk), `after change ${at}`).toEqual([]);
      // The next build may be the same, the previous site, or follow another interruption.
      for (const next of [after, before ?? second]) {
        const copy = memoryFileSystem(
          Object.fromEntries(
            Object.entries(disk.texts('/site')).map(([path, text]) => [`/site/${path}`, text]),
          ),
        );
        await interrupted(copy, next, 4);
        expect(brokenPages(copy), `after change ${at}, then again`).toEqual([]);
        await build(next, copy);
        expect(website(copy), `after change ${at}`).toEqual(next);
      }
      if (!wasInterrupted) break;
    }
  });
});
