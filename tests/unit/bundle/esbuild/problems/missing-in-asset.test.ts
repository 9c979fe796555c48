import { join } from 'node:path';
import { expect, test } from 'vitest';
import { missingInAsset } from '../../../../../src/bundle/esbuild/problems/missing-in-asset.ts';
import { folderWith } from '../../../../support/folder-with.ts';

const rename = (name: string, path: string) =>
  `Rename it to "${name}", or import its rules: import './${path}';`;

test.each<[file: string, text: string, name: string, message: string, hint: string]>([
  [
    'a.module.css',
    '.card { color: red }',
    'crad',
    '"a.module.css" has no class "crad".',
    'Did you mean "card"?',
  ],
  ['a.module.scss', '.-x_1 {}', '_x_1', '"a.module.scss" has no class "_x_1".', 'Did you mean "-x_1"?'],
  [
    'a.module.sass',
    '.card',
    'button',
    '"a.module.sass" has no class "button".',
    'Add the class, or correct its name.',
  ],
  // The bundler knows that the class is missing, for example since it is in a comment.
  [
    'a.module.css',
    '/* .card {} */ .cart {}',
    'card',
    '"a.module.css" has no class "card".',
    'Did you mean "cart"?',
  ],
  [
    'a.css',
    '.card {}',
    'card',
    '"a.css" exports nothing, since it is no CSS module.',
    rename('a.module.css', 'a.css'),
  ],
  [
    'a.b.scss',
    '',
    'x',
    '"a.b.scss" exports nothing, since it is no CSS module.',
    rename('a.b.module.scss', 'a.b.scss'),
  ],
  [
    'module.css',
    '',
    'x',
    '"module.css" exports nothing, since it is no CSS module.',
    rename('module.module.css', 'module.css'),
  ],
  [
    'logo.woff2',
    '',
    'Logo',
    '"logo.woff2" does not export "Logo".',
    `The import of a picture is its address: import address from './logo.woff2'; and <img src={address} alt="" />`,
  ],
])('%s', async (file, text, name, message, hint) => {
  await using folder = await folderWith({ [file]: text });
  expect(missingInAsset(join(folder.path, file), name)).toEqual({ message, hint });
});

test('a CSS module that does not exist has no similar class', () => {
  expect(missingInAsset('/gone/a.module.css', 'card')?.hint).toBe('Add the class, or correct its name.');
});

test.each(['card.ts', 'rows.json', 'css', 'a.css.ts', 'a.svg.tsx'])('%s is no asset', (file) => {
  expect(missingInAsset(`/site/${file}`, 'card')).toBeUndefined();
});
