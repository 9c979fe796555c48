import { expect, test } from 'vitest';
import { propDifferences } from '../../../src/assemble/api/prop-differences.ts';
import { extractSources } from '../../support/extract-sources.ts';

// What a text of a type, or a list of members, may lose without anybody seeing it.
const { component, callable, type, document, names, problems } = await extractSources({
  'src/index.ts': `
    export * from './store.ts';
    export * from './list.tsx';
    export { default as Popup } from './popup.tsx';
  `,
  'src/store.ts': `
    /** Keeps rows. */
    export class Store<Row extends object = object> {
      /** How many there are. */
      size = 0;
      private rows: Row[] = [];
      protected limit = 10;
      #timer = 0;
      constructor(private readonly origin: string) {}
      /** The first one. */
      first(): Row | undefined { return this.rows[this.#timer]; }
      get name() { return this.origin; }
      [Symbol.iterator]() { return this.rows.values(); }
    }
    export function useStore(name: string) { return new Store(name); }
    export function readStore(store: Store, limit: number) { return [store, limit]; }
    /**
     * Asks.
     * @param options how
     * @param options.title - what it asks
     * @param options.limit the most answers
     */
    export function ask(options: { title: string; /** How many. */ limit?: number; }) { return options; }
    /**
     * Sends.
     * @param {object} message what
     * @param {string} message.text its words
     */
    export function send(message: { text: string }) { return message; }
    export function listen(this: object, ...names: string[]): void { void [this, names]; }
    /** @returns {number} {how} many */
    export function count() { return 1; }
    export enum Quote { Single = "'", Path = 'C:\\\\dir' }
  `,
  'src/list.tsx': `
    import * as React from 'react';
    export class Panel extends React.Component<{ size?: 's' | 'm'; tone?: string; lines?: number }> {
      static defaultProps = { lines: 2 };
      lines = () => this.props.lines ?? 3;
      render() {
        const { size = 'm' } = this.props;
        return <b className={size}>{this.props.tone ?? 'calm'}</b>;
      }
    }
    export interface Sizes { width: number | undefined; height?: number | undefined; 'aria-label': string; größe?: string }
    interface Mapped<T> { same: { [K in keyof T]: T[K] }; all: { [K in keyof T]-?: T[K] } }
    interface ListProps extends Mapped<Sizes> { sizes: Sizes }
    export function List(props: ListProps) { return <b>{props.sizes.width}</b>; }
    /** Waits for its rows on the server. */
    export async function Rows(props: { /** Where they are. */ from: string }) { return <b>{props.from}</b>; }
    type Many = { many: true; value: string[] } | { many?: boolean; value: string } | { many: false };
    export function Choice(props: Many) { return <b>{String(props.many)}</b>; }
    type OpenProps = { size: number } & { /** Passed on. */ [name: string]: unknown } & { [name: \`data-\${string}\`]: string };
    export function Open(props: OpenProps) { return <b {...props} />; }
    /**
     * Shows a title.
     * @param props the props
     * @param props.title what it says
     */
    export function Card({ title }: { title: string }) { return <b>{title}</b>; }
    type Either = { plain: true } & React.HTMLAttributes<HTMLAnchorElement> | { plain: false } & React.HTMLAttributes<HTMLButtonElement>;
    export function Target(props: Either) { return <b>{String(props.plain)}</b>; }
    export function Übersicht(props: { titel: string }) { return <b>{props.titel}</b>; }
    export async function Fetch(from: string) { return from; }
  `,
  'src/popup.tsx':
    'export default function PopupBox(props: { open: boolean }) { return <b>{props.open}</b>; }',
  'src/PopupBoxCssVars.ts': "export enum PopupBoxCssVars { /** Its width. */ width = '--popup-width' }",
});

