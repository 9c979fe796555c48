import { expect, test } from 'vitest';
import type { ControlValue, PropControl } from '../../../../../../src/model/demo-controls.ts';
import {
  choose,
  currentValue,
  readChoices,
  readValue,
  withChoices,
} from '../../../../../../templates/browser/demo/controls/choices.ts';

const size: PropControl = {
  kind: 'choice',
  name: 'size',
  options: ['small', 'large', 3, true],
  initial: 'small',
};
const color: PropControl = { kind: 'choice', name: 'color', options: ['red', 'blue'] };
const open: PropControl = { kind: 'boolean', name: 'open', initial: false, default: false };
const max: PropControl = { kind: 'number', name: 'max', initial: 5 };
const label: PropControl = { kind: 'text', name: 'label' };
const children: PropControl = { kind: 'text', name: 'children', initial: 'Save' };
const width: PropControl = { kind: 'text', name: 'width', numeric: true };
const fill: PropControl = { kind: 'colour', name: 'fill' };

test.each<[control: PropControl, text: string, value: ControlValue | undefined]>([
  [size, 'large', 'large'],
  [size, '3', 3],
  [size, 'true', true],
  [size, 'huge', undefined],
  [size, '', undefined],
  [open, 'true', true],
  [open, 'false', false],
  [open, 'yes', undefined],
  [max, '7.5', 7.5],
  [max, '', undefined],
  [max, 'many', undefined],
  [max, 'Infinity', undefined],
  [label, 'Name', 'Name'],
  [label, '', undefined],
  [children, '', ''],
  [width, '100', 100],
  [width, '50%', '50%'],
  [width, '', undefined],
  [fill, '#0b5cad', '#0b5cad'],
])('%o reads %o as %o', (control, text, value) => {
  expect(readValue(control, text)).toBe(value);
});

test('the first value is no choice', () => {
  const large = choose({ open: true }, size, 'large');
  expect(large).toEqual({ open: true, size: 'large' });
  expect(choose(large, size, 'small')).toEqual({ open: true });
  expect(choose(large, size, undefined)).toEqual({ open: true });
  expect([currentValue(size, large), currentValue(size, {}), currentValue(color, {})]).toEqual([
    'large',
    'small',
    undefined,
  ]);
});

const controls = [size, color, open, max, label, children];

test.each([
  ['', {}],
  ['?Demo.size=large&Demo.open=true&Demo.max=7', { size: 'large', open: true, max: 7 }],
  ['?Demo.size=small&Demo.open=false', {}],
  ['?Demo.size=huge&Demo.color=green&Demo.max=many&Demo.open=1&Demo.other=1', {}],
  ['?Other.size=large&size=large', {}],
  ['?Demo.children=', { children: '' }],
  ['?Demo.label=a%20%26+b', { label: 'a & b' }],
])('reads the choices in %o', (query, choices) => {
  expect(readChoices(query, 'Demo', controls)).toEqual(choices);
});

test.each([
  ['https://a.dev/b/', {}, 'https://a.dev/b/'],
  ['https://a.dev/b/?c=%20d#e', {}, 'https://a.dev/b/?c=%20d#e'],
  ['https://a.dev/b/#e', { size: 'large', open: true }, 'https://a.dev/b/?Demo.size=large&Demo.open=true#e'],
  [
    'https://a.dev/b/?c=1&Other.size=large&Demo.size=large#e',
    { label: 'a & b' },
    'https://a.dev/b/?c=1&Other.size=large&Demo.label=a+%26+b#e',
  ],
  ['https://a.dev/b/?Demo.size=large&Demo.open=true', { open: true }, 'https://a.dev/b/?Demo.open=true'],
])('%s with %o', (address, choices, expected) => {
  expect(withChoices(address, 'Demo', { controls, choices })).toBe(expected);
});

test('what is written is read again', () => {
  const choices = { size: 3, color: 'red', open: true, max: -1, label: '?&#=é', children: '' };
  const url = new URL(withChoices('https://a.dev/', 'A-2', { controls, choices }));
  expect(readChoices(url.search, 'A-2', controls)).toEqual(choices);
});
