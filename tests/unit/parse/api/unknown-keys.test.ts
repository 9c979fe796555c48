import { expect, test } from 'vitest';
import * as z from 'zod';
import { extraKeys, unknownKeys } from '../../../../src/parse/api/unknown-keys.ts';

const schema = z.looseObject({
  name: z.string(),
  size: z.number().optional(),
  list: z.array(z.looseObject({ key: z.string() })).optional(),
  parts: z.record(z.string(), z.looseObject({ type: z.string() })).optional(),
  inner: z.looseObject({ deep: z.looseObject({ word: z.string() }).nullable().optional() }).optional(),
});

test.each<[value: unknown, keys: Record<string, unknown>]>([
  [{ name: 'a', size: 1 }, {}],
  [
    { name: 'a', other: [1], third: null },
    { other: [1], third: null },
  ],
  [
    { name: 'a', list: [{ key: 'b' }, { key: 'c', more: 1 }, { much: 2 }] },
    { 'list[1].more': 1, 'list[2].much': 2 },
  ],
  [{ name: 'a', parts: { b: { type: 'c' }, d: { type: 'e', more: 1 } } }, { 'parts.d.more': 1 }],
  [{ name: 'a', inner: { deep: { word: 'b', more: 1 } } }, { 'inner.deep.more': 1 }],
  [{ name: 'a', inner: { deep: null } }, {}],
  // A key that every object inherits.
  [{ name: 'a', constructor: 1 }, { constructor: 1 }],
  // Values of another type are reported elsewhere.
  [{ name: [{ more: 1 }], list: 'b', parts: [1] }, {}],
  [null, {}],
  ['a', {}],
])('the unknown keys of %j are %j', (value, keys) => {
  expect(extraKeys(unknownKeys(value, schema))).toEqual(keys);
});

test('an unknown key that is near to none is only that', () => {
  const found = unknownKeys({ name: 'a', colour: 1 }, schema);
  expect(found).toStrictEqual([{ path: ['colour'], value: 1 }]);
});

test.each<[value: object, near: string | undefined]>([
  [{ name: 'a', sise: 1 }, 'size'],
  [{ nmae: 'a' }, 'name'],
  // The value has the known key, so this one means something else.
  [{ name: 'a', size: 1, sise: 1 }, undefined],
  [{ name: 'a', colour: 1 }, undefined],
])('the keys of %j are near to "%s"', (value, near) => {
  const [found] = unknownKeys(value, schema);
  expect(found && { near: found.near, path: found.path }).toEqual({
    near,
    path: [Object.keys(value).find((key) => !['name', 'size'].includes(key))],
  });
});
