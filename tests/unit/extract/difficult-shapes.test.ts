import { expect, test } from 'vitest';
import { extractSources } from '../../support/extract-sources.ts';

const extracted = await extractSources({
  'src/index.ts': "export * from './kit.tsx';\nexport { Legacy } from './legacy.js';\n",
  'src/legacy.js': `
    /**
     * Written in JavaScript.
     * @param {object} props
     * @param {string} props.title
     * @param {boolean} [props.open]
     */
    export function Legacy({ title, open = false }) { console.log(title, open); return null; }
  `,
  'src/kit.tsx': `
    import * as React from 'react';

    type Own = { tone?: 'calm' | 'loud' };
    type PanelProps<C extends React.ElementType> =
      Own & { as?: C } & Omit<React.ComponentPropsWithoutRef<C>, keyof Own | 'as'>;
    export function Panel<C extends React.ElementType = 'section'>({ as, tone = 'calm', ...rest }: PanelProps<C>) {
      const Tag: React.ElementType = as ?? 'section';
      return <Tag data-tone={tone} {...rest} />;
    }

    export const Direction = { Up: 'up', Down: 'down' } as const;
    export type Direction = (typeof Direction)[keyof typeof Direction];

    type One = { multiple?: false; onPick?: (value: string) => void };
    type Many = { multiple: true; onPick?: (value: string[]) => void };
    export function Picker(props: One | Many) { return <b>{String(props.multiple)}</b>; }

    export function useToggle(): readonly [
      on: boolean,
      toggle: () => void,
    ] {
      return [true, () => {}];
    }

    export function format(value: number, digits?: number): string;
    export function format(value: Date, pattern: string): string;
    export function format(value: number | Date, option?: number | string) { return String(value) + option; }
  `,
});

test('nothing of it is reported', () => {
  expect(extracted.problems).toEqual([]);
});

test('a component for any element has the attributes of its default element', () => {
  const { file, accepted = [], excluded = [] } = extracted.document('Panel');
  const { props, inherited = [] } = extracted.component('Panel');
  expect(file).toMatchObject({ spread: true });
  expect(props).toEqual({
    as: { type: { name: 'elementType', text: 'React.ElementType' }, default: "'section'" },
    tone: expect.objectContaining({ default: "'calm'" }),
  });
  const documented = [
    ...Object.keys(props),
    ...inherited.flatMap(({ items }) => items.map(({ name }) => name)),
  ];
  const left = new Set([...documented, ...excluded.map(({ name }) => name)]);
  expect(documented).toContain('aria-label');
  expect(accepted.filter((name) => !left.has(name))).toEqual([]);
});

test('a constant object is a type, too', () => {
  expect(extracted.type('Direction')).toMatchObject({
    kind: 'enum',
    properties: { Up: { type: { text: "'up'" } }, Down: { type: { text: "'down'" } } },
  });
});

test('functions in a union stand in parentheses', () => {
  expect(extracted.component('Picker').props.onPick?.type).toEqual({
    name: 'union',
    text: '((value: string) => void) | ((value: string[]) => void)',
  });
});

test('a list of several lines is printed in one', () => {
  expect(extracted.callable('useToggle').returnValue).toMatchObject({
    type: { text: 'readonly [on: boolean, toggle: () => void]' },
  });
});

test('a parameter has the types of all overloads, and is required if all require it', () => {
  expect(extracted.callable('format').parameters).toEqual({
    value: { type: { name: 'union', text: 'number | Date' }, required: true },
    digits: { type: { name: 'number', text: 'number' } },
    pattern: { type: { name: 'string', text: 'string' } },
  });
});

test('JavaScript of the workspace has the types of its doc comments', () => {
  expect(extracted.component('Legacy').props).toEqual({
    open: { type: { name: 'bool', text: 'boolean' }, default: 'false' },
    title: { type: { name: 'string', text: 'string' }, required: true },
  });
});
