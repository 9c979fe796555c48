import { expect, test } from 'vitest';
import { type Diagnostic, UserError } from '../../../src/model/diagnostic.ts';
import type { RenderFacts } from '../../../src/model/render-task.ts';
import { UnfinishedFragment } from '../../../src/render/site-fragments.ts';
import { stopOnTemplateFailure } from '../../../src/render/stop-on-template-failure.ts';
import {
  type LocateError,
  templateFailure,
  templateFailures,
  toCrash,
} from '../../../src/render/template-failures.ts';
import { factsAt, plannedPages } from '../../support/planned-pages.ts';

const nowhere = async () => undefined;

const at = (file: string) => async () => ({ file, line: 2, column: 9 });

async function report(message: string, locate: Parameters<typeof templateFailure>[1]) {
  const found = await templateFailure({ message, stack: '' }, locate, 'in a part that all pages share');
  const { code, place, hint } = found;
  return [`${place?.file}:${place?.line} ${code}: ${found.message}`, hint];
}

test('an error of a template is one of the site', async () => {
  expect(await report('no items', at('templates/layout/header.tsx'))).toEqual([
    'templates/layout/header.tsx:2 template-render: This template failed in a part that all pages share: no items.',
    'Fix the template, or remove it to use the built-in one.',
  ]);
});

test('a module that a template or the theme imports is no template', async () => {
  expect(await report('no items', at('content/items.ts'))).toEqual([
    'content/items.ts:2 template-render: This module failed in a part that all pages share: no items.',
    'Fix the module, or the template or theme that imports it.',
  ]);
});

test('an error of the theme is where it was thrown', async () => {
  expect(await report('no palette', at('content/theme.ts'))).toEqual([
    'content/theme.ts:2 theme-module: This module failed when it ran: no palette.',
    undefined,
  ]);
});

test('a theme from which none can be made is no internal error', async () => {
  const [message] = await report('The exported "theme" is a function.', nowhere);
  expect(message).toBe('content/theme.ts:1 theme-module: The exported "theme" is a function.');
});

test('an error of our own is thrown', async () => {
  await expect(report('no items', nowhere)).rejects.toThrow('no items');
});

const pages = plannedPages({ pages: { 'a.md': '# A', 'b.md': '# B' } });
const noFacts: RenderFacts = {
  htmlHash: '',
  bytes: 0,
  styles: [],
  assets: [],
  scripts: [],
  inlineStyles: [],
  failures: [],
};

/** The problems of pages whose templates failed, by their addresses. */
async function problems(byPath: Readonly<Record<string, Pick<RenderFacts, 'crash' | 'stopped'>>>) {
  const facts = Object.entries(byPath).map(([path, failed]) => [path, { ...noFacts, ...failed }] as const);
  const found = await templateFailures(
    pages,
    factsAt(pages, Object.fromEntries(facts)),
    at('templates/layout/header.tsx'),
  );
  return found.map(({ code, message }) => `${code}: ${message}`);
}

test('an error of a template is reported once, with the pages that it affects', async () => {
  const crash = (stack: string) => ({ crash: { message: `No ${stack}`, stack } });
  expect(await problems({ '/a': crash('items'), '/b': crash('list'), '/404': crash('items') })).toEqual([
    'template-render: This template failed on 2 pages, such as "/404/": No items.',
    'template-render: This template failed on the page "/b/": No list.',
  ]);
  expect(await problems({ '/a': {} })).toEqual([]);
});

test('pages whose templates did not finish are reported together', async () => {
  const stopped = { kind: 'time', seconds: 2 } as const;
  expect(await problems({ '/a': { stopped } })).toEqual([
    'not-finished: Rendering the page "/a/" did not finish within 2 seconds.',
  ]);
  expect(await problems({ '/a': { stopped }, '/b': { stopped }, '/': { stopped } })).toEqual([
    'not-finished: Rendering the page "/" and 2 more did not finish within 2 seconds.',
  ]);
});

test('whatever is thrown says something about itself', () => {
  const error = new Error('no items');
  expect(toCrash(error)).toEqual({ message: 'no items', stack: error.stack });
  expect(toCrash('no items')).toMatchObject({ message: 'no items', stack: expect.any(String) });
  expect(toCrash(Object.assign(error, { stack: undefined })).stack).toBe('no items');
});

/** What stops a build, if a part that all pages share throws an error. */
function stoppedBy(error: unknown, locate: LocateError) {
  const earlier: Diagnostic = { severity: 'warning', code: 'demo-compile', message: 'Earlier.' };
  return stopOnTemplateFailure({ locate, diagnostics: [earlier] }, async () => {
    throw error;
  });
}

test('an error of a template in what all pages share stops the build', async () => {
  const message = 'This template failed in a part that all pages share: no items.';
  const stopped = await stoppedBy(new Error('no items'), at('templates/layout/header.tsx'));
  expect(stopped).toMatchObject({
    kind: 'stopped',
    diagnostics: [{ message: 'Earlier.' }, { code: 'template-render', message }],
    failure: { message },
  });
  expect(await stoppedBy(new Error('The exported "theme" is a function.'), nowhere)).toMatchObject({
    failure: { code: 'theme-module' },
  });
});

test('a shared part that did not finish stops the build, and nothing can stand in for it', async () => {
  const stopped = await stoppedBy(new UnfinishedFragment({ kind: 'memory' }), nowhere);
  expect(stopped.diagnostics.map(({ message }) => message)).toEqual([
    'Earlier.',
    'Rendering a part that all pages share used up the memory of its thread.',
  ]);
  expect(stopped).not.toHaveProperty('failure');
});

test('any other error is thrown again', async () => {
  const own = new Error('internal');
  await expect(stoppedBy(own, nowhere)).rejects.toBe(own);
  const usage = new UserError('Wrong usage.');
  await expect(stoppedBy(usage, at('templates/layout/header.tsx'))).rejects.toBe(usage);
  const whole = { kind: 'whole' };
  expect(await stopOnTemplateFailure({ locate: nowhere, diagnostics: [] }, async () => whole)).toBe(whole);
});
