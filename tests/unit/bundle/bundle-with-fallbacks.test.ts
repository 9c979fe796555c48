import { join } from 'node:path';
import type { Message } from 'esbuild';
import { expect, test } from 'vitest';
import { missingPackageProblem } from '../../../cli/missing-package.ts';
import { bundleWithFallbacks, type FallbackOptions } from '../../../src/bundle/bundle-with-fallbacks.ts';
import { liveNamespace } from '../../../src/bundle/esbuild/plugins/offer-imports.ts';
import type { EntryFailures } from '../../../src/bundle/esbuild/problems/find-failures.ts';
import { BrokenDemos } from '../../../src/bundle/relink-changed.ts';
import { packageRoot } from '../../../src/effects/package-root.ts';
import type { Entry } from '../../../src/model/entry.ts';
import type { FilePath } from '../../../src/model/path.ts';

const root = '/site' as FilePath;

function messageIn(file: string, text: string): Message {
  const location = { file, namespace: '', line: 1, column: 0, length: 8, lineText: '', suggestion: '' };
  return { id: '', pluginName: '', text, location, notes: [], detail: '' };
}

/** Bundling that fails with these errors at each attempt; a hundred attempts are an endless loop. */
function failingWith(errors: readonly Message[], shell: ReadonlyMap<FilePath, readonly Message[]>) {
  let attempts = 0;
  const options: FallbackOptions<never> = {
    config: { root, contentDir: join(root, 'content') as FilePath },
    async bundle() {
      attempts += 1;
      if (attempts > 100) throw new Error('endless');
      throw Object.assign(new Error('Build failed'), { errors, warnings: [] });
    },
    findFailures: async () => ({ errors: [], broken: new Map() }),
    findShellFailures: async () => ({ errors: shell }),
    known: { brokenBefore: async () => [], saveBroken: async () => {} },
  };
  return bundleWithFallbacks([], options);
}

test('a module that fails although it is left out does not begin bundling again and again', async () => {
  const theme = join(packageRoot(), 'templates/demo-theme.ts') as FilePath;
  const error = messageIn(theme, 'Could not resolve "@/gone"');
  await expect(failingWith([error], new Map([[theme, [error]]]))).rejects.toThrow('does not compile');
});

test('a package that our templates need and that is not installed ends the build with the command', async () => {
  const template = join(packageRoot(), 'templates/theme.ts') as FilePath;
  const error = messageIn(template, 'Could not resolve "@gone/kit/styles"');
  const thrown = await failingWith([error], new Map()).catch((reason: unknown) => reason);
  expect(missingPackageProblem(thrown, {})).toBe(
    'The package "@gone/kit", which Colophon needs, is not installed: run "npm install".',
  );
});

test('a demo that cannot be bundled is not reported again because its readers cannot edit it', async () => {
  const file = '/site/content/Demo.tsx' as FilePath;
  const text = 'No matching export in "kit.ts" for import "Star"';
  const attempts: EntryFailures[] = [
    { errors: [messageIn('content/Demo.tsx', text)], broken: new Map([['demo', new Set([file])]]) },
    {
      errors: [messageIn(`${liveNamespace}:content/Demo.tsx`, text)],
      broken: new Map([['live', new Set([file])]]),
    },
  ];
  const entries: Entry[] = [
    { kind: 'demo', id: 'demo', file },
    { kind: 'live', id: 'live', file, modules: [] },
  ];
  const { failures } = await bundleWithFallbacks(entries, {
    config: { root, contentDir: join(root, 'content') as FilePath },
    async bundle() {
      const errors = [messageIn('content/Demo.tsx', text)];
      if (attempts.length > 0) throw Object.assign(new Error('Build failed'), { errors, warnings: [] });
    },
    findFailures: async () => attempts.shift() ?? { errors: [], broken: new Map() },
    findShellFailures: async () => ({ errors: new Map() }),
    known: { brokenBefore: async () => [], saveBroken: async () => {} },
  });
  expect(failures.map(({ code }) => code)).toEqual(['missing-export']);
});

test('a package that a module of the site imports is a problem of the site', async () => {
  const error = messageIn('content/theme.ts', 'Could not resolve "gone-kit"');
  await expect(failingWith([error], new Map())).rejects.toMatchObject({ errors: [error] });
});

/** Bundles two demos, of which a changed one fails apart, and also with the others if `isBroken`. */
async function withBrokenDemo(isBroken: boolean) {
  const entries = ['A', 'B'].map(
    (name): Entry => ({ kind: 'demo', id: name, file: `/site/content/${name}.tsx` as FilePath }),
  );
  const asked: string[][] = [];
  const bundled: string[] = [];
  await bundleWithFallbacks(entries, {
    config: { root, contentDir: join(root, 'content') as FilePath },
    async bundle(current, _, demos) {
      const names = current.map(({ file }) => file.split('/').at(-1));
      bundled.push(`${demos}: ${names.join(' ')}`);
      if (demos === 'apart' && names.includes('B.tsx')) throw new BrokenDemos(new Set(['B']));
    },
    async findFailures(all) {
      asked.push(all.map(({ id }) => id));
      const { file } = all[0] ?? { file: '' as FilePath };
      const errors = [messageIn('content/B.tsx', 'Unexpected end of file')];
      return isBroken
        ? { errors, broken: new Map([['B', new Set([file])]]) }
        : { errors: [], broken: new Map() };
    },
    findShellFailures: async () => {
      throw new Error('The shell has not changed.');
    },
    known: { brokenBefore: async () => [], saveBroken: async () => {} },
  });
  return { asked, bundled };
}

test('only a changed demo that does not compile is looked at, and replaced', async () => {
  expect(await withBrokenDemo(true)).toEqual({
    asked: [['B']],
    bundled: ['apart: A.tsx B.tsx', 'apart: A.tsx broken-demo.tsx'],
  });
});

test('a changed demo that compiles only with the others is bundled with them', async () => {
  expect(await withBrokenDemo(false)).toEqual({
    asked: [['B']],
    bundled: ['apart: A.tsx B.tsx', 'whole: A.tsx B.tsx'],
  });
});
