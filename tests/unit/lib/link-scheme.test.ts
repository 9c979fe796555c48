import { expect, test } from 'vitest';
import { isAllowedImage, isAllowedLink, schemeOf } from '../../../src/lib/link-scheme.ts';

test.each([
  ['https://acme.dev/', 'https'],
  ['MAILTO:us@acme.dev', 'mailto'],
  ['javascript:alert(1)', 'javascript'],
  // Browsers skip control characters and spaces here.
  [' \u0001java\nscript\t:alert(1)', 'javascript'],
  ['java\rscript:alert(1)', 'javascript'],
  ['vscode-insiders:x', 'vscode-insiders'],
  ['/a:b/', undefined],
  ['./a:b', undefined],
  ['a/b:c', undefined],
  // Only the ones at its start are skipped.
  ['a b:c', undefined],
  ['#a:b', undefined],
  ['?a:b', undefined],
  ['//acme.dev/a:b', undefined],
  ['1:2', undefined],
  ['java%0ascript:alert(1)', undefined],
  ['', undefined],
])('the scheme of %j is %s', (url, scheme) => {
  expect(schemeOf(url)).toBe(scheme);
});

test.each([
  ['/a/', true],
  ['https://acme.dev/', true],
  ['tel:+49', true],
  ['vscode:extension/x', true],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['vbscript:x', false],
  ['blob:https://acme.dev/1', false],
  ['slack:x', false],
])('a link to %s: %s', (url, allowed) => {
  expect(isAllowedLink(url, ['vscode'])).toBe(allowed);
});

test('a site that lists no schemes allows only the usual ones', () => {
  expect(isAllowedLink('vscode:extension/x')).toBe(false);
  expect(isAllowedLink('mailto:us@acme.dev')).toBe(true);
});

test.each([
  ['a.png', true, true],
  ['https://acme.dev/a.png', true, true],
  ['http://acme.dev/a.png', true, true],
  ['data:image/png;base64,AAAA', true, false],
  ['DATA:image/svg+xml,<svg/>', true, false],
  ['data:text/html,x', false, false],
  ['data:image/svg,x', false, false],
  ['javascript:alert(1)', false, false],
  ['mailto:us@acme.dev', false, false],
])('an image at %s: %s where pages are trusted, else %s', (url, trusted, untrusted) => {
  expect(isAllowedImage(url, { data: true })).toBe(trusted);
  expect(isAllowedImage(url, { data: false })).toBe(untrusted);
});
