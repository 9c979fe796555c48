import styled from '@emotion/styled';
import { type ComponentType, createElement, useId } from 'react';
import { describe, expect, test } from 'vitest';
import type { DemoVariant } from '../../../../src/model/demo.ts';
import type { ComponentMode, PageFacts, PartProps } from '../../../../src/model/part-props.ts';
import type { VaryingText } from '../../../../src/model/render-task.ts';
import { english } from '../../../../src/model/words.ts';
import { createTemplates } from '../../../../templates/server.tsx';

type DemoPart = Extract<PartProps, { kind: 'demo' }>;

const Clock = () => createElement('time', null, `${new Date().toISOString()} ${Math.random()}`);
const Die = () => createElement('b', null, Math.random());
const withoutDigits = (text: string) => text.replace(/0\.\d+…?$/, '0.');
const Sign = styled.b({ color: 'rebeccapurple' });
const Titled = ({ page, words }: { readonly page: PageFacts; readonly words: string }) =>
  createElement(Sign, { id: useId() }, `${page.title} ${words} ${Math.random()}`);
const templates = createTemplates({
  'component:Titled': async () => ({ default: Titled }),
  'demo:Clock.tsx': async () => ({ default: Clock }),
  'demo:Broken.tsx': async () => ({ default: undefined }),
});
const asset = (name: string): string => `/${name}`;

const ts: DemoVariant = {
  files: [{ name: 'Clock.tsx', language: 'tsx', html: 'typed\n' }],
  preview: '&lt;time>',
};
const js: DemoVariant = {
  files: [{ name: 'Clock.js', language: 'js', html: 'untyped\n' }],
  preview: '&lt;time>',
};
const demo: DemoPart = {
  kind: 'demo',
  entry: 'demo:Clock.tsx',
  id: 'Clock',
  name: 'Clock',
  code: { kind: 'both', ts, js },
  dependencies: { '@mui/material': '9.5.0' },
  options: {},
  serverRendered: true,
  moment: 'visible',
};

const partPage = { language: 'en', direction: 'ltr', words: english } as const;
const render = async (over: Partial<DemoPart> = {}): Promise<string> =>
  (await templates.renderPart({ ...demo, ...over }, asset, partPage)).html;

