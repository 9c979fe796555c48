import { expect, test } from 'vitest';
import { extractSources } from '../../support/extract-sources.ts';

// Components whose props are a union.
const extracted = await extractSources({
  'src/index.ts': "export * from './kit.tsx';",
  'src/kit.tsx': `
    import * as React from 'react';

    export interface Single { /** One or several. */ multiple?: false; value: string; onPick?: (value: string) => void }
    export interface Several { multiple: true; value: string[]; onPick?: (value: string[]) => void }
    export function Picker(props: (Single | Several) & { label: string; open?: boolean }) { return <b>{props.label}</b>; }

    export function Toggle(props: { action: string; type: 'one' } | { action: boolean; type: 'two' }) { return <b>{props.type}</b>; }

    type LinkProps = React.HTMLAttributes<HTMLElement> & (
      | { href: string; onPress?: never }
      | { href?: undefined; onPress: () => void }
    );
    export function Link(props: LinkProps) { return <a href={props.href} />; }

    type Named = { 'aria-label': string; title?: undefined } | { 'aria-label'?: undefined; title: string };
    type Sized = { fluid: true } | { fluid?: false; width: number };
    export function Image(props: Named & Sized) { return <b title={props.title} />; }

    export function Badge(props: { kind: 'a'; size?: number } | { kind: 'b'; size?: number }) { return <b>{props.kind}</b>; }
    export function Plain(props: { kind: 'a' | 'b'; size?: number | string }) { return <b>{props.kind}</b>; }

    type Item<Type extends string, Value> = { type: Type; value: Value };
    export function Input(props: Item<'text', string> | Item<'number', number>) { return <b>{props.type}</b>; }

    type Pair<T> = T extends unknown ? { id: T; other: T } : never;
    type Letter = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j' | 'k' | 'l' | 'm';
    export function Many(props: Pair<Letter>) { return <b>{props.id}</b>; }

    interface AnyElement {
      <C extends React.ElementType>(props: { component: C } & (Single | Several)): React.JSX.Element;
      (props: Single | Several): React.JSX.Element;
    }
    export declare const Anything: AnyElement;
  `,
});

const given = (type: string) => ({ type, required: true });

test('nothing of it is reported', () => {
  expect(extracted.problems).toEqual([]);
});

test('props of a union belong together in the ways of its members', () => {
  const combinations = [
    [
      { multiple: { type: 'false' }, onPick: { type: '(value: string) => void' }, value: given('string') },
      { multiple: given('true'), onPick: { type: '(value: string[]) => void' }, value: given('string[]') },
    ],
  ];
  expect(extracted.component('Picker').combinations).toEqual(combinations);
  expect(extracted.component('Anything').combinations).toEqual(combinations);
  // What selects a member comes first.
  expect(Object.keys(extracted.component('Toggle').combinations?.[0]?.[0] ?? {})).toEqual(['type', 'action']);
});

test('a member rules a prop out', () => {
  expect(extracted.component('Link').combinations).toEqual([
    [
      { href: given('string'), onPress: { type: 'never' } },
      { href: { type: 'never' }, onPress: given('() => void') },
    ],
  ]);
});

test('two unions are two groups', () => {
  expect(extracted.component('Image').combinations).toEqual([
    [
      { 'aria-label': given('string'), title: { type: 'never' } },
      { 'aria-label': { type: 'never' }, title: given('string') },
    ],
    [{ fluid: given('true') }, { fluid: { type: 'false' }, width: given('number') }],
  ]);
});

test('a generic member has the types of its arguments', () => {
  expect(extracted.component('Input').combinations).toEqual([
    [
      { type: given("'number'"), value: given('number') },
      { type: given("'text'"), value: given('string') },
    ],
  ]);
});

test.each(['Badge', 'Plain', 'Many'])('%s has none that a reader could compare', (name) => {
  expect(extracted.component(name)).not.toHaveProperty('combinations');
});
