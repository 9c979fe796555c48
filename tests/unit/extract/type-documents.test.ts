import { describe, expect, test } from 'vitest';
import { extractSources } from '../../support/extract-sources.ts';

describe('a type is described by', () => {
  const sources = `
    import type * as React from 'react';
    export interface Grid<Row extends object = object> extends React.AriaAttributes { rows: Row[]; role?: string }
    export class Base { constructor(public size: number, label?: string) { void label; } }
    export class Derived extends Base { extra = 1; }
    export class Single { private constructor(name: string) { void name; } static make() { return new Single(''); } }
    export interface Callback { (value: string, times?: number): boolean; new (value: string): Date; note: string }
    export type Rows<Row> = readonly Row[];
    export type Merged = { a: string } & { b?: number };
    export type Pair = [first: string, second: number];
    export type Keys = Record<'b' | 'a', number>;
    export enum Level { Low, Mid = 5, 'very-high' = 'high', /** @deprecated Use Low. */ Old = Low }
  `;
  const extracted = extractSources({ 'src/index.ts': sources });
  const read = async (name: string) => {
    const { signatures, properties, inherited = [] } = (await extracted).type(name);
    const members = Object.entries(properties).map(
      ([member, { type, required }]) => `${member}${required ? '' : '?'}: ${type.text}`,
    );
    return { signatures, members, inherited: inherited.map(({ source }) => source) };
  };

  test.each<[string, string[] | undefined, string[], string[]]>([
    [
      'Grid',
      ['interface Grid<Row extends object = object>'],
      ['role?: string', 'rows: Row[]'],
      ['React.AriaAttributes'],
    ],
    ['Base', ['new Base(size: number, label?: string)'], ['size: number'], []],
    ['Derived', undefined, ['extra: number', 'size: number'], []],
    ['Single', undefined, [], []],
    [
      'Callback',
      ['(value: string, times?: number) => boolean', 'new (value: string) => Date'],
      ['note: string'],
      [],
    ],
    ['Rows', ['type Rows<Row> = readonly Row[];'], [], []],
    ['Merged', ['type Merged = { a: string; } & { b?: number; };'], ['a: string', 'b?: number'], []],
    ['Pair', ['type Pair = [first: string, second: number];'], [], []],
    ['Keys', ["type Keys = Record<'b' | 'a', number>;"], ['a: number', 'b: number'], []],
    ['Level', undefined, ['Low?: 0', 'Mid?: 5', "very-high?: 'high'", 'Old?: 0'], []],
  ])('%s', async (name, signatures, members, inherited) => {
    expect(await read(name)).toEqual({ signatures, members, inherited });
  });

  test('the comments of its members', async () => {
    expect((await extracted).type('Level').properties.Old).toMatchObject({
      deprecated: true,
      deprecationInfo: 'Use Low.',
    });
  });
});

describe('a name that leads nowhere', () => {
  const lines = [
    "import type { Lost } from './other.ts';",
    "import type { Absent } from 'absent-kit/deep';",
    'export interface Plain { a: Gone }',
    'export interface Imported { a: Lost }',
    'export interface Installed { a: Absent }',
    "export interface Looked { a: Other['gone'] }",
    '// @ts-expect-error',
    'export interface Accepted { a: Gone }',
    'interface Other { known: string }',
  ];
  const extracted = extractSources({ 'src/index.ts': lines.join('\n'), 'src/other.ts': 'export {};' });

  test.each<[string, string, number, string]>([
    ['Plain', 'Gone', 3, 'Declare or import it'],
    ['Imported', 'Lost', 4, 'Correct its import from "./other.ts"'],
    ['Installed', 'Absent', 5, 'Install a version of "absent-kit" that exports it'],
    ['Looked', "Other['gone']", 6, 'Correct the name'],
  ])('in %s', async (name, missing, line, hint) => {
    const found = (await extracted).problems.map(({ diagnostic }) => diagnostic);
    expect(found.filter(({ message }) => message.includes(`"${name}"`))).toEqual([
      {
        severity: 'error',
        code: 'api-type',
        message: `Cannot find "${missing}", which the types of "${name}" need.`,
        hint: `${hint}; until then the API page is incomplete.`,
        place: { file: 'src/index.ts', line, column: (lines[line - 1]?.indexOf(missing) ?? 0) + 1 },
      },
    ]);
  });

  test('is accepted where its authors know it', async () => {
    expect((await extracted).problems).toHaveLength(4);
  });
});
