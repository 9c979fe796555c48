import { describe, expect, test } from 'vitest';
import { extractSources } from '../../support/extract-sources.ts';

// Every way to write a component, with props that are found only by asking for their type.
const sources = {
  'src/index.ts': `
    export * from './components.tsx';
    export * as Dialog from './dialog.tsx';
    export { default } from './named-default.tsx';
    export { Plain as Renamed } from './components.tsx';
    export type { HiddenProps } from './components.tsx';
    export type * from './types-only.tsx';
  `,
  'src/defaults.ts': 'export const imported = { level: 5 }; export type Single = 1;',
  'src/types-only.tsx': `export function TypeOnly(props: { nothing: string }) { return null; }`,
  'src/named-default.tsx': `export default function Fallback({ text = 'none' }: { text?: string }) { return <p>{text}</p>; }`,
  'src/dialog.tsx': `
    /** Groups the parts. */
    export function Root({ open = false }: { open?: boolean }) { return <div hidden={!open} />; }
    export const Title = (props: { level: 1 | 2 }) => <h1 {...props} />;
  `,
  'src/components.tsx': `
    import * as React from 'react';
    import { imported } from './defaults.ts';

    export interface TextProps { /** The text. */ text: string; size?: 'small' | 'large' | undefined }
    export function Plain({ text, size = 'small' }: TextProps) { return <p data-size={size}>{text}</p>; }

    export const Arrow = (props: TextProps): React.ReactElement => <Plain {...props} />;

    export const Fc: React.FC<TextProps> = ({ text, size = 'large' }) => <Plain text={text} size={size} />;

    export const Either: React.ComponentType<TextProps> = Plain;
    export const Constructor: React.JSXElementConstructor<TextProps> = Plain;

    export const Forwarded = React.forwardRef<HTMLButtonElement, TextProps & React.ButtonHTMLAttributes<HTMLButtonElement>>(
      function Forwarded({ text, size, ...rest }, ref) { return <button ref={ref} {...rest}>{text}</button>; },
    );

    export const Memo = React.memo(React.forwardRef<HTMLDivElement, TextProps>((props, ref) => {
      const { text, size = 'large' } = props;
      return <div ref={ref}>{text}{size}</div>;
    }));

    export class Old extends React.Component<TextProps & { tone: string }> {
      static defaultProps = { tone: 'calm' };
      focus(): void {}
      override render() { return <p>{this.props.tone}</p>; }
    }

    export function Assigned(props: { level?: number }) { return <p>{props.level}</p>; }
    Assigned.defaultProps = { level: 3 };
    interface Announcing<Props> { (props: Props): React.ReactElement | null; defaultProps?: Partial<Props> }
    export const Announced: Announcing<{ level: number; tone?: string }> = () => null;

    export declare class Visual {
      constructor(options: { level: number });
      props: { level: number };
      render(): void;
    }

    const shared = { level: 2, tone: 'calm' } as const;
    interface LevelProps { level?: number; tone?: 'calm' | 'loud'; max?: number; label?: string }
    export function Spread(props: LevelProps) {
      const { level, max = 9 } = { ...shared, label: 'none', ...props, tone: 'loud' };
      return <p>{level}{max}</p>;
    }
    export function Merged(inProps: LevelProps) {
      const merged = Object.assign({}, imported, inProps);
      return <p>{merged.level}</p>;
    }
    export function Body(inProps: LevelProps) {
      const { max, ...rest } = inProps as LevelProps;
      const { label = 'any' } = rest;
      const rows = [{ max: 1 }].map(({ max }) => max ?? 7);
      return <p>{rest.level ?? -1}{label}{max}{rows}{inProps.tone ?? 'calm'}{inProps.tone ?? 'loud'}</p>;
    }
    function Inner({ level = 4 }: LevelProps) { return <p>{level}</p>; }
    export const Outer = React.memo(Inner);
    export const Itself: React.FC<LevelProps> = React.memo(Itself);

    interface LongProps<Item> {
      parts?: { header: { first: Item; last: Item; middle: Item; others: readonly Item[]; all: readonly Item[] };
        footer: { first: Item; last: Item; middle: Item; others: readonly Item[]; all: readonly Item[]; none: Item } };
      short?: readonly Item[];
    }
    type LongParts = {
      header: { first: string; last: string; middle: string; others: readonly string[]; all: readonly string[] };
      footer: { first: string; last: string; middle: string; others: readonly string[]; all: readonly string[] };
    };
    type Rebuilt<Props> = { [Key in keyof Props]: { [Part in keyof Props[Key]]: Props[Key][Part] } };
    export function Mapped(props: Rebuilt<{ parts: LongParts }>) { return <b>{String(props)}</b>; }
    export function Long(props: LongProps<string | number>) { return <b>{props.short}</b>; }
    export function Nodes<Row extends object>(props: {
      children?: React.ReactNode | ((row: Row) => React.ReactElement);
      title: React.ReactNode | Row | null;
      nullable: Row | null;
      single?: import('./defaults.ts').Single;
      __scope?: string;
    }) {
      return <b>{props.__scope}</b>;
    }

    type Single = { multiple?: false; value: string; onPick?: (value: string) => void };
    type Multiple = { multiple: true; value: readonly string[]; max?: number };
    export const Picker = (props: (Single | Multiple) & { label: string }) => <p>{props.label}</p>;

    export function Listing<Row extends object>(props: { rows: readonly Row[]; render?: (row: Row) => React.ReactNode }) {
      return <>{props.rows.length}</>;
    }

    interface Own { color?: 'red' | 'blue'; component?: React.ElementType }
    interface Overridable {
      <C extends React.ElementType>(props: { component: C } & Own & Omit<React.ComponentPropsWithRef<C>, keyof Own>): React.JSX.Element;
      (props: Own & Omit<React.ComponentPropsWithRef<'span'>, keyof Own>): React.JSX.Element;
    }
    export const Polymorphic: Overridable = (props: Own) => <span>{props.color}</span>;

    const Panel = (props: { depth: number }) => <p>{props.depth}</p>;
    export const Card = Object.assign((props: { title: string }) => <p>{props.title}</p>, { Panel, version: 1, Provider: Panel });

    /** @internal */
    export const Inner = () => <p />;
    export const unstable_New = () => <p />;
    export interface HiddenProps { a: string }
    export const Context = React.createContext('');
    export const limit = 3;
  `,
};

