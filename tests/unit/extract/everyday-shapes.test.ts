import { describe, expect, test } from 'vitest';
import { extractSources } from '../../support/extract-sources.ts';

// Ways to write a library that its authors take for granted.
const extracted = await extractSources({
  'src/index.ts': `
    export * from './kit.tsx';
    export { default as Avatar } from './avatar.tsx';
    export { Tabs, Steps } from './tabs.tsx';
    export * from './badge.tsx';
    export * from './plain.ts';
  `,
  'src/avatar.tsx': `
    import * as React from 'react';
    /** A picture of a person. */
    const Avatar = ({ size = 40 }: { size?: number }) => <b>{size}</b>;
    export default React.memo(Avatar);
  `,
  'src/tabs.tsx': `
    import * as React from 'react';
    const Root = (props: { value?: string }) => <b>{props.value}</b>;
    /** A single tab. */
    const Tab = ({ label = 'none' }: { label?: string }) => <b>{label}</b>;
    /** Tabs. */
    export const Tabs = Object.assign(Root, { Tab });
    export function Steps(props: { count: number }) { return <b>{props.count}</b>; }
    /** A single step. */
    function Step({ done = false }: { done?: boolean }) { return <b>{String(done)}</b>; }
    Steps.Step = Step;
  `,
  'src/variants.ts': `
    type Values<T> = { [V in keyof T]?: keyof T[V] | null | undefined };
    export type VariantProps<C extends (...args: any) => any> = NonNullable<Parameters<C>[0]>;
    export declare const variants: <T>(base: string, config: { variants: T; defaultVariants?: Values<T> }) => (props?: Values<T>) => string;
  `,
  'src/badge.tsx': `
    import * as React from 'react';
    import { variants, type VariantProps } from './variants.ts';
    const badgeVariants = variants('badge', {
      variants: {
        /** The colour. */
        tone: { calm: 'blue', loud: 'red' },
        size: { small: 's', large: 'l' },
      },
      defaultVariants: { tone: 'calm' },
    });
    export function Badge(props: VariantProps<typeof badgeVariants>) { return <b className={badgeVariants(props)} />; }
  `,
  'src/kit.tsx': `
    import * as React from 'react';

    export interface Inline { /** First. */ a: string; /** Second. @default 3 */ b?: number; c: string /* no doc */; }
    export interface Trailing {
      a: string; /** About a. */
      b: string;
    }

    type LinkProps = { plain?: boolean } & (
      | { /** Where it leads. */ href: string; onPress?: never }
      | { href?: never; /** When pressed. */ onPress: () => void }
    );
    export function Link(props: LinkProps) { return <a href={props.href}>{String(props.plain)}</a>; }

    export function Text({ as, ...rest }: { as?: 'p' | 'span'; rows?: number }) {
      const Tag = as || 'span';
      return <Tag>{rest.rows || 2}</Tag>;
    }

    export const Heading = (props: React.PropsWithChildren<{ level?: 1 | 2 }> & React.HTMLAttributes<HTMLElement>) =>
      <b>{props.level}</b>;

    const ThemeContext = React.createContext<{ mode: 'light' | 'dark' } | null>(null);
    export const ThemeProvider = ThemeContext.Provider;

    export interface FieldHandle {
      /** Moves the focus. */
      focus(options?: FocusOptions, how?: 'smooth' | 'auto'): void;
      readonly name: string | undefined;
      readonly label?: string;
    }
    export const Field = React.forwardRef<FieldHandle, { value: string | undefined; onPick?(item: string): void }>(
      (props) => <b>{props.value}</b>,
    );

    /** A list. */
    export function List<Row extends { id: string }>(props: { rows: readonly Row[] }) { return <b>{props.rows.length}</b>; }
    type AnyElement<C extends React.ElementType> = { as?: C };
    export function Any<C extends React.ElementType = 'b'>(props: AnyElement<C>) { return <b>{String(props.as)}</b>; }

    interface BaseProps { /** How deep. */ depth?: number; /** @deprecated Use \`depth\`. */ level?: number; tone: string }
    export function Base({ depth = 1 }: BaseProps) { return <b>{depth}</b>; }
    export const Outer = ({ depth = 2, type = 'button', ...rest }: BaseProps & React.ComponentProps<'button'>) =>
      <button type={type} data-depth={depth}>{rest.level}</button>;
  `,
  'src/plain.ts': `
    export const Sizes = {
      /** For dense tables. */
      small: 8,
      large: 24,
    } as const;
    export type Sizes = (typeof Sizes)[keyof typeof Sizes];

    export const Words = { open: 'Open', close: 'Close' } as const;
    export type Words = keyof typeof Words;

    export interface Registry<Key extends string = string> {
      /** By name. */
      [name: string]: unknown;
      readonly size: Key;
    }

    /** @returns the value or nothing */
    export function useStored(key: string): string | undefined;
    export function useStored(key: string, parse: (text: string) => number): number;
    export function useStored(): unknown { return undefined; }

    export function useState(start: number | undefined): { count: number; last?: number; first: string | undefined } {
      return { count: start ?? 0, first: undefined };
    }
  `,
});

const { component, type, callable } = extracted;

test('nothing of it is reported', () => {
  expect(extracted.problems).toEqual([]);
});

test('a comment in the line of a member describes it', () => {
  const { properties } = type('Inline');
  expect(properties.a).toMatchObject({ description: 'First.' });
  expect(properties.b).toMatchObject({ description: 'Second.', default: '3' });
  expect(properties.c).not.toHaveProperty('description');
  expect(type('Trailing').properties.b).not.toHaveProperty('description');
});

