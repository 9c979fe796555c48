import { expect, test } from 'vitest';
import type { ApiFileProp } from '../../../src/model/api-file.ts';
import { extractSources } from '../../support/extract-sources.ts';

const { callable } = await extractSources({
  'src/index.ts': `
    /**
     * Opens a dialog.
     * @param id its id
     * @param options how it opens
     * @param options.modal whether it blocks the page
     * @param done called in the end
     */
    export function open(
      id: string,
      options: { modal?: boolean; /** Its title. */ title: string; /** @ignore */ secret?: string },
      done?: (result: string) => void,
    ): void {}

    export function configure({ dense = false, rows }: { dense?: boolean; rows: number }, name: string): void {}

    /** @param settings what to show */
    export function show({ first }: { first: string }, count = 3): string { return first + count; }

    /** Joins. @param parts what to join */
    export function join(...parts: string[]): string { return parts.join(); }

    export function noop(options: {}): void {}

    /**
     * Picks one.
     * @param value for both
     * @returns what was picked
     */
    export function pick(value: 'a'): 1;
    /**
     * Picks another one.
     * @param value for the second
     */
    export function pick(value: 'b', deep: boolean): 2;
    export function pick(value: string, deep?: boolean): number { return deep ? 1 : 2; }

    export function same(value: string): { first: string; second?: number };
    export function same(value: string, more: number): string;
    export function same(value: string, more?: number): unknown { return more; }

    export type Mode = 'on' | 'off';
    export declare function found(): Mode | undefined;
    export declare function parts(): { mode?: Mode; done?: () => void };
    export declare function none(): null;

    /** Described where it is declared. */
    export const arrow = (value: number | undefined): number | undefined => value;
  `,
});

/** `name?: type = default, description` */
function listed(items: Readonly<Record<string, ApiFileProp>>): string[] {
  return Object.entries(items).map(([name, { required, type, default: value, description }]) => {
    const end = `${value === undefined ? '' : ` = ${value}`}${description === undefined ? '' : `, ${description}`}`;
    return `${name}${required ? '' : '?'}: ${type.text ?? type.name}${end}`;
  });
}

test.each<[name: string, parameters: readonly string[], signatures: readonly string[]]>([
  [
    'open',
    [
      'id: string, its id',
      'options: { modal?: boolean; title: string; secret?: string; }, how it opens',
      'options.modal?: boolean, whether it blocks the page',
      'options.title: string, Its title.',
      'done?: (result: string) => void, called in the end',
    ],
    [
      'open(id: string, options: { modal?: boolean; title: string; secret?: string; }, done?: (result: string) => void): void',
    ],
  ],
  [
    'configure',
    [
      'options: { dense?: boolean; rows: number; }',
      'options.dense?: boolean = false',
      'options.rows: number',
      'name: string',
    ],
    ['configure(options: { dense?: boolean; rows: number; }, name: string): void'],
  ],
  [
    'show',
    ['settings: { first: string; }, what to show', 'settings.first: string', 'count?: number = 3'],
    ['show(settings: { first: string; }, count?: number): string'],
  ],
  ['join', ['parts?: string[], what to join'], ['join(...parts: string[]): string']],
  ['noop', ['options: {}'], ['noop(options: {}): void']],
  [
    'pick',
    ["value: 'a' | 'b', for both", 'deep?: boolean'],
    ["pick(value: 'a'): 1", "pick(value: 'b', deep: boolean): 2"],
  ],
  [
    'same',
    ['value: string', 'more?: number'],
    ['same(value: string): { first: string; second?: number; }', 'same(value: string, more: number): string'],
  ],
  ['arrow', ['value: number | undefined'], ['arrow(value: number | undefined): number | undefined']],
])('%s has the parameters %j', (name, parameters, signatures) => {
  const document = callable(name);
  expect(listed(document.parameters)).toEqual(parameters);
  expect(document.signatures).toEqual(signatures);
});

test('the first comment describes a function with overloads', () => {
  expect(callable('pick').description).toBe('Picks one.');
  expect(callable('join').description).toBe('Joins.');
  expect(callable('arrow').description).toBe('Described where it is declared.');
  expect(callable('noop').description).toBeUndefined();
});

test('overloads return what any of them returns, or the object of the first', () => {
  expect(callable('pick').returnValue).toEqual({
    type: { name: 'union', text: '1 | 2' },
    description: 'what was picked',
  });
  expect(callable('same').returnValue).toEqual({
    first: { type: { name: 'string', text: 'string' }, required: true },
    second: { type: { name: 'number', text: 'number | undefined' } },
  });
});

test('a function among the parameters has a signature', () => {
  expect(callable('open').parameters.done?.signature).toEqual({
    type: '(result: string) => void',
    parameters: [{ name: 'result', type: 'string' }],
    returns: { type: 'void' },
  });
  expect(callable('open').parameters.id).not.toHaveProperty('signature');
});

test('what a call returns may be missing, also in the resolved form', () => {
  const mode = {
    name: 'enum',
    text: 'Mode | undefined',
    expanded: "'on' | 'off' | undefined",
    literals: ["'on'", "'off'"],
  };
  expect(callable('found').returnValue).toEqual({ type: mode });
  expect(callable('parts').returnValue).toMatchObject({
    mode: { type: mode },
    done: { type: { text: '(() => void) | undefined' } },
  });
  expect(callable('none').returnValue).toEqual({ type: { name: 'null', text: 'null' } });
});
