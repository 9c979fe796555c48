import { expect, test } from 'vitest';
import { encodeText } from '../../../src/lib/encode-text.ts';
import { hash } from '../../../src/lib/hash.ts';
import type { OutputFile, OutputManifest } from '../../../src/model/output.ts';
import type { FilePath, OutputPath } from '../../../src/model/path.ts';
import { writeOutputsWith } from '../../../src/write/write-outputs.ts';
import { createSiteWriter } from '../../../src/write/write-site.ts';
import { memoryFileSystem } from '../../support/memory-file-system.ts';

const place = { outDir: '/site/dist' as FilePath, cacheDir: '/site/.cache' as FilePath, tool: 'a 1' };

type Texts = Readonly<Record<string, string>>;

const outputsOf = (texts: Texts): OutputFile[] =>
  Object.entries(texts).map(([path, text]) => ({
    path: path as OutputPath,
    phase: path.endsWith('.html') ? 'page' : 'asset',
    hash: hash(text),
    content: encodeText(text),
  }));

interface WriteOptions {
  readonly isPartial?: boolean;
  readonly obstacles?: readonly OutputPath[];
}

/** Writes a site over what the last build left, and returns the plan and the files of the folder. */
async function write(before: Texts, now: Texts, options: WriteOptions = {}) {
  const files = memoryFileSystem();
  const common = { files, place, root: '/site' as FilePath, writeOutputs: writeOutputsWith(files) };
  await createSiteWriter({ ...common, isPartial: false })(outputsOf(before), { files: new Map() });
  const previous: OutputManifest = {
    files: new Map(Object.entries(before).map(([path, text]) => [path as OutputPath, hash(text)])),
    ...(options.obstacles && { obstacles: options.obstacles }),
  };
  const writer = createSiteWriter({ ...common, isPartial: options.isPartial ?? false });
  const { write: written, keep, remove } = await writer(outputsOf(now), previous);
  const { '.colophon.json': _, ...site } = files.texts(place.outDir);
  return { written: written.map(({ path }) => path), keep, remove, site };
}

const before = { 'index.html': 'one', 'about.html': 'about', _headers: 'policy of all', 'a.js': 'a' };

test('a whole site replaces what the last build left', async () => {
  expect(await write(before, { 'index.html': 'two', 'a.js': 'a', _headers: 'policy' })).toEqual({
    written: ['_headers', 'index.html'],
    keep: ['a.js'],
    remove: ['about.html'],
    site: { 'index.html': 'two', 'a.js': 'a', _headers: 'policy' },
  });
});

test('a part of a site leaves other files, and the policy of a whole build', async () => {
  const now = {
    'index.html': 'two',
    _headers: 'policy of a part',
    'vercel.json': 'policy of a part',
    'nginx.html': '',
  };
  expect(await write(before, now, { isPartial: true })).toEqual({
    written: ['vercel.json', 'index.html', 'nginx.html'],
    keep: ['about.html', '_headers', 'a.js'],
    remove: [],
    site: { ...before, 'index.html': 'two', 'vercel.json': 'policy of a part', 'nginx.html': '' },
  });
});

test.each(['_headers', 'vercel.json', 'nginx.conf'])(
  'the policy in %s is that of the whole build',
  async (name) => {
    const { site } = await write({ [name]: 'whole' }, { [name]: 'part', 'a.json': 'x' }, { isPartial: true });
    expect(site).toEqual({ [name]: 'whole', 'a.json': 'x' });
  },
);

test('nothing is written in place of what is no file', async () => {
  const obstacles = ['about' as OutputPath];
  await expect(write(before, { 'about/index.html': '' }, { obstacles })).rejects.toThrow(
    '"about" in the output folder "dist" is a link or not a regular file',
  );
});
