import { describe, expect, test } from 'vitest';
import { planRoutes } from '../../../src/assemble/routes/plan-routes.ts';
import { explainPage, findRoute } from '../../../src/explain/explain-page.ts';
import type { PageInputs, RenderRecord } from '../../../src/explain/render-record.ts';
import type { PageInput } from '../../../src/model/build-report.ts';
import { UserError } from '../../../src/model/diagnostic.ts';
import type { WritePlan } from '../../../src/model/output.ts';
import type { OutputPath, SitePath } from '../../../src/model/path.ts';
import type { Route } from '../../../src/model/site.ts';
import { siteOf } from '../../support/sample-site.ts';

const site = siteOf({
  config: 'languages: [en, de]\nbase: /ui/\nproducts: [{ id: m, name: M, root: /m/, content: m }]',
  pages: {
    'm/start.md': '# Start',
    'm/start-de.md': '# Anfang',
    'm/button/button.md': '# Button',
    'm/menu.md': '# Menu',
  },
});
const routes = planRoutes(site);
const find = (wanted: string) => findRoute(wanted, routes, site.config).path;

describe('the page that --why names', () => {
  test.each([
    ['/m/start/', '/m/start'],
    ['m/start', '/m/start'],
    ['/ui/m/start/', '/m/start'],
    ['/de/m/start/', '/de/m/start'],
    ['/de/m/menu/', '/de/m/menu'],
    ['content/m/start.md', '/m/start'],
    ['./content/m/start.md', '/m/start'],
    ['content\\m\\start.md', '/m/start'],
    ['m/start.md', '/m/start'],
    ['/home/me/site/content/m/start.md', '/m/start'],
    ['content/m/start-de.md', '/de/m/start'],
    ['content/m/menu.md', '/m/menu'],
  ])('%s is %s', (wanted, path) => {
    expect(find(wanted)).toBe(path);
  });

  test.each([
    ['/m/strat/', ' Similar pages: /m/start.'],
    ['content/m/strat.md', ' Similar pages: content/m/start.md.'],
    ['/other/menu/', ' Similar pages: /de/m/menu, /m/menu.'],
    ['/zzzzzzzzzzzzzzzz/', ''],
  ])('there is no %s', (wanted, similar) => {
    expect(() => find(wanted)).toThrow(new UserError(`No page has the path or file "${wanted}".${similar}`));
  });
});

const nothing: WritePlan = { write: [], keep: [], remove: [], manifest: { files: new Map() } };

describe('why a page was rendered', () => {
  const route = routes.find(({ path }) => path === '/m/start');
  if (!route) throw new Error('The sample has no such page.');
  const shared: PageInputs = [
    ['program', 'p1'],
    ['words', 'w1'],
  ];
  const recordOf = (inputs: PageInputs, own = shared): RenderRecord => ({
    shared: new Map([['en', own]]),
    pages: new Map([['/m/start' as SitePath, { key: 'k', inputs }]]),
  });
  const explain = (before: RenderRecord | undefined, now: RenderRecord, explained: Route = route) =>
    explainPage(explained, {
      history: { before, now },
      rendered: [],
      plan: nothing,
      forced: false,
    });
  const all: PageInputs = [
    ['text', 't1'],
    ['links', 'l1'],
    ['head', 'h1'],
    ['date', 'd1'],
  ];
  const changed = (...names: PageInput[]): PageInputs =>
    all.map(([input, hash]) => [input, names.includes(input) ? 'other' : hash]);

  test('no record of an earlier build says nothing', () => {
    expect(explain(undefined, recordOf(all)).since).toEqual({ kind: 'unknown' });
  });

  test('a page that the earlier build did not have is new', () => {
    const before = { shared: new Map(), pages: new Map() };
    expect(explain(before, recordOf(all)).since).toEqual({ kind: 'new' });
  });

  test.each<[PageInput[], PageInput[]]>([
    [[], []],
    [['text'], ['text']],
    [['text', 'links'], ['text']],
    [['links'], ['links']],
    [['head'], ['head']],
    [['date', 'head'], ['date']],
    [
      ['date', 'links'],
      ['links', 'date'],
    ],
    [['text', 'links', 'head'], ['text']],
  ])('of changes to %j, it names %j', (inputs, named) => {
    expect(explain(recordOf(all), recordOf(changed(...inputs))).since).toEqual({
      kind: 'compared',
      changed: named,
    });
  });

  test('it names inputs that all pages share, and those that are gone', () => {
    const words: PageInputs = [
      ['program', 'p1'],
      ['words', 'w2'],
    ];
    expect(explain(recordOf(all), recordOf(all, words)).since).toMatchObject({ changed: ['words'] });
    expect(explain(recordOf(all), recordOf(all.slice(0, 3))).since).toMatchObject({ changed: ['date'] });
  });

  test('it says whether the page was rendered and written', () => {
    const history = { before: undefined, now: recordOf(all) };
    const write = [
      {
        path: 'm/start/index.html' as OutputPath,
        content: new Uint8Array(),
        hash: '',
        phase: 'page' as const,
      },
    ];
    const rendered = [{ route }];
    const idle = { history, rendered: [], plan: nothing, forced: false };
    expect(explainPage(route, idle)).toMatchObject({ rendered: false, written: false, forced: false });
    expect(
      explainPage(route, { history, rendered, plan: { ...idle.plan, write }, forced: true }),
    ).toMatchObject({
      path: '/m/start',
      file: 'content/m/start.md',
      rendered: true,
      written: true,
      forced: true,
    });
  });
});
