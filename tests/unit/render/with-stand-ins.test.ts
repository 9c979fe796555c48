import { expect, test } from 'vitest';
import type { SiteBundles } from '../../../src/bundle/bundle-site.ts';
import type { Diagnostic } from '../../../src/model/diagnostic.ts';
import type { FilePath } from '../../../src/model/path.ts';
import { withStandIns } from '../../../src/render/with-stand-ins.ts';

const file = (name: string) => `/site/${name}` as FilePath;

/**
 * Works with the bundles of a site. Its modules throw while they are loaded, and ours can stand in for some.
 * The stack of an error is the name of its module. Returns the modules that were left out each time.
 */
async function workWith(broken: readonly string[], replaceable: readonly string[] = broken) {
  const tried: string[][] = [];
  const outcome = await withStandIns({
    config: { root: '/site' as FilePath },
    bundle: async (failing) => {
      tried.push([...failing].map((path) => path.slice('/site/'.length)));
      return {
        diagnostics: [{ severity: 'warning', code: 'demo-compile', message: 'Of the bundle.' }],
        locate: async (stack: string) =>
          stack === 'unknown' ? undefined : { file: stack, line: 1, column: 1 },
        replaceable: () => replaceable.map(file),
      } as unknown as SiteBundles;
    },
    work: async (
      bundles,
    ): Promise<{ kind: string; diagnostics: readonly Diagnostic[]; failure?: Diagnostic }> => {
      const left = new Set(tried.at(-1));
      const stack = broken.find((name) => !left.has(name));
      if (stack !== undefined) throw Object.assign(new Error(`${stack} failed`), { stack });
      return { kind: 'whole', diagnostics: bundles.diagnostics };
    },
  });
  return { tried, kind: outcome.kind, messages: outcome.diagnostics.map(({ message }) => message) };
}

const failed = (name: string) => `This template failed in a part that all pages share: ${name} failed.`;

test('a site whose modules work is bundled once', async () => {
  expect(await workWith([])).toEqual({ tried: [[]], kind: 'whole', messages: ['Of the bundle.'] });
});

test('modules that throw are replaced one after the other, and each is reported', async () => {
  const [header, footer] = ['templates/header.tsx', 'templates/footer.tsx'];
  expect(await workWith([header, footer], [footer, header])).toEqual({
    tried: [[], [header], [header, footer]],
    kind: 'whole',
    messages: [failed(header), failed(footer), 'Of the bundle.'],
  });
});

test('an error in a module that they import replaces all of them', async () => {
  const shared = 'templates/shared.ts';
  const templates = ['templates/header.tsx', 'templates/footer.tsx'];
  const { tried, kind, messages } = await workWith([shared], templates);
  expect(tried).toEqual([[], templates]);
  expect(kind).toBe('stopped');
  expect(messages).toEqual([failed(shared), 'Of the bundle.', failed(shared)]);
});