test('nothing of it is reported, and every component has the props that TypeScript accepts', () => {
  expect(problems).toEqual([]);
  const accepted = names.map(document).filter((one) => one.accepted !== undefined);
  expect(accepted.length).toBeGreaterThan(8);
  for (const one of accepted) expect(propDifferences(one, one.file), one.file.name).toBeUndefined();
});

test('of a class the members that others can use, its type parameters and its constructor', () => {
  expect(type('Store')).toMatchObject({
    kind: 'interface',
    imports: ["import { Store } from '@acme/kit';"],
    signatures: ['class Store<Row extends object = object>', 'new Store(origin: string)'],
  });
  expect(Object.keys(type('Store').properties)).toEqual(['first', 'name', 'size']);
  expect(Object.keys(callable('useStore').returnValue)).toEqual(['first', 'name', 'size']);
  expect(Object.keys(callable('readStore').parameters)).toEqual([
    ...['store', 'store.first', 'store.name', 'store.size'],
    'limit',
  ]);
});

test('the quotes of a value', () => {
  expect(type('Quote').properties).toMatchObject({
    Single: { type: { text: "'\\''" } },
    Path: { type: { text: "'C:\\\\dir'" } },
  });
});

test('undefined, and the quotes of a name, in the text of an object', () => {
  const { sizes, same, all } = component('List').props;
  const members = "width: number | undefined; height?: number; 'aria-label': string; größe?: string";
  expect(sizes?.type.expanded).toBe(`{ ${members} }`);
  expect(same?.type.text).toBe(`{ ${members} }`);
  expect(all?.type.text).toBe(
    "{ width: number | undefined; height: number; 'aria-label': string; größe: string }",
  );
});

test('the types of an inherited prop in each member of a union', () => {
  const items = component('Target').inherited?.flatMap((group) => group.items) ?? [];
  const typeOf = (name: string) => items.find((item) => item.name === name)?.type;
  expect(typeOf('onClick')).toBe(
    'React.MouseEventHandler<HTMLAnchorElement> | React.MouseEventHandler<HTMLButtonElement>',
  );
  expect(typeOf('title')).toBe('string');
});

test('the defaults of a class', () => {
  expect(component('Panel').props).toMatchObject({
    size: { default: "'m'" },
    tone: { default: "'calm'" },
    lines: { default: '2' },
  });
});

test('the members of a boolean, which are no further types', () => {
  expect(component('Choice').props.many?.type).toEqual({ name: 'bool', text: 'boolean' });
});

test('the descriptions of properties in the comment of a function or component', () => {
  expect(component('Card')).toMatchObject({
    description: 'Shows a title.',
    props: { title: { description: 'what it says' } },
  });
  expect(callable('ask').parameters).toMatchObject({
    title: { description: 'what it asks' },
    limit: { description: 'How many.' },
  });
  expect(callable('send').parameters).toMatchObject({ text: { description: 'its words' } });
  expect(callable('send').returnValue).toMatchObject({ text: { required: true } });
  expect(callable('count').returnValue).toMatchObject({ description: '{how} many' });
});

test('the dots of a parameter behind `this`, which no caller passes', () => {
  expect(callable('listen').signatures).toEqual(['listen(...names: string[]): void']);
});

test('a component that is a promise', () => {
  expect(component('Rows').props).toMatchObject({ from: { description: 'Where they are.' } });
  expect(callable('Fetch').kind).toBe('function');
  expect(names).toContain('Rows');
});

test('what a component takes besides its named props', () => {
  expect(component('Open').props).toMatchObject({
    size: { required: true },
    '[name: string]': { description: 'Passed on.' },
  });
  // Attributes of data are not listed, since every component takes them.
  expect(Object.keys(component('Open').props)).toHaveLength(2);
});

test('a component whose name begins with another letter than A to Z', () => {
  expect(component('Übersicht')).toMatchObject({ props: { titel: { required: true } } });
});

test('the styles of a component whose module has it as its default', () => {
  expect(component('Popup').cssVariables).toEqual([{ name: '--popup-width', description: 'Its width.' }]);
});