const extracted = await extractSources(sources);

describe('every form of a component', () => {
  test.each([
    ['Plain', ['size', 'text!']],
    ['Renamed', ['size', 'text!']],
    ['Arrow', ['size', 'text!']],
    ['Fc', ['size', 'text!']],
    ['Either', ['size', 'text!']],
    ['Constructor', ['size', 'text!']],
    ['Forwarded', ['size', 'text!']],
    ['Memo', ['size', 'text!']],
    ['Old', ['size', 'text!', 'tone']],
    ['Assigned', ['level']],
    ['Announced', ['level!', 'tone']],
    // A prop of some members is kept; one is required if it is in all of them.
    ['Picker', ['label!', 'max', 'multiple', 'onPick', 'value!']],
    ['Listing', ['render', 'rows!']],
    ['Polymorphic', ['color', 'component']],
    ['Card', ['title!']],
    ['Card.Panel', ['depth!']],
    ['Dialog.Root', ['open']],
    ['Dialog.Title', ['level!']],
    ['Fallback', ['text']],
  ])('%s', (name, expected) => {
    const { props } = extracted.component(name);
    const names = Object.entries(props).map(([prop, { required }]) => `${prop}${required ? '!' : ''}`);
    expect(names).toEqual(expected);
  });

  test('and nothing else', () => {
    expect(extracted.names.toSorted()).toEqual(
      [
        ...[
          'Announced',
          'Arrow',
          'Assigned',
          'Body',
          'Card',
          'Card.Panel',
          'Card.Provider',
          'Constructor',
          'Dialog.Root',
          'Dialog.Title',
          'Either',
          'Fallback',
          'Fc',
          'Forwarded',
        ],
        ...[
          'HiddenProps',
          'Listing',
          'Itself',
          'Long',
          'Mapped',
          'Memo',
          'Merged',
          'Nodes',
          'Old',
          'Outer',
          'Picker',
          'Plain',
          'Polymorphic',
          'Renamed',
          'Spread',
          'TextProps',
          // A class with props that is no component.
          'Visual',
        ],
      ].toSorted(),
    );
    expect(extracted.problems).toEqual([]);
    expect(extracted.type('Visual').properties).toHaveProperty('render');
  });
});

