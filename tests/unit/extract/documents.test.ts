import { describe, expect, test } from 'vitest';
import { extractSources } from '../../support/extract-sources.ts';

// What documents say about props, hooks, functions and types.
const extracted = await extractSources(
  {
    'src/index.ts': "export * from './panel.tsx';\nexport * from './hooks.ts';",
    'src/PanelDataAttributes.ts': `export enum PanelDataAttributes {
      /** Present while the panel is open. */
      open = 'data-open',
    }`,
    'src/PanelCssVars.ts': `/**
      * The height of the panel.
      * @type {number}
      */
    export const panelHeight = '--panel-height';`,
    'src/panel.tsx': `
      import * as React from 'react';
      /** Which way it faces. */
      export type Side = 'top' | 'left' | 'bottom';
      export type Distance = number | 'auto';
      export interface PanelHandle {
        /** Closes it. */
        close(): void;
      }
      export interface PanelClasses {
        /** Styles applied to the root element. */
        root: string;
        /** Styles applied if it is disabled. */
        disabled: string;
      }
      export interface PanelProps extends Omit<React.HTMLAttributes<HTMLDivElement>, 'onToggle'> {
        /** The side. @default 'top' */
        side?: Side | undefined;
        distance?: Distance | undefined;
        /** A title of its own, instead of the attribute. */
        title: string;
        /**
         * Called when it opens.
         * @param open the next state
         * @returns whether it may
         */
        onToggle?: (open: boolean, reason?: 'click' | 'key') => boolean | void;
        /** @deprecated Use {@link PanelProps.side}. */
        align?: string;
        /**
         * The order.
         * @since 2.1.0
         * @default {
         *   first: 1,
         * }
         * @example
         * <Panel order={2} />
         *
         * @example <Panel>
         *   {sides[[0]]}
         * </Panel>
         */
        order?: PanelOptions['order'];
        /** @internal */
        secret?: string;
        constructor?: string;
        nothing?: undefined;
        slots?: {
          /** The frame. @default 'section' */
          root?: React.ElementType;
        };
      }
      export interface PanelOptions { order: 1 | 2; nested: { deep: boolean } }
      /** Shows something. */
      export const Panel = React.forwardRef<PanelHandle, PanelProps>(function Panel(props, ref) {
        const { side = 'top', distance = 8, ...rest } = props;
        React.useImperativeHandle(ref, () => ({ close() {} }));
        return <div data-side={side} data-distance={distance} {...rest} />;
      });
      interface DrawerExtra { /** How far. */ depth: number }
      export interface DrawerProps extends PanelProps, DrawerExtra {}
      export const Drawer = (props: DrawerProps) => <Panel {...props} />;
    `,
    'src/hooks.ts': `
      import type { PanelHandle } from './panel.tsx';
      export interface UsePanelOptions {
        /** Opens at first. */
        defaultOpen?: boolean;
      }
      /**
       * Controls a panel.
       * @param options how it begins
       */
      export function usePanel({ defaultOpen = true }: UsePanelOptions = {}): { open: boolean; toggle: () => void } {
        return { open: defaultOpen, toggle() {} };
      }
      /**
       * Clamps a number.
       * @param value the number
       * @returns a number that is not too large
       */
      export function clamp(value: number, max = 10): number { return Math.min(value, max); }
      export function first<Item>(items: readonly Item[]): Item | undefined;
      export function first(items: string): string;
      export function first(items: readonly unknown[] | string): unknown { return items[0]; }
      export function shorten(text: string, options?: Partial<Record<'end' | 'start', number>> | null): string {
        return options ? text : '';
      }
      export enum Level {
        /** Below. */
        Low = 'low',
        High = 'high',
      }
      export type Handles = Record<string, PanelHandle>;
    `,
  },
  {},
);

const panel = extracted.component('Panel');

