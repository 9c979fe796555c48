import { beforeAll, describe, expect, test } from 'vitest';
import { assetPlaceholder } from '../../../src/lib/placeholders.ts';
import type { DemoProps } from '../../../src/model/part-props.ts';
import type { PartPage, TemplateModule } from '../../../src/model/render-task.ts';
import { loadTemplates } from '../../../src/render/load-templates.ts';
import { sheetName } from '../../../src/render/page-sheet.ts';
import { fragmentsVia, renderFragment, unfinishedFragment } from '../../../src/render/site-fragments.ts';
import { barePage } from '../../support/bare-page.ts';
import { markedWords } from '../../support/marked-words.ts';

let templates: TemplateModule;
beforeAll(async () => {
  const url = new URL('../../support/plain-templates.mjs', import.meta.url).href;
  templates = await loadTemplates({ templates: url, own: false, demos: {} });
});

const demo: DemoProps = {
  kind: 'demo',
  entry: 'demo:A.tsx',
  id: 'A',
  name: 'A & B',
  code: { kind: 'same', variant: { files: [] } },
  dependencies: {},
  options: { iframe: true },
  serverRendered: true,
  moment: 'visible',
};
const page: PartPage = { language: 'ar', direction: 'rtl', words: markedWords };

/** Templates whose demo in an iframe fails on the server, with a style sheet of its own. */
const failing = (): TemplateModule => ({
  ...templates,
  renderIframe: async ({ serverRendered }) => {
    if (serverRendered) throw new Error('No window');
    return { html: '<html><head></head><body><style data-page-sheet="">a{}</style></body></html>' };
  },
});
const link = `<link rel="stylesheet" href="${assetPlaceholder(sheetName('a{}'))}"/>`;
const inBrowser = `<html><head>${link}</head><body></body></html>`;

describe('the document of a demo', () => {
  test('has its style in a sheet, and names a text that varies', async () => {
    const varying = { value: 'time', texts: ['1', '2'] } as const;
    const renderIframe: TemplateModule['renderIframe'] = async (part, asset, { language }) => ({
      html: `<html><head></head><body><style data-page-sheet="">a{}</style>${language} ${asset(part.entry)}</body></html>`,
      varying,
    });
    const own = { ...templates, renderIframe };
    expect(await renderFragment(own, { name: 'frame', args: [demo, page] })).toEqual({
      html: inBrowser.replace('</body>', `ar ${assetPlaceholder('demo:A.tsx')}</body>`),
      inlineStyles: [],
      sheet: 'a{}',
      varying,
    });
  });

  test('that fails leaves the demo to the browser, with the reason', async () => {
    expect(await renderFragment(failing(), { name: 'frame', args: [demo, page] })).toEqual({
      html: inBrowser,
      inlineStyles: [],
      sheet: 'a{}',
      failure: { message: 'No window' },
    });
  });

  test('of which nothing but the template can fail is an error of it', async () => {
    const broken: TemplateModule = {
      ...templates,
      renderIframe: () => Promise.reject(new Error('No items')),
    };
    const args = [{ ...demo, serverRendered: false }, page] as const;
    await expect(renderFragment(broken, { name: 'frame', args: [...args] })).rejects.toThrow('No items');
  });

  test('that did not finish is a notice in the language of the page', () => {
    const stopped = { kind: 'time', seconds: 2 } as const;
    const words = { ...markedWords, demo: { ...markedWords.demo, stopped: '<b>' } };
    expect(unfinishedFragment({ name: 'frame', args: [demo, { ...page, words }] }, stopped)).toEqual({
      html: '<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>A &amp; B</title></head><body><p>&lt;b&gt;</p></body></html>',
      inlineStyles: [],
      failure: { message: 'did not finish within 2 seconds', stopped },
    });
  });
});

test('nothing stands in for a fragment that all pages share', () => {
  const task = { name: 'settings', args: [markedWords, undefined] } as const;
  expect(unfinishedFragment({ name: 'settings', args: [...task.args] }, { kind: 'memory' })).toBeUndefined();
});

test('navigation comes with the rules that it uses', async () => {
  expect(await renderFragment(templates, { name: 'navigation', args: [[], markedWords] })).toEqual({
    html: '[]',
    styles: ['navigation'],
    rules: [['navigation', '.navigation{}']],
  });
});

test('each function of the fragments is a task with its name and arguments', async () => {
  const fragments = fragmentsVia(async (task) => renderFragment(templates, task));
  expect(await fragments.settings(markedWords, undefined)).toBe(`<dialog>${markedWords.settings}</dialog>`);
  expect(await fragments.navigation([], markedWords)).toMatchObject({ html: '[]' });
  expect(await fragments.sheets(barePage.site, ['.a{}'])).toEqual({
    shell: '/* Acme UI */.a{}',
    demos: ':root{}',
    edit: '',
  });
});
