import { expect, test } from 'vitest';
import type { Bundler } from '../../../src/bundle/esbuild/create-bundler.ts';
import { prefetchingBundler } from '../../../src/bundle/prefetching-bundler.ts';
import type { ModuleEntry } from '../../../src/model/entry.ts';
import type { FilePath } from '../../../src/model/path.ts';

/** A bundler that counts its calls, with the list of templates that decides what may be used. */
function countedBundler(templates: string[] = []) {
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
    startedAt: () => 0,
    close: counted('close', {}),
  };
  return { calls, bundler: prefetchingBundler(bundler as unknown as Bundler, async () => templates) };
}

const entry = (name: string): ModuleEntry => ({
  kind: 'demo',
  id: `demo:${name}`,
  file: `/site/content/${name}` as FilePath,
});

const plan = (entries: readonly ModuleEntry[]) => ({
  entries,
  own: new Map(),
  serviceWorker: 'none' as const,
  styles: [],
});

async function bundleAll(bundler: Bundler, entries: readonly ModuleEntry[]): Promise<void> {
  const codes = bundler.compileDemos(entries, new Map());
  await Promise.all([bundler.bundleServer(entries, [], codes), bundler.bundleShell()]);
  await bundler.bundleIslands(entries, await codes);
}

const each = ['demos', 'islands', 'server', 'shell'];

test('a site that was started early is bundled once', async () => {
  const { calls, bundler } = countedBundler();
  bundler.prefetchSite(plan([entry('A.tsx')]));
  await bundleAll(bundler, [entry('A.tsx')]);
  expect([...calls].sort()).toEqual(each);
});

test('results of an early start are used once', async () => {
  const { calls, bundler } = countedBundler();
  bundler.prefetchSite(plan([entry('A.tsx')]));
  await bundleAll(bundler, [entry('A.tsx')]);
  await bundleAll(bundler, [entry('A.tsx')]);
  expect([...calls].sort()).toEqual([...each, ...each].sort());
});

test('what depends on modules is bundled again if there are others', async () => {
  const { calls, bundler } = countedBundler();
  bundler.prefetchSite(plan([entry('A.tsx')]));
  await bundleAll(bundler, [entry('A.tsx'), entry('B.tsx')]);
  expect([...calls].sort()).toEqual([...each, 'demos', 'islands', 'server'].sort());
});

test('everything is bundled again if a template has appeared', async () => {
  const templates: string[] = [];
  const { calls, bundler } = countedBundler(templates);
  bundler.prefetchSite(plan([entry('A.tsx')]));
  await bundler.settled();
  templates.push('Layout.tsx');
  await bundleAll(bundler, [entry('A.tsx')]);
  expect([...calls].sort()).toEqual([...each, ...each].sort());
});

test('bundles that nobody needs are finished before the bundler closes', async () => {
  const { calls, bundler } = countedBundler();
  bundler.prefetchSite(plan([entry('A.tsx')]));
  await bundler.close();
  expect(calls.at(-1)).toBe('close');
  expect([...calls].sort()).toEqual(['close', ...each]);
});
