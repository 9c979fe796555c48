import { expect, test } from 'vitest';
import { extractSources } from '../../support/extract-sources.ts';

const { type, component, callable } = await extractSources({
  'src/index.ts': `
    export * from './kit.tsx';
  `,
  'src/kit.tsx': `
    import * as React from 'react';
    export type Short = string | (() => void);
    export type Long =
      | string
      // Called later.
      | (() => void);
    export type Nested<Row> = Row extends string ? 'a' | 'b' : Row | null;
    const defaults = { rows: [] as string[] | number, row: null as string[] | null };
    export function Grid(props: Partial<typeof defaults>) { return <b>{String(props.rows)}</b>; }
    export function open<Key extends 'a' | 'b' = 'a' | 'b'>(key: Key, then?: string | (() => void)): void {}
  `,
});

test('a union has the same text with and without a bar at its start', () => {
  expect(type('Short').signatures).toEqual(['type Short = string | (() => void);']);
  expect(type('Long').signatures).toEqual(['type Long = string | (() => void);']);
});

test('only a bar at the start of a type is left out', () => {
  expect(type('Nested').signatures).toEqual([
    "type Nested<Row> = Row extends string ? 'a' | 'b' : Row | null;",
  ]);
  expect(callable('open').signatures).toEqual([
    "open<Key extends 'a' | 'b' = 'a' | 'b'>(key: Key, then?: string | (() => void)): void",
  ]);
});

test('an optional prop of a computed type is nullable only if it is declared so', () => {
  const { rows, row } = component('Grid').props;
  expect([rows?.type.text, row?.type.text]).toEqual(['number | string[]', 'string[] | null']);
});
