import { expect, test } from 'vitest';
import { assetFile } from '../../../../src/emit/asset-file.ts';
import {
  documentIntegrity,
  withFiles,
  withIntegrity,
} from '../../../../src/emit/pages/document-integrity.ts';

// `printf 'let a' | openssl dgst -sha256 -binary | base64`, and of `a{}`
const ofScript = 'sha256-IfEXP/8HLuXoAiy0hZVrCAcjcLsZqYFpLOHDGj8enqE=';
const ofSheet = 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk=';
const script = assetFile('browser', 'js', 'let a');
const sheet = assetFile('styles', 'css', 'a{}');
const integrity = await withFiles(await documentIntegrity([script, sheet], '/ui/'), [sheet], '/ui/');
const scriptUrl = `/ui/${script.path}`;
const sheetUrl = `/ui/${sheet.path}`;

test('the import map has scripts alone', () => {
  expect(JSON.parse(integrity.importMap)).toEqual({ integrity: { [scriptUrl]: ofScript } });
});

const map = `<script type="importmap">${integrity.importMap}</script>`;

test.each([
  [
    'scripts, whatever their other attributes',
    `<head><meta charset="utf-8"/></head><script type="module" src="${scriptUrl}" async=""></script>`,
    `<head><meta charset="utf-8"/>${map}</head><script type="module" src="${scriptUrl}" async="" integrity="${ofScript}"></script>`,
  ],
  [
    'style sheets, in either order of attributes',
    `<head></head><link rel="stylesheet" href="${sheetUrl}"/><link href="${sheetUrl}" rel="stylesheet"/>`,
    `<head>${map}</head><link rel="stylesheet" href="${sheetUrl}" integrity="${ofSheet}"/><link href="${sheetUrl}" rel="stylesheet" integrity="${ofSheet}"/>`,
  ],
  [
    'nothing else',
    `<head></head><link rel="modulepreload" href="${scriptUrl}"/><script src="/own.js"></script><a href="${sheetUrl}">`,
    `<head>${map}</head><link rel="modulepreload" href="${scriptUrl}"/><script src="/own.js"></script><a href="${sheetUrl}">`,
  ],
])('hashes are written for %s', (_, html, expected) => {
  expect(withIntegrity(html, integrity)).toBe(expected);
});
