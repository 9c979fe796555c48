import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assembleSite } from '../../../src/assemble/assemble-site.ts';
import { planRoutes } from '../../../src/assemble/routes/plan-routes.ts';
import type { Config } from '../../../src/model/config.ts';
import type { PageDocument } from '../../../src/model/document.ts';
import type { SourcePath } from '../../../src/model/path.ts';
import { parsePage } from '../../../src/parse/page/parse-page.ts';
import { validateSite } from '../../../src/validate/validate-site.ts';
import { configOf } from '../../support/sample-site.ts';

const yaml = 'languages: [en, de]\n';

function assemble(config: Config, documents: readonly PageDocument[]) {
  const site = assembleSite({
    extent: 'whole',
    config,
    documents,
    references: [],
    navigation: [],
    translations: [],
    messages: [],
    written: new Set(),
    files: nothing,
    publicFiles: [],
    absent: new Set(),
    unmatched: [],
    pageModules: [],
    hostFiles: {},
  });
  return { site, routes: planRoutes(site), diagnostics: validateSite(site) };
}

const nothing: ReadonlyMap<SourcePath, string> = new Map();

function parsed(path: string, text: string): PageDocument {
  return parsePage({ path: path as SourcePath, text }, { trust: true }).value.document;
}

/** The versions of each file; undefined is a missing file. */
const localeVersions: readonly [path: string, texts: readonly (string | undefined)[]][] = [
  ['a.md', ['# A', '# A, edited\n\n[b](./b.md) [gone](./gone.md)', undefined]],
  ['a.de.md', [undefined, '# A auf Deutsch', '---\npath: /de/anders\n---\n# A']],
  ['b.md', ['# B', '---\npath: /moved\n---\n# B', '---\ndraft: true\n---\n# B', undefined]],
  ['c.md', ['# C\n\n[a](./a.md)', '# C\n\n## More']],
];

test('after any edit, the site equals a new one', () => {
  const state = fc.tuple(...localeVersions.map(([, texts]) => fc.nat(texts.length - 1)));
  fc.assert(
    fc.property(fc.array(state, { minLength: 2, maxLength: 6 }), (states) => {
      const config = configOf(yaml);
      const documents = localeVersions.map(([path, texts]) =>
        texts.map((text) => (text === undefined ? undefined : parsed(path, text))),
      );
      for (const chosen of states) {
        const present = chosen.flatMap((localeVersion, file) => documents[file]?.[localeVersion] ?? []);
        const afresh = assemble(configOf(yaml), structuredClone(present));
        const { site, routes, diagnostics } = assemble(config, present);
        expect(site.pages).toEqual(afresh.site.pages);
        expect(routes).toEqual(afresh.routes);
        expect(diagnostics).toEqual(afresh.diagnostics);
      }
    }),
    { numRuns: 60 },
  );
});

test('an edit of one page keeps the objects of the others', () => {
  const config = configOf(yaml);
  const [a, b, c] = [parsed('a.md', '# A'), parsed('b.md', '# B\n\n[a](./a.md)'), parsed('c.md', '# C')];
  const before = assemble(config, [a, b, c]);
  const after = assemble(config, [a, parsed('b.md', '# B, edited'), c]);
  const kept = after.routes.filter((route) => before.routes.includes(route)).map(({ path }) => path);
  expect(kept).toEqual(after.routes.map(({ path }) => path).filter((path) => !/^(?:\/de)?\/b$/.test(path)));
  expect(after.site.pages.filter((page) => before.site.pages.includes(page))).toHaveLength(2);
  expect(after.site.space).toBe(before.site.space);
});
