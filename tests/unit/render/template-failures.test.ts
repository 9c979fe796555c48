import { expect, test } from 'vitest';
import { templateFailure } from '../../../src/render/template-failures.ts';

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
