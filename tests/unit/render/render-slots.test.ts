import { beforeAll, expect, test } from 'vitest';
import type { PageProps, SlotProps } from '../../../src/model/page-props.ts';
import type { PageFacts } from '../../../src/model/part-props.ts';
import type { TemplateModule } from '../../../src/model/render-task.ts';
import { loadTemplates } from '../../../src/render/load-templates.ts';
import { renderSlots } from '../../../src/render/render-slots.ts';
import { entryOfPart, type PageRendering } from '../../../src/render/rendered-part.ts';
import { barePage, emptyArticle } from '../../support/bare-page.ts';
import { markedWords } from '../../support/marked-words.ts';

const support = (name: string) => new URL(`../../support/${name}`, import.meta.url).href;

let templates: TemplateModule;
beforeAll(async () => {
  templates = await loadTemplates({ templates: support('plain-templates.mjs'), own: false, demos: {} });
});

const facts: PageFacts = {
  href: '/a/',
  title: 'A',
  language: 'en',
  direction: 'ltr',
  frontMatter: {
    components: [],
    hooks: [],
    fonts: [],
    disableAd: false,
    disableToc: false,
    wideLayout: false,
    draft: false,
    unlisted: false,
    extra: {},
  },
};

function slot(name: SlotProps['slot'], component: string, isIsland = false): SlotProps {
  const mode = isIsland
    ? ({ kind: 'island', page: facts, moment: 'idle', serverRendered: true } as const)
    : ({ kind: 'static', page: facts } as const);
  const entry = `component:${component}`;
  return { slot: name, part: { kind: 'component', entry, id: `slot-${name}`, options: {}, mode } };
}

function pageWith(slots?: readonly SlotProps[]): PageProps {
  const head = { title: 'A', noindex: false, alternates: [] };
  return { ...barePage, words: markedWords, head, ...(slots && { slots }) };
}

const rendered = (slots?: readonly SlotProps[], rendering: PageRendering = {}) =>
  renderSlots(templates, pageWith(slots), rendering);

test('each slot has its component, and their styles are named once', async () => {
  expect(await rendered([slot('header-end', 'Status'), slot('body-end', 'Chat')])).toEqual({
    html: { 'header-end': '<p>component:Status</p>', 'body-end': '<p>component:Chat</p>' },
    styles: ['component'],
    failures: [],
  });
  expect(await rendered()).toEqual({ html: {}, styles: [], failures: [] });
});

test('a component that fails is left out, or left to the browser if it is an island', async () => {
  const { html, failures } = await rendered([
    slot('header-start', 'failing'),
    slot('header-end', 'failing', true),
    slot('body-end', 'Chat'),
  ]);
  expect(html).toEqual({
    'header-end': '<p data-rendered="browser">component:failing</p>',
    'body-end': '<p>component:Chat</p>',
  });
  const message = 'component:failing threw';
  expect(failures).toEqual([
    { slot: 'header-start', message, stack: expect.stringContaining('plain-templates.mjs') },
    { slot: 'header-end', message },
  ]);
});

test('a component that did not finish before is not rendered again', async () => {
  const stopped = new Map([['component:Status', { kind: 'time', seconds: 2 } as const]]);
  const parts: number[] = [];
  const found = await rendered([slot('header-end', 'Status'), slot('body-end', 'Chat')], {
    stopped,
    onPart: (part) => void parts.push(part),
  });
  expect(found).toEqual({
    html: { 'body-end': '<p>component:Chat</p>' },
    styles: ['component'],
    failures: [
      {
        slot: 'header-end',
        message: 'did not finish within 2 seconds',
        stopped: { kind: 'time', seconds: 2 },
      },
    ],
  });
  expect(
    parts.map((part) =>
      entryOfPart(pageWith([slot('header-end', 'Status'), slot('body-end', 'Chat')]), part),
    ),
  ).toEqual(['component:Chat']);
});

test('the number of a part names its entry, and that of the document none', () => {
  const missing = (entry: string) => ({ kind: 'missing', entry }) as const;
  const article = { ...emptyArticle, parts: [missing('demo:A.tsx'), missing('demo:B.tsx')] };
  const page = { ...pageWith([slot('header-end', 'Status'), slot('body-end', 'Chat')]), article };
  expect([0, 1, 2, -1, -2, -3, -4].map((part) => entryOfPart(page, part))).toEqual([
    'demo:A.tsx',
    'demo:B.tsx',
    undefined,
    undefined,
    'component:Status',
    'component:Chat',
    undefined,
  ]);
  expect([0, -2].map((part) => entryOfPart(pageWith(), part))).toEqual([undefined, undefined]);
});
