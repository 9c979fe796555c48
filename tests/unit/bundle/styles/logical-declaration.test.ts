import { expect, test } from 'vitest';
import { logicalDeclaration } from '../../../../src/bundle/styles/logical-declaration.ts';

test.each<[property: string, value: string, logical: string | undefined]>([
  ['left', '0', 'inset-inline-start:0'],
  ['right', 'auto', 'inset-inline-end:auto'],
  ['padding-right', '1px', 'padding-inline-end:1px'],
  ['scroll-margin-left', '1px', 'scroll-margin-inline-start:1px'],
  ['border-right', 'none', 'border-inline-end:none'],
  ['border-left-color', 'red', 'border-inline-start-color:red'],
  ['border-right-width', '0', 'border-inline-end-width:0'],
  ['border-top-right-radius', '1px', 'border-start-end-radius:1px'],
  ['border-bottom-left-radius', '1px', 'border-end-start-radius:1px'],
  ['text-align', 'left', 'text-align:start'],
  ['text-align', 'center', undefined],
  ['clear', 'right', 'clear:right;clear:inline-end'],
  ['float', 'left !IMPORTANT', 'float:left !IMPORTANT;float:inline-start!important'],
  ['float', 'none', undefined],
  ['color', 'left', undefined],
  ['margin-top', '1px', undefined],
])('%s:%s', (property, value, logical) => {
  expect(logicalDeclaration(property, value)).toBe(logical);
});

test.each<[property: string, value: string, logical: string | undefined]>([
  ['margin', '1px 2px 3px 4px', 'margin-block:1px 3px;margin-inline:4px 2px'],
  ['margin', '1px 2px 3px 2px', undefined],
  ['margin', '1px 2px', undefined],
  ['inset', '0 1px 0 auto!important', 'inset-block:0 0!important;inset-inline:auto 1px!important'],
  ['scroll-padding', '0 1px 0 2px', 'scroll-padding-block:0 0;scroll-padding-inline:2px 1px'],
  [
    'border-color',
    'red var(--a, b c) red blue',
    'border-block-color:red red;border-inline-color:blue var(--a, b c)',
  ],
  ['border-style', 'solid none solid solid', 'border-block-style:solid solid;border-inline-style:solid none'],
  ['outline-width', '1px 2px 3px 4px', undefined],
])('the four sides of %s:%s', (property, value, logical) => {
  expect(logicalDeclaration(property, value)).toBe(logical);
});

const radii = (startStart: string, startEnd: string, endEnd: string, endStart: string) =>
  `border-start-start-radius:${startStart};border-start-end-radius:${startEnd};border-end-end-radius:${endEnd};border-end-start-radius:${endStart}`;

test.each<[value: string, logical: string | undefined]>([
  ['1px', undefined],
  ['1px 1px 2px 2px', undefined],
  ['1px 1px 2px', radii('1px', '1px', '2px', '1px')],
  ['1px 2px', radii('1px', '2px', '1px', '2px')],
  ['1px 2px 3px 4px', radii('1px', '2px', '3px', '4px')],
  ['1px 1px 2px 3px', radii('1px', '1px', '2px', '3px')],
  ['1px / 2px', undefined],
  ['1px / 2px 3px', radii('1px 2px', '1px 3px', '1px 2px', '1px 3px')],
  ['1px 2px / 3px', radii('1px 3px', '2px 3px', '1px 3px', '2px 3px')],
  ['1px 2px!important', radii('1px!important', '2px!important', '1px!important', '2px!important')],
  ['', undefined],
])('the corners of border-radius:%s', (value, logical) => {
  expect(logicalDeclaration('border-radius', value)).toBe(logical);
});
