import { expect, test } from 'vitest';
import { bundleAll } from '../../../src/bundle/bundles.ts';
import type { Bundler } from '../../../src/bundle/esbuild/create-bundler.ts';
import { prefetchingBundler } from '../../../src/bundle/prefetching-bundler.ts';
import type { ModuleEntry } from '../../../src/model/entry.ts';
import type { FilePath } from '../../../src/model/path.ts';

/** A bundler that counts its calls, with the list of templates that decides what may be used. */
function countedBundler(templates: string[] = [], others: Partial<Bundler> = {}) {
  const calls: string[] = [];
  const counted = (name: string, value: object) => async () => {
    calls.push(name);
    return value;
  };
  const bundle = { files: [], assets: new Map(), inputs: [] };
  const bundler = {
    bundleShell: counted('shell', bundle),
    bundleIslands: counted('islands', bundle),
    bundleServer: counted('server', bundle),
    bundleStyles: counted('styles', { ...bundle, css: '' }),
    compileDemos: counted('demos', new Map()),
    startedAt: () => Number.MAX_SAFE_INTEGER,
    close: counted('close', {}),
    ...others,
  };
  return { calls, bundler: prefetchingBundler(bundler as unknown as Bundler, async () => templates) };
}

const entry = (name: string): ModuleEntry => ({
  kind: 'demo',
  id: `demo:${name}`,
  file: `/site/content/${name}` as FilePath,
});

const styles = ['/site/content/a.css' as FilePath];

/** Bundles a site with these entries. */
const site = (entries: readonly ModuleEntry[]) => (bundler: Bundler) =>
  bundleAll(entries, bundler, { own: new Map(), serviceWorker: 'none', styles });

const each = ['demos', 'islands', 'server', 'shell', 'styles'];

test('a site that was started early is bundled once', async () => {
  const { calls, bundler } = countedBundler();
  bundler.prefetch(site([entry('A.tsx')]));
  await site([entry('A.tsx')])(bundler);
  expect([...calls].sort()).toEqual(each);
});

test('results of an early start are used once', async () => {
  const { calls, bundler } = countedBundler();
  bundler.prefetch(site([entry('A.tsx')]));
  await site([entry('A.tsx')])(bundler);
  await site([entry('A.tsx')])(bundler);
  expect([...calls].sort()).toEqual([...each, ...each].sort());
});

test('what depends on modules is bundled again if there are others', async () => {
  const { calls, bundler } = countedBundler();
  bundler.prefetch(site([entry('A.tsx')]));
  await site([entry('A.tsx'), entry('B.tsx')])(bundler);
  expect([...calls].sort()).toEqual([...each, 'demos', 'islands', 'server'].sort());
});

test('everything is bundled again if a template has appeared', async () => {
  const templates: string[] = [];
  const { calls, bundler } = countedBundler(templates);
  bundler.prefetch(site([entry('A.tsx')]));
  await bundler.settled();
  templates.push('Layout.tsx');
  await site([entry('A.tsx')])(bundler);
  expect([...calls].sort()).toEqual([...each, ...each].sort());
});

test('bundles that nobody needs are finished before the bundler closes', async () => {
  const { calls, bundler } = countedBundler();
  bundler.prefetch(site([entry('A.tsx')]));
  await bundler.close();
  expect(calls.at(-1)).toBe('close');
  expect([...calls].sort()).toEqual(['close', ...each]);
});

test('files may have been read since the first result that is kept', async () => {
  const { bundler } = countedBundler();
  const before = bundler.startedAt();
  bundler.prefetch((early) => early.bundleShell());
  await bundler.settled();
  const began = bundler.startedAt();
  expect(began).toBeLessThan(before);
  await bundler.bundleServer([], [], new Map());
  expect(bundler.startedAt()).toBe(began);
  await bundler.bundleShell();
  expect(bundler.startedAt()).toBe(before);
});

test('what fails early is reported by the call that needs it', async () => {
  const { bundler } = countedBundler([], { bundleShell: () => Promise.reject(new Error('broken')) });
  bundler.prefetch((early) => early.bundleShell());
  await bundler.settled();
  await expect(bundler.bundleShell()).rejects.toThrow('broken');
});