describe('renderPart of a demo', () => {
  test('renders the same HTML each time, with a stopped clock', async () => {
    const html = await render();
    expect(html).toContain('2025-01-01T12:00:00.000Z');
    expect(await render()).toBe(html);
  });

  test.each<[string, ComponentType, VaryingText | undefined]>([
    [
      'the time',
      Clock,
      { value: 'time', texts: ['2025-01-01T12:00:00.000Z 0.', '2031-08-23T21:34:56.789Z 0.'] },
    ],
    ['a random number', Die, { value: 'random', texts: [expect.any(String), expect.any(String)] }],
    ['an attribute alone', () => createElement('time', { title: Math.random() }, 'now'), undefined],
    ['a year that is given', () => createElement('b', null, new Date(2020, 1).getFullYear()), undefined],
    ['the time since the start', () => createElement('b', null, performance.now()), expect.anything()],
  ])('what a browser would hydrate otherwise: %s', async (_name, component, varying) => {
    const { renderPart } = createTemplates({ 'demo:Own.tsx': async () => ({ default: component }) });
    const rendered = await renderPart({ ...demo, entry: 'demo:Own.tsx' }, asset, partPage);
    expect(
      rendered.varying && { ...rendered.varying, texts: rendered.varying.texts.map(withoutDigits) },
    ).toEqual(varying);
  });

  test('a value that a module reads when it is loaded comes from a copy of the module', async () => {
    const copies: (string | undefined)[] = [];
    const { renderPart } = createTemplates({
      'demo:Own.tsx': async (copy) => {
        copies.push(copy);
        const year = new Date().getFullYear();
        return { default: () => createElement('b', null, year) };
      },
    });
    const { varying } = await renderPart({ ...demo, entry: 'demo:Own.tsx' }, asset, partPage);
    expect(varying).toEqual({ value: 'time', texts: ['2025', '2031'] });
    expect(copies).toEqual([undefined, 'time']);
  });

  test.each([
    ['preview if there is one', {}, 'preview'],
    ['open if the author wants it', { defaultCodeOpen: true }, 'open'],
    ['closed if the author wants it', { defaultCodeOpen: false }, 'closed'],
  ])('the initial state of the code is %s', async (_name, options, state) => {
    expect(await render({ options })).toContain(`data-code="${state}"`);
  });

  test('a demo with one variant has no buttons for variants', async () => {
    expect(await render()).toContain('data-code-choice="js"');
    const html = await render({ code: { kind: 'same', variant: ts } });
    expect(html).not.toMatch(/data-code-choice|data-variant/);
  });

  test('a toolbar is one stop of the Tab key', async () => {
    const toolbar = /role="toolbar".*?class="panel"/s.exec(await render())?.[0] ?? '';
    expect(toolbar.match(/tabindex="0"/g)).toHaveLength(1);
  });

  test('a demo without a toolbar has no code', async () => {
    const html = await render({ options: { hideToolbar: true } });
    expect(html).not.toMatch(/toolbar|typed|data-dependencies/);
  });

  test('several files are in tabs', async () => {
    const files = [...ts.files, { name: 'rows.json', language: 'json', html: '[]\n' }];
    expect(await render({ code: { kind: 'same', variant: { files } } })).toContain(
      'class="code-panel" data-label="rows.json"',
    );
  });

  test('the data for sandboxes include the versions of React', async () => {
    expect(await render()).toMatch(/data-dependencies="{&quot;react&quot;:&quot;19\./);
  });

  test('a demo in an iframe is rendered in a document of its own', async () => {
    const options = { iframe: true, height: 240 };
    const html = await render({ options });
    expect(html).toContain('<iframe src="/frame:demo:Clock.tsx" title="The demo Clock"');
    expect(html).toContain('#Clock .demo-root>iframe{height:240px}');
    expect(html).not.toContain('data-island');
    const page = { language: 'ar', direction: 'rtl', words: english } as const;
    const { html: iframe } = await templates.renderIframe({ ...demo, options }, asset, page);
    expect(iframe).toMatch(/^<!doctype html><html lang="ar" dir="rtl">/);
    expect(iframe).toContain('data-island="/demo:Clock.tsx"');
    expect(iframe).toContain('2025-01-01T12:00:00.000Z');
  });

  test('a module without a component is an error', async () => {
    await expect(render({ entry: 'demo:Broken.tsx' })).rejects.toThrow(
      'no default export that React can render',
    );
  });
});

describe('renderPart of a component', () => {
  const page: PageFacts = {
    href: '/a/',
    title: 'A',
    language: 'en',
    direction: 'ltr',
    frontMatter: {
      components: [],
      hooks: [],
      disableAd: false,
      disableToc: false,
      wideLayout: false,
      draft: false,
      unlisted: false,
      fonts: [],
      extra: {},
    },
  };
  const renderTitled = (mode: ComponentMode) =>
    templates.renderPart(
      {
        kind: 'component',
        entry: 'component:Titled',
        id: 'component-Titled',
        options: { words: '"b"' },
        mode,
      },
      asset,
      partPage,
    );

  test('a static component leaves its rules to the shared style sheet', async () => {
    const mode = { kind: 'static', page: { ...page, navigation: [], products: [] } } as const;
    const { html, styles } = await renderTitled(mode);
    expect(html).toMatch(/^<b id="_component-Titled-\w+" class="c-[\w-]+">A &quot;b&quot; 0\.\d+<\/b>$/);
    expect(styles.map((name) => templates.styleRule(name)).join('')).toContain('color:rebeccapurple');
    expect(await renderTitled(mode)).toEqual({ html, styles });
  });

  test('an island brings its rules, and its properties for the browser', async () => {
    const island = { kind: 'island', page, moment: 'idle', serverRendered: true } as const;
    const { html, styles } = await renderTitled(island);
    expect(styles).toEqual([]);
    expect(html).toMatch(
      /^<style data-emotion="css [^"]*">.*color:rebeccapurple.*<\/style><div class="component-root"/,
    );
    expect(html).toContain(
      'data-island="/component:Titled" data-island-imports="/imports:component:Titled" data-island-moment="idle"',
    );
    const props = /data-island-props="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? '';
    expect(JSON.parse(props)).toEqual({
      direction: 'ltr',
      words: english.demo,
      properties: { words: '"b"', page },
    });
  });

  test('a component that only the browser renders does not run', async () => {
    const island = { kind: 'island', page, moment: 'load', serverRendered: false } as const;
    const { html } = await renderTitled(island);
    expect(html).toContain('data-island-rendered="browser"');
    expect(html).toContain('<noscript>');
    expect(html).not.toContain('rebeccapurple');
  });
});
