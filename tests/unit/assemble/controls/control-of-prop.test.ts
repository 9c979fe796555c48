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
  [{ name: 'value', type: { text: 'number' }, required: true }, undefined, 'required'],
  [{ name: 'value', type: { text: 'number' }, required: true }, 3, { kind: 'number', initial: 3 }],
];

test.each(cases)('%o, given %o', (prop, own, control) => {
  const expected = typeof control === 'string' ? control : { name: prop.name, ...control };
  expect(controlOfProp(prop, own)).toEqual(expected);
});