test('what a member of a union rules out is no type of a prop', () => {
  const { href, onPress } = component('Link').props;
  expect(href).toMatchObject({ type: { text: 'string' }, description: 'Where it leads.' });
  expect(onPress).toMatchObject({ type: { text: '() => void' }, description: 'When pressed.' });
  expect(onPress?.signature?.type).toBe('() => void');
});

test.each([
  ['Text', 'as', "'span'"],
  ['Text', 'rows', '2'],
  ['Tabs.Tab', 'label', "'none'"],
  ['Steps.Step', 'done', 'false'],
  ['Badge', 'tone', "'calm'"],
  ['Badge', 'size', undefined],
])('the default of %s.%s is %s', (name, prop, expected) => {
  expect(component(name).props[prop]?.default).toBe(expected);
});

test.each([
  ['Avatar', 'A picture of a person.'],
  ['Tabs', 'Tabs.'],
  ['Tabs.Tab', 'A single tab.'],
  ['Steps.Step', 'A single step.'],
])('%s is described where it is declared', (name, expected) => {
  expect(component(name).description).toBe(expected);
});

test('variants of styles have the comments of their declaration', () => {
  expect(component('Badge').props.tone).toMatchObject({ description: 'The colour.' });
});

test('props that a component takes from React by name are its own', () => {
  const { props, inherited = [] } = component('Heading');
  expect(Object.keys(props)).toEqual(['children', 'level']);
  expect(inherited.map(({ source }) => source)).not.toContain('React.PropsWithChildren');
  const provider = component('ThemeProvider');
  expect(Object.keys(provider.props)).toEqual(['children', 'value']);
  expect(provider).not.toHaveProperty('spread');
});

describe('types', () => {
  test('of a method are those of its parameters as they are written', () => {
    expect(type('FieldHandle').properties.focus?.type).toEqual({
      name: 'func',
      text: "(options?: FocusOptions, how?: 'smooth' | 'auto') => void",
    });
    expect(component('Field').props.onPick?.type.text).toBe('(item: string) => void');
  });

  test('of what is required keep undefined', () => {
    expect(component('Field').props.value).toMatchObject({
      type: { text: 'string | undefined' },
      required: true,
    });
    expect(callable('useState').parameters.start?.type.text).toBe('number | undefined');
  });

  test('of what readers get have undefined where it may be missing', () => {
    const textsOf = (items: object) =>
      Object.entries(items).map(([name, item]) => `${name}: ${item.type.text}`);
    expect(textsOf(callable('useState').returnValue)).toEqual([
      'count: number',
      'first: string | undefined',
      'last: number | undefined',
    ]);
    expect(textsOf(component('Field').handle ?? {})).toContain('label: string | undefined');
  });
});

test('a return value is what any overload returns', () => {
  expect(callable('useStored').returnValue).toEqual({
    type: { name: 'union', text: 'string | undefined | number' },
    description: 'the value or nothing',
  });
});

test('a constant object with the values of a type is an enum', () => {
  expect(type('Sizes')).toMatchObject({ kind: 'enum', imports: ["import { Sizes } from '@acme/kit';"] });
  expect(type('Sizes').properties).toEqual({
    small: { type: { name: '8', text: '8' }, description: 'For dense tables.' },
    large: { type: { name: '24', text: '24' } },
  });
  // Its values are others than those of the object.
  expect(type('Words')).toMatchObject({ kind: 'type', signatures: ["'close' | 'open'"] });
});

test('what an object may have besides its members is described', () => {
  expect(type('Registry').properties).toEqual({
    '[name: string]': { type: { name: 'unknown', text: 'unknown' }, description: 'By name.' },
    size: { type: { name: 'Key', text: 'Key' }, required: true },
  });
});

test('type parameters have their constraints', () => {
  expect(type('Registry').signatures).toEqual(['interface Registry<Key extends string = string>']);
  expect(component('List').signatures).toEqual([
    'List<Row extends { id: string; }>(props: { rows: readonly Row[]; })',
  ]);
  expect(component('Any')).not.toHaveProperty('signatures');
});

test('inherited props have the default of the component that takes them, and their descriptions', () => {
  const { inherited = [] } = component('Outer');
  const items = inherited.flatMap((group) => group.items);
  expect(items.find(({ name }) => name === 'type')).toMatchObject({ default: "'button'" });
  expect(inherited.find(({ source }) => source === 'Base')?.items).toEqual([
    { name: 'depth', type: 'number', default: '2', description: 'How deep.' },
    { name: 'level', type: 'number', deprecated: true, deprecationInfo: 'Use `depth`.' },
    { name: 'tone', type: 'string', required: true },
  ]);
  const react = inherited.find(({ source }) => source === 'React.AriaAttributes')?.items ?? [];
  expect(react.filter((item) => 'description' in item)).toEqual([]);
});

test('line ends of Windows make the same document', async () => {
  const lines = `
    /**
     * The first line
     * and the second.
     *
     * Another paragraph.
     *
     * @param text what
     *   it marks
     * @deprecated It is
     *   too loud.
     * @example
     * mark('a',
     *   2)
     */
    export function mark(text: string, times = 1): string { return text.repeat(times); }
    export type Loud = {
      shown:
        | 'always'
        | 'never';
    };
  `;
  const [unix, windows] = await Promise.all(
    [lines, lines.replaceAll('\n', '\r\n')].map((text) => extractSources({ 'src/index.ts': text })),
  );
  for (const name of ['mark', 'Loud']) expect(windows?.document(name)).toEqual(unix?.document(name));
  expect(unix?.callable('mark').description).toBe('The first line\nand the second.\n\nAnother paragraph.');
});