describe('a component', () => {
  test.each([
    [
      'side',
      { text: 'Side', expanded: "'top' | 'left' | 'bottom'", literals: ["'top'", "'left'", "'bottom'"] },
    ],
    ['distance', { text: 'Distance', expanded: "number | 'auto'", literals: ["'auto'"] }],
    ['order', { text: "PanelOptions['order']", expanded: '1 | 2', literals: ['1', '2'] }],
    ['title', { text: 'string' }],
    ['onToggle', { text: "(open: boolean, reason?: 'click' | 'key') => boolean | void" }],
  ])('the type of %s', (name, expected) => {
    const { name: _, ...type } = panel.props[name]?.type ?? { name: '' };
    expect(type).toEqual(expected);
  });

  test('defaults come from comments, and else from the implementation', () => {
    expect(panel.props.side?.default).toBe("'top'");
    expect(panel.props.distance?.default).toBe('8');
  });

  test('code keeps its indentation', () => {
    expect(panel.props.order?.default).toBe('{\n  first: 1,\n}');
    expect(panel.props.order?.examples).toEqual(['<Panel order={2} />', '<Panel>\n  {sides[[0]]}\n</Panel>']);
  });

  test('a prop that is declared again is no attribute', () => {
    expect(panel.props.title).toMatchObject({
      required: true,
      description: 'A title of its own, instead of the attribute.',
    });
    const names = panel.inherited?.flatMap(({ items }) => items.map(({ name }) => name)) ?? [];
    expect(names).toContain('onClick');
    expect(names).not.toContain('title');
  });

  test('inherited props are grouped by the type that declares them, the largest first', () => {
    expect(panel.inherited?.map((group) => [group.source, group.package])).toEqual([
      ['React.DOMAttributes', '@types/react'],
      ['React.HTMLAttributes', '@types/react'],
      ['React.AriaAttributes', '@types/react'],
    ]);
  });

  test('and by component', () => {
    const { inherited, inheritance, props } = extracted.component('Drawer');
    expect(Object.keys(props)).toEqual(['depth']);
    expect(inheritance).toEqual({ component: 'Panel' });
    expect(inherited?.find(({ source }) => source === 'Panel')?.items).toContainEqual({
      name: 'title',
      type: 'string',
      required: true,
      description: 'A title of its own, instead of the attribute.',
    });
  });

  test('deprecation, version, example and signature', () => {
    expect(panel.props.align).toMatchObject({ deprecated: true, deprecationInfo: 'Use `PanelProps.side`.' });
    expect(panel.props.order).toMatchObject({ since: '2.1.0' });
    expect(panel.props.onToggle?.signature).toEqual({
      type: "(open: boolean, reason?: 'click' | 'key') => boolean | void",
      describedArgs: ['open'],
      returned: 'whether it may',
      parameters: [
        { name: 'open', type: 'boolean', description: 'the next state' },
        { name: 'reason', type: "'click' | 'key'", optional: true },
      ],
      returns: { type: 'boolean | void', description: 'whether it may' },
    });
  });

  test('what is left out has a rule', () => {
    expect(extracted.document('Panel').excluded).toEqual([
      { name: 'key', rule: 'key' },
      { name: 'nothing', rule: 'never' },
      { name: 'ref', rule: 'ref' },
      { name: 'secret', rule: 'ignored' },
    ]);
  });

  test('slots, classes, variables, attributes and handle', () => {
    expect(panel.slots).toEqual([
      { name: 'root', description: 'The frame.', class: null, default: 'section' },
    ]);
    expect(panel.classes).toEqual([
      { key: 'disabled', description: 'Styles applied if it is disabled.', isGlobal: false },
      { key: 'root', description: 'Styles applied to the root element.', isGlobal: false },
    ]);
    expect(panel.dataAttributes).toEqual([
      { name: 'data-open', description: 'Present while the panel is open.' },
    ]);
    expect(panel.cssVariables).toEqual([
      { name: '--panel-height', description: 'The height of the panel.', type: 'number' },
    ]);
    expect(panel.forwardsRefTo).toBe('PanelHandle');
    expect(panel.handle?.close).toMatchObject({ description: 'Closes it.', required: true });
  });
});

test('a hook is described by the properties of its options and of its result', () => {
  const hook = extracted.callable('usePanel');
  expect(hook.kind).toBe('hook');
  expect(hook.signatures).toEqual([
    'usePanel(options?: UsePanelOptions): { open: boolean; toggle: () => void; }',
  ]);
  expect(hook.parameters).toMatchObject({ defaultOpen: { description: 'Opens at first.', default: 'true' } });
  expect(Object.keys(hook.returnValue)).toEqual(['open', 'toggle']);
});

test('a function is described by its parameters', () => {
  const { parameters, returnValue, signatures } = extracted.callable('clamp');
  expect(signatures).toEqual(['clamp(value: number, max?: number): number']);
  expect(parameters).toMatchObject({
    value: { required: true, description: 'the number' },
    max: { default: '10' },
  });
  expect(returnValue).toMatchObject({
    type: { text: 'number' },
    description: 'a number that is not too large',
  });
  // As written, with its `null`.
  expect(extracted.callable('shorten').signatures).toEqual([
    "shorten(text: string, options?: Partial<Record<'end' | 'start', number>> | null): string",
  ]);
  expect(extracted.callable('first').signatures).toEqual([
    'first<Item>(items: readonly Item[]): Item | undefined',
    'first(items: string): string',
  ]);
});

test('types are described by their members', () => {
  expect(extracted.type('Level').properties).toEqual({
    Low: { type: { name: "'low'", text: "'low'" }, description: 'Below.' },
    High: { type: { name: "'high'", text: "'high'" } },
  });
  expect(extracted.type('Side').signatures).toEqual(["type Side = 'top' | 'left' | 'bottom';"]);
  expect(extracted.type('PanelOptions').properties.nested?.type.text).toBe('{ deep: boolean; }');
  // Companions of a component have no document.
  expect(extracted.names).not.toContain('PanelProps');
  expect(extracted.names).not.toContain('PanelClasses');
});