test.each([
  ['Plain', 'size', "'small'"],
  ['Renamed', 'size', "'small'"],
  ['Fc', 'size', "'large'"],
  ['Memo', 'size', "'large'"],
  ['Old', 'tone', "'calm'"],
  ['Assigned', 'level', '3'],
  ['Dialog.Root', 'open', 'false'],
  ['Fallback', 'text', "'none'"],
  ['Spread', 'level', '2'],
  ['Spread', 'tone', "'calm'"],
  ['Spread', 'label', "'none'"],
  ['Spread', 'max', '9'],
  ['Merged', 'level', '5'],
  ['Body', 'level', '-1'],
  ['Body', 'label', "'any'"],
  ['Body', 'tone', undefined],
  ['Body', 'max', undefined],
  ['Outer', 'level', '4'],
  ['Itself', 'level', undefined],
])('the default of %s.%s is %s', (name, prop, expected) => {
  expect(extracted.component(name).props[prop]?.default).toBe(expected);
});

const longPart = '{ first: Item; last: Item; middle: Item; others: readonly Item[]; all: readonly Item[]';

test.each([
  ['Picker', 'multiple', 'boolean'],
  ['Picker', 'value', 'string | readonly string[]'],
  ['Picker', 'onPick', '(value: string) => void'],
  ['Listing', 'rows', 'readonly Row[]'],
  ['Polymorphic', 'component', 'React.ElementType'],
  ['Dialog.Title', 'level', '1 | 2'],
  ['Nodes', 'children', 'React.ReactNode | ((row: Row) => React.ReactElement)'],
  ['Nodes', 'title', 'React.ReactNode | Row | null'],
  ['Nodes', 'nullable', 'Row | null'],
  ['Nodes', 'single', 'Single'],
  ['Mapped', 'parts', 'LongParts'],
  ['Long', 'short', 'readonly (string | number)[]'],
  ['Long', 'parts', `{ header: ${longPart}; }; footer: ${longPart}; none: Item; }; }`],
])('the type of %s.%s is %s', (name, prop, expected) => {
  expect(extracted.component(name).props[prop]?.type.text).toBe(expected);
});

test('exports of two kinds with one name in other letters have a page each', async () => {
  const { problems, document } = await extractSources({
    'src/index.ts': `
      import * as React from 'react';
      export function rgba(color: RGBA): string { return color.r; }
      export interface RGBA { r: string }
      export declare function Render(props: { of: string }): React.JSX.Element;
      export declare function render(of: string): string;
    `,
  });
  expect(problems).toEqual([]);
  const placed = ['rgba', 'RGBA', 'Render', 'render'].map((name) => document(name).source);
  expect(placed).toEqual([
    ...['api/rgba.json', 'api/rgba-type.json', 'api/render.json', 'api/render-function.json'],
  ]);
});

test('an interface that is there to be extended has no page while there is nothing to say about it', async () => {
  const sources = {
    'src/index.ts': `
      export interface RowOverrides {}
      /** Add the classes of your rows. */
      export interface CellOverrides {}
      interface Base { a: string }
      export interface HeaderOverrides extends Base {}
    `,
  };
  const { names } = await extractSources(sources);
  expect(names.toSorted()).toEqual(['CellOverrides', 'HeaderOverrides']);
  const asked = await extractSources(sources, { include: ['RowOverrides'] });
  expect(asked.names).toEqual(['RowOverrides']);
});

test('what components pass to each other is left out by a rule', () => {
  expect(extracted.document('Nodes').excluded).toContainEqual({ name: '__scope', rule: 'private' });
  expect(extracted.component('Nodes').props).not.toHaveProperty('__scope');
});

test.each([
  ['Forwarded', 'HTMLButtonElement'],
  ['Memo', 'HTMLDivElement'],
  ['Polymorphic', 'HTMLSpanElement'],
  ['Plain', null],
])('a ref to %s gives %s', (name, expected) => {
  expect(extracted.component(name).forwardsRefTo).toBe(expected);
});

test('a ref to a class gives its own methods', () => {
  expect(extracted.component('Old').handle).toEqual({
    focus: expect.objectContaining({ type: expect.objectContaining({ text: '() => void' }) }),
  });
});

test.each([
  'Plain',
  'Old',
  'Picker',
  'Listing',
  'Polymorphic',
  'Forwarded',
  'Card.Panel',
  'Dialog.Root',
  'Fallback',
])('%s lists every prop that TypeScript accepts', (name) => {
  const { accepted = [], excluded = [] } = extracted.document(name);
  const { props, inherited = [] } = extracted.component(name);
  const groups = inherited.flatMap(({ items }) => items.map((item) => item.name));
  const documented = [...Object.keys(props), ...groups, ...excluded.map((one) => one.name)];
  expect(documented.toSorted()).toEqual(accepted);
});
