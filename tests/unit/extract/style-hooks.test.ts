import { join } from 'node:path';
import { expect, test } from 'vitest';
import { styleHooks } from '../../../src/extract/component/style-hooks.ts';
import { ts } from '../../../src/extract/typescript.ts';
import { folderWith } from '../../support/folder-with.ts';

/** Reads the style hooks of `Popup` in a module of this name, beside these files. */
async function hooksOf(module: string, files: Readonly<Record<string, string>>) {
  await using folder = await folderWith(files);
  const file = join(folder.path, module);
  const source = ts.createSourceFile(file, 'export const Popup = 1;', ts.ScriptTarget.Latest, true);
  const [declaration] = source.statements;
  if (!declaration) throw new Error('There is no declaration.');
  const hooks = styleHooks(declaration as unknown as ts.Declaration, 'Popup');
  return { ...hooks, files: hooks.files.map((one) => one.slice(folder.path.length + 1)) };
}

const variable = "export const width = '--popup-width';";
const attribute = "export enum Attributes { open = 'data-open' }";

test.each<
  [module: string, files: Readonly<Record<string, string>>, read: readonly string[], found: readonly number[]]
>([
  [
    'popup/Popup.tsx',
    { 'popup/PopupCssVars.ts': variable, 'popup/PopupDataAttributes.tsx': attribute },
    ['popup/PopupCssVars.ts', 'popup/PopupDataAttributes.tsx'],
    [1, 1],
  ],
  [
    'popup/Popup.tsx',
    { 'popup/PopupCssVars.ts': '', 'popup/PopupCssVars.tsx': variable },
    ['popup/PopupCssVars.tsx', 'popup/PopupDataAttributes.ts'],
    [1, 0],
  ],
  [
    'Popup.d.ts',
    { 'PopupCssVars.d.ts': variable, 'PopupCssVars.ts': '', 'PopupDataAttributes.ts': attribute },
    ['PopupCssVars.d.ts', 'PopupDataAttributes.d.ts'],
    [1, 0],
  ],
  [
    'Popup.d.mts',
    { 'PopupDataAttributes.d.mts': attribute },
    ['PopupCssVars.d.mts', 'PopupDataAttributes.d.mts'],
    [0, 1],
  ],
  ['Popup.js', {}, ['PopupCssVars.ts', 'PopupDataAttributes.ts'], [0, 0]],
  [
    'popup/Popup.ts',
    { 'PopupCssVars.ts': variable },
    ['popup/PopupCssVars.ts', 'popup/PopupDataAttributes.ts'],
    [0, 0],
  ],
])('beside %s, among %j, %j are read', async (module, files, read, found) => {
  const hooks = await hooksOf(module, files);
  expect(hooks.files).toEqual(read);
  expect([hooks.cssVariables.length, hooks.dataAttributes.length]).toEqual(found);
});

test('names are the values of enums and constants with the right start', async () => {
  const { cssVariables } = await hooksOf('Popup.ts', {
    'PopupCssVars.ts': `
      import { other } from './other';
      export enum Vars {
        /**
         * Its height.
         * @type {number}
         * @default 0px
         */
        height = '--popup-height',
        attribute = 'data-open',
        computed = 1,
        plain,
      }
      /** Its origin. */
      export const origin = \`--popup-origin\`, side = '--popup-side', size = other;
      export let later: string;
      export function width() { return '--popup-width'; }
    `,
  });
  expect(cssVariables).toEqual([
    { name: '--popup-height', description: 'Its height.', type: 'number', default: '0px' },
    { name: '--popup-origin', description: 'Its origin.' },
    { name: '--popup-side' },
  ]);
});
