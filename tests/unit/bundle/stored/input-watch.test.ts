import { expect, test } from 'vitest';
import type { BundleInputs } from '../../../../src/bundle/bundles.ts';
import { createInputWatch } from '../../../../src/bundle/stored/input-watch.ts';
import { hash } from '../../../../src/lib/hash.ts';
import type { FilePath } from '../../../../src/model/path.ts';
import { memoryFileSystem } from '../../../support/memory-file-system.ts';

const content = '/site/content' as FilePath;
const path = (name: string) => name as FilePath;
const names = (...found: string[]) => hash(JSON.stringify(found));

/** The inputs of two demos with a module each, and of a template outside the watched folder. */
const inputs: BundleInputs = {
  inputs: [
    [path('/site/content/a/A.tsx'), 'a'],
    [path('/site/content/a/parts/one.ts'), 'one'],
    [path('/site/content/b/B.tsx'), 'b'],
    [path('/site/templates/theme.ts'), 'theme'],
  ],
  folders: [
    [path('/site/content/a'), names('A.tsx', 'parts')],
    [path('/site/content/a/parts'), names('one.ts')],
    [path('/site/content/b'), names('B.tsx')],
    [path('/site/templates'), names('theme.ts')],
  ],
};

/** A watched site: what it reads, and texts that stand for their own hash. */
function watched() {
  const texts: Record<string, string> = Object.fromEntries(inputs.inputs);
  const read: string[] = [];
  const reader = () => {
    const disk = memoryFileSystem(texts);
    return {
      config: { root: path('/site') },
      hashes: {
        async of(file: FilePath) {
          read.push(file);
          return texts[file];
        },
      },
      files: {
        ...disk,
        names: (folder: FilePath) => {
          read.push(folder);
          return disk.names(folder);
        },
      },
    };
  };
  const watch = createInputWatch(content);
  return {
    texts,
    watch,
    async compare(given = inputs) {
      read.length = 0;
      const changed = await watch.compare(given, reader());
      return { changed, read: [...read].sort() };
    },
    report: (...paths: string[]) => watch.report({ paths, configChanged: false }),
  };
}

const outside = ['/site/templates', '/site/templates/theme.ts'];
const all = [...inputs.inputs, ...inputs.folders].map(([file]) => file as string).sort();

test('everything is read first, and then only what is not watched', async () => {
  const site = watched();
  expect(await site.compare()).toEqual({ changed: [], read: all });
  expect(await site.compare()).toEqual({ changed: [], read: outside });
});

test('a change is read with the names beside it, and counts until the inputs are replaced', async () => {
  const site = watched();
  await site.compare();
  site.texts['/site/content/b/B.tsx'] = 'other';
  site.report('/site/content/b/B.tsx');
  const read = ['/site/content/b', '/site/content/b/B.tsx', ...outside];
  const changed = [['/site/content/b/B.tsx', 'other']];
  expect(await site.compare()).toEqual({ changed, read });
  expect(await site.compare()).toEqual({ changed, read });
  site.texts['/site/content/b/B.tsx'] = 'b';
  site.report('/site/content/b/B.tsx');
  expect(await site.compare()).toEqual({ changed: [], read });
  expect(await site.compare()).toEqual({ changed: [], read: outside });
});

test('a difference that the first comparison finds is not lost by later ones', async () => {
  const site = watched();
  site.texts['/site/content/a/A.tsx'] = 'earlier';
  await site.compare();
  site.texts['/site/content/b/B.tsx'] = 'later';
  site.report('/site/content/b/B.tsx');
  const { changed } = await site.compare();
  expect(changed).toEqual([
    ['/site/content/a/A.tsx', 'earlier'],
    ['/site/content/b/B.tsx', 'later'],
  ]);
});

test.each([
  [
    'a new file',
    '/site/content/a/parts/two.ts',
    (texts: Record<string, string>) => {
      texts['/site/content/a/parts/two.ts'] = '2';
    },
  ],
  [
    'a removed file',
    '/site/content/b/B.tsx',
    (texts: Record<string, string>) => {
      delete texts['/site/content/b/B.tsx'];
    },
  ],
  [
    'a removed folder',
    '/site/content/a',
    (texts: Record<string, string>) => {
      delete texts['/site/content/a/parts/one.ts'];
    },
  ],
])('%s asks for new bundles, and everything is read afterwards', async (_name, reported, change) => {
  const site = watched();
  await site.compare();
  change(site.texts);
  site.report(reported);
  expect((await site.compare()).changed).toBe(undefined);
  expect((await site.compare()).read).toEqual(all);
});

test('everything is read after a new scan, and for other inputs', async () => {
  const site = watched();
  await site.compare();
  site.watch.report(undefined);
  expect((await site.compare()).read).toEqual(all);
  expect((await site.compare({ ...inputs })).read).toEqual(all);
});

test('a change during a comparison counts the next time', async () => {
  const site = watched();
  await site.compare();
  const comparing = site.compare();
  site.texts['/site/content/b/B.tsx'] = 'meanwhile';
  site.report('/site/content/b/B.tsx');
  await comparing;
  expect((await site.compare()).changed).toEqual([['/site/content/b/B.tsx', 'meanwhile']]);
});

test('everything is read after a comparison that failed', async () => {
  const site = watched();
  await site.compare();
  const failing = {
    config: { root: path('/site') },
    hashes: { of: () => Promise.reject(new Error('The disk is gone.')) },
    files: memoryFileSystem(site.texts),
  };
  await expect(site.watch.compare(inputs, failing)).rejects.toThrow('The disk is gone.');
  expect((await site.compare()).read).toEqual(all);
});
