import { expect, test } from 'vitest';
import { controlOfProp, type DocumentedProp } from '../../../../src/assemble/controls/control-of-prop.ts';
import type { ControlValue } from '../../../../src/model/demo-controls.ts';

const sizes = { text: `'small' | 'large'` };

const cases: readonly [prop: DocumentedProp, own: ControlValue | undefined, control: object | string][] = [
  [
    { name: 'open', type: { text: 'boolean' } },
    undefined,
    { kind: 'boolean', initial: false, default: false },
  ],
  [
    { name: 'animated', type: { text: 'bool' }, default: 'true' },
    undefined,
    { kind: 'boolean', initial: true, default: true },
  ],
  [{ name: 'open', type: { text: 'boolean' } }, true, { kind: 'boolean', initial: true, default: false }],
  [
    { name: 'size', type: sizes, default: `'small'` },
    undefined,
    { kind: 'choice', options: ['small', 'large'], initial: 'small', default: 'small' },
  ],
  [
    { name: 'size', type: sizes, default: `'small'` },
    'large',
    { kind: 'choice', options: ['small', 'large'], initial: 'large', default: 'small' },
  ],
  [{ name: 'size', type: sizes }, undefined, { kind: 'choice', options: ['small', 'large'] }],
  [
    { name: 'size', type: sizes },
    'huge',
    { kind: 'choice', options: ['small', 'large', 'huge'], initial: 'huge' },
  ],
  [
    { name: 'size', type: { text: `'small' | 'large' | string` }, default: `'medium'` },
    undefined,
    { kind: 'choice', options: ['small', 'large', 'medium'], initial: 'medium', default: 'medium' },
  ],
  [
    { name: 'wrap', type: { text: `boolean | 'auto'` }, default: 'false' },
    undefined,
    { kind: 'choice', options: ['auto', false, true], initial: false, default: false },
  ],
  [
    { name: 'max', type: { text: 'number' }, default: '5' },
    undefined,
    { kind: 'number', initial: 5, default: 5 },
  ],
  [{ name: 'max', type: { text: 'number' }, default: 'limit' }, undefined, { kind: 'number' }],
  [{ name: 'max', type: { text: 'number' }, default: `'5'` }, undefined, { kind: 'number' }],
  [{ name: 'href', type: { text: 'string' } }, undefined, { kind: 'text' }],
  [{ name: 'width', type: { text: 'number | string' } }, 100, { kind: 'text', numeric: true, initial: 100 }],
  [{ name: 'textColor', type: { text: 'string' } }, undefined, { kind: 'colour' }],
  [{ name: 'fill', type: { text: 'string' } }, '#0b5cad', { kind: 'colour', initial: '#0b5cad' }],
  [{ name: 'children', type: { text: 'React.ReactNode' } }, undefined, 'type'],
  [{ name: 'children', type: { text: 'node' } }, 'Save', { kind: 'text', initial: 'Save' }],
  [{ name: 'badge', type: { text: 'node' } }, 4, { kind: 'number', initial: 4 }],
  [{ name: 'onClick', type: { text: '(event: MouseEvent) => void' } }, undefined, 'type'],
  [{ name: 'mode', type: { text: `'only'` } }, undefined, 'type'],
  [{ name: 'sx', type: { text: 'SxProps' } }, undefined, 'type'],
  [{ name: 'label' }, undefined, 'type'],
  [
    { name: 'backgroundColour', type: { text: 'string' }, default: `'red'` },
    undefined,
    { kind: 'colour', initial: 'red', default: 'red' },
  ],
  [{ name: 'colours', type: { text: 'string' } }, undefined, { kind: 'text' }],
  [{ name: 'fill', type: { text: 'string' } }, 'RGBA(0, 0, 0)', { kind: 'colour', initial: 'RGBA(0, 0, 0)' }],
  [{ name: 'fill', type: { text: 'string' } }, 'oklch(1 0 0)', { kind: 'colour', initial: 'oklch(1 0 0)' }],
  [{ name: 'fill', type: { text: 'string' } }, '#12', { kind: 'text', initial: '#12' }],
  [{ name: 'fill', type: { text: 'string' } }, '#12345', { kind: 'colour', initial: '#12345' }],
  [{ name: 'fill', type: { text: 'string' } }, 'a #123456', { kind: 'text', initial: 'a #123456' }],
  [{ name: 'fill', type: { text: 'string' } }, '#123456 b', { kind: 'text', initial: '#123456 b' }],
  [{ name: 'label', type: { text: 'string' }, default: 'true' }, undefined, { kind: 'text' }],
  [
    { name: 'open', type: { text: 'boolean' }, default: `'a'` },
    undefined,
    { kind: 'boolean', initial: false, default: false },
  ],
  [{ name: 'open', type: { text: 'true' } }, undefined, { kind: 'boolean', initial: false, default: false }],
  [{ name: 'checked', type: { text: 'node' } }, true, { kind: 'boolean', initial: true, default: false }],
  [
    { name: 'width', type: { text: 'number | string' }, default: '5' },
    undefined,
    { kind: 'text', numeric: true, initial: 5, default: 5 },
  ],
  [{ name: 'mode', type: { text: `'only'` } }, 'only', { kind: 'text', initial: 'only' }],
  [{ name: 'value', type: { text: 'number' }, required: true }, undefined, 'required'],
  [{ name: 'value', type: { text: 'number' }, required: true }, 3, { kind: 'number', initial: 3 }],
];

test.each(cases)('%o, given %o', (prop, own, control) => {
  const expected = typeof control === 'string' ? control : { name: prop.name, ...control };
  expect(controlOfProp(prop, own)).toEqual(expected);
});
