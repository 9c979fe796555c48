import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { fitsSimpleSchema } from '../../../../src/data/fast/fits-simple-schema.ts';
import { unknownKeys } from '../../../../src/data/unknown-keys.ts';
import { navigationSchema } from '../../../../src/parse/navigation/navigation-schema.ts';

const page = { pathname: '/a/', title: 'A' };

describe('a navigation file', () => {
  test.each<[string, unknown]>([
    ['an empty list', []],
    ['a page', [page]],
    [
      'a page with all that is plain',
      [{ ...page, subheader: 's', icon: 'Book', beta: true, ordered: false }],
    ],
    ['groups in groups', [{ pathname: '/b', children: [page, { pathname: '/c', children: [] }] }]],
    ['a list of texts', [{ ...page, scopePathnames: ['/a', '/b'] }]],
  ])('that is %s fits, and passes its schema', (_, value) => {
    expect(fitsSimpleSchema(navigationSchema, value)).toBe(true);
    expect(navigationSchema.parse(value)).toEqual(value);
    expect(unknownKeys(navigationSchema, value)).toEqual([]);
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a group', page],
    ['an entry without a pathname', [{ title: 'A' }]],
    ['an empty pathname', [{ pathname: '' }]],
    ['a key that is not known', [{ ...page, colour: 'red' }]],
    ['a key of every object', [{ ...page, toString: 'a' }]],
    ['a key that is left empty', [{ ...page, title: null }]],
    ['a key that is undefined', [{ ...page, title: undefined }]],
    ['a number', [{ ...page, title: 7 }]],
    ['another choice', [{ ...page, plan: 'free' }]],
    ['another truth', [{ ...page, title: true }]],
    ['a text for a truth value', [{ ...page, beta: 'yes' }]],
    ['a list for an entry', [[page]]],
    [
      'a mistake far below',
      [{ pathname: '/b', children: [{ pathname: '/c', children: [{ ...page, x: 1 }] }] }],
    ],
  ])('with %s takes the slow path', (_, value) => {
    expect(fitsSimpleSchema(navigationSchema, value)).toBe(false);
  });

  test('values that only the schema can check take the slow path', () => {
    const value = [{ ...page, linkProps: { rel: 'help' } }];
    expect(fitsSimpleSchema(navigationSchema, value)).toBe(false);
    expect(navigationSchema.safeParse(value).success).toBe(true);
  });
});

test.each<[string, z.ZodType, unknown]>([
  ['a changed text', z.string().trim(), ' a '],
  ['a text of a form', z.string().regex(/b/), 'a'],
  ['a short text', z.string().max(1), 'ab'],
  ['a short list', z.array(z.string()).min(2), ['a']],
  ['a rule of a group', z.object({ a: z.string() }).refine(() => false), { a: 'a' }],
  ['a group without other keys', z.strictObject({ a: z.string() }), { a: 'a' }],
  ['a default', z.object({ a: z.string().default('b') }), {}],
  ['a changed value', z.object({ a: z.string().transform(Number) }), { a: '1' }],
  ['a number', z.number(), 1],
  ['a rule of a truth value', z.boolean().refine((value) => value), false],
  [
    'a rule of a text that may be missing',
    z.object({
      a: z
        .string()
        .optional()
        .refine(() => false),
    }),
    { a: 'a' },
  ],
  ['a choice of groups', z.union([z.object({ a: z.string() }), z.object({ b: z.string() })]), { b: 'b' }],
  ['a choice of texts that are changed', z.union([z.string().trim(), z.string()]), ' a '],
  ['a key that may only be empty', z.object({ a: z.literal(null) }), { a: null }],
])('%s takes the slow path', (_, schema, value) => {
  expect(fitsSimpleSchema(schema, value)).toBe(false);
});
