import { beforeAll, expect, test } from 'vitest';
import type { ApiFileType, ApiTypeFile } from '../../../src/model/api-file.ts';
import { extractSources } from '../../support/extract-sources.ts';

const members = Array.from({ length: 17 }, (_, at) => `m${at}: string;`);
const sides = ["'top'", "'left'", "'bottom'"];
const sidesText = sides.join(' | ');
const point = '{ x: number; y?: string }';

/** Types of properties as they are written, with all that a document says about each. */
const types: readonly (readonly [written: string, expected: ApiFileType])[] = [
  // Types of React, the browser and the language have no further text.
  ['React.ReactNode', { name: 'node', text: 'React.ReactNode' }],
  ['React.ReactNode | undefined', { name: 'node', text: 'React.ReactNode' }],
  ['React.ReactElement', { name: 'element', text: 'React.ReactElement' }],
  ['React.ElementType', { name: 'elementType', text: 'React.ElementType' }],
  ['Date', { name: 'object', text: 'Date' }],
  ['Date | null', { name: 'object', text: 'Date | null' }],
  ['Array<string>', { name: 'array', text: 'Array<string>' }],
  ['Partial<Point>', { name: 'object', text: 'Partial<Point>' }],
  ['string', { name: 'string', text: 'string' }],
  ['number | null', { name: 'number', text: 'number | null' }],
  ['boolean', { name: 'bool', text: 'boolean' }],
  ['true', { name: 'bool', text: 'true' }],
  ['any', { name: 'any', text: 'any' }],
  ['unknown', { name: 'unknown', text: 'unknown' }],
  ['readonly string[]', { name: 'array', text: 'readonly string[]' }],
  ['Point[]', { name: 'array', text: 'Point[]' }],
  ['[first: string, second: number]', { name: 'object', text: '[first: string, second: number]' }],
  ['() => void', { name: 'func', text: '() => void' }],
  ['(() => void) | undefined', { name: 'func', text: '() => void' }],
  ['(() => void) | null', { name: 'func', text: '(() => void) | null' }],
  ['Handler | null', { name: 'func', text: 'Handler | null', expanded: '((value: string) => void) | null' }],
  // Literals in the order in which they are declared.
  ['Side', { name: 'enum', text: 'Side', expanded: sidesText, literals: sides }],
  ['Side | null', { name: 'enum', text: 'Side | null', expanded: `${sidesText} | null`, literals: sides }],
  [
    "'none' | Side | 2",
    {
      name: 'enum',
      text: "'none' | Side | 2",
      expanded: `'none' | ${sidesText} | 2`,
      literals: ["'none'", ...sides, '2'],
    },
  ],
  [
    "Exclude<Side, 'left'>",
    {
      name: 'enum',
      text: "Exclude<Side, 'left'>",
      expanded: "'top' | 'bottom'",
      literals: ["'top'", "'bottom'"],
    },
  ],
  ['ScrollBehavior', { name: 'union', text: 'ScrollBehavior' }],
  ["'one'", { name: "'one'", text: "'one'", literals: ["'one'"] }],
  ['keyof Point', { name: 'enum', text: 'keyof Point', expanded: "'x' | 'y'", literals: ["'x'", "'y'"] }],
  ["Point['y']", { name: 'string', text: "Point['y']", expanded: 'string' }],
  [
    'Level',
    {
      name: 'enum',
      text: 'Level',
      expanded: 'Level.Low | Level.High',
      literals: ['Level.Low', 'Level.High'],
    },
  ],
  ["number | 'auto'", { name: 'union', text: "number | 'auto'", literals: ["'auto'"] }],
  ["'a' | 'b' | number", { name: 'union', text: "'a' | 'b' | number", literals: ["'a'", "'b'"] }],
  [
    'Side | (() => void)',
    {
      name: 'union',
      text: 'Side | (() => void)',
      expanded: `${sidesText} | (() => void)`,
      literals: sides,
    },
  ],
  // Members of objects, as far as they are easy to read.
  ['Point', { name: 'object', text: 'Point', expanded: point }],
  ['Point | null', { name: 'object', text: 'Point | null', expanded: `${point} | null` }],
  ['Box<Point>', { name: 'object', text: 'Box<Point>', expanded: '{ value: Point; all: Point[] }' }],
  ['Many', { name: 'object', text: 'Many' }],
  ['Hidden', { name: 'object', text: 'Hidden', expanded: '{ shown: string }' }],
  // The same members in another order, or with another end, say no more.
  ["'auto' | number", { name: 'union', text: "'auto' | number", literals: ["'auto'"] }],
  ["'a' | boolean", { name: 'union', text: "'a' | boolean", literals: ["'a'"] }],
  ['{ a: string; b?: number }', { name: 'object', text: '{ a: string; b?: number; }' }],
  ['Loose<string>', { name: 'union', text: 'Loose<string>', expanded: 'string | string[]' }],
];

/** The same for properties that are required, where `undefined` counts. */
const requiredTypes: typeof types = [
  ['string | undefined', { name: 'string', text: 'string | undefined' }],
  [
    'Side | undefined',
    { name: 'enum', text: 'Side | undefined', expanded: `${sidesText} | undefined`, literals: sides },
  ],
  ['(() => void) | undefined', { name: 'func', text: '(() => void) | undefined' }],
  [
    'Point | null | undefined',
    { name: 'object', text: 'Point | null | undefined', expanded: `${point} | null | undefined` },
  ],
  ['null', { name: 'null', text: 'null' }],
  ['React.ReactNode | Point', { name: 'union', text: 'React.ReactNode | Point' }],
];

let properties: ApiTypeFile['properties'] = {};
let derived = properties;

beforeAll(async () => {
  const { type } = await extractSources({
    'src/index.ts': `
      import type * as React from 'react';
      export type Side = 'top' | 'left' | 'bottom';
      export interface Point { x: number; y?: string | undefined }
      export interface Box<Value> { value: Value; all: Value[] }
      export type Handler = (value: string) => void;
      export interface Many { ${members.join(' ')} }
      export declare class Hidden { shown: string; private secret: string }
      export enum Level { Low = 1, High = 2 }
      export type Loose<Value> = Value | Value[];
      export interface Base<Value> { on?: Value | null; off?: Value }
      export interface Derived extends Base<() => void> {}
      export interface Shapes {
        ${types.map(([written], at) => `p${at}?: ${written};`).join('\n')}
        ${requiredTypes.map(([written], at) => `r${at}: ${written};`).join('\n')}
      }
    `,
  });
  properties = type('Shapes').properties;
  derived = type('Derived').properties;
});

test.each(types.map(([written, expected], at) => [written, expected, at] as const))(
  'the type %s is described as %j',
  (_, expected, at) => {
    expect(properties[`p${at}`]?.type).toEqual(expected);
  },
);

test.each(requiredTypes.map(([written, expected], at) => [written, expected, at] as const))(
  'the required type %s is described as %j',
  (_, expected, at) => {
    expect(properties[`r${at}`]?.type).toEqual(expected);
  },
);

test('a function for a type parameter stands in parentheses beside null', () => {
  expect(derived.on?.type).toEqual({ name: 'func', text: '(() => void) | null' });
  expect(derived.off?.type).toEqual({ name: 'func', text: '() => void' });
});
