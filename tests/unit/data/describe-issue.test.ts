import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { checkValue, type LocatedValue, type ValueNames } from '../../../src/data/check-value.ts';
import type { KeyPath } from '../../../src/data/parsed-yaml.ts';
import { maxDataDepth } from '../../../src/lib/exceeds-depth.ts';

const names: ValueNames = { value: 'config-value', unknownKey: 'config-unknown-key' };

/** The place of a path: its length, and whether it is that of a key. */
const placeOf = (path: KeyPath, part?: 'key' | 'value') => ({
  file: 'site.yaml',
  line: path.length + 1,
  column: part === 'key' ? 1 : 2,
});

function check(schema: z.ZodType, value: unknown, more: Partial<LocatedValue & ValueNames> = {}) {
  return checkValue(schema, { value, placeOf, ...more }, { ...names, ...more });
}

/** Each problem with its hint, for a value of the key `key`. */
const problemsOf = (schema: z.ZodType, value: unknown, more?: Parameters<typeof check>[2]) =>
  check(z.strictObject({ key: schema }), { key: value }, more).diagnostics.map(({ message, hint }) => [
    message,
    hint,
  ]);

const text = z.string();
const card = z.strictObject({ a: text });
const slashed = text.refine((value) => value.startsWith('/'), {
  message: 'must start with a slash',
  params: { corrected: '/a' },
});
const colour = text.refine(() => false, { message: 'is too pale', params: { corrected: '#fff' } });

test.each<[what: string, schema: z.ZodType, value: unknown, message: string, hint?: string]>([
  ['a number', text, 5, '"key" must be text; found 5.', "key: '5'"],
  ['true', text, true, '"key" must be text; found true.', "key: 'true'"],
  ['a list', text, ['a'], '"key" must be text; found a list.'],
  ['nothing', text, undefined, '"key" is missing.', 'key: …'],
  ['an empty key', text, null, '"key" is missing.', 'key: …'],
  ['text', z.number(), 'x', '"key" must be a number; found "x".'],
  ['half a number', z.int(), 1.5, '"key" must be a whole number; found 1.5.'],
  ['Yes', z.boolean(), 'Yes', '"key" must be true or false; found "Yes".', 'key: true'],
  ['off', z.boolean(), 'off', '"key" must be true or false; found "off".', 'key: false'],
  ['maybe', z.boolean(), 'maybe', '"key" must be true or false; found "maybe".'],
  ['constructor', z.boolean(), 'constructor', '"key" must be true or false; found "constructor".'],
  ['one', z.boolean(), 1, '"key" must be true or false; found 1.'],
  ['one item', z.array(text), 'a', '"key" must be a list; found "a".', 'key: [a]'],
  ['one number', z.array(z.number()), 3, '"key" must be a list; found 3.', 'key: [3]'],
  ['an object', z.array(text), { a: 'b' }, '"key" must be a list; found an object.'],
  ['text', card, 'x', '"key" must be an object; found "x".'],
  ['a list', z.record(text, text), [], '"key" must be an object; found an empty list.'],
  [
    'a misspelled option',
    z.enum(['core', 'x', 'toolpad']),
    'cor',
    '"key" must be core, x or toolpad; found "cor".',
    'key: core',
  ],
  ['another option', z.enum(['core', 'x']), 'other', '"key" must be core or x; found "other".'],
  ['options', z.enum(['core', 'x']), ['core'], '"key" must be core or x; found a list.'],
  ['another word', z.literal('auto'), 'atuo', '"key" must be auto; found "atuo".', 'key: auto'],
  [
    'neither of two types',
    z.union([z.literal('auto'), z.number()]),
    'x',
    '"key" must be auto or a number; found "x".',
  ],
  ['a part of the right type', z.union([text, card]), { a: 1 }, '"key.a" must be text; found 1.', "a: '1'"],
  ['a wrong item', z.array(card), [{ a: 'b' }, {}], '"key[1].a" is missing.', 'a: …'],
  ['a broken rule', slashed, 'a', '"key" must start with a slash; found "a".', 'key: /a'],
  ['another broken rule', colour, 'a', '"key" is too pale.', "key: '#fff'"],
  [
    'a number below the limit',
    z.number().min(1, 'must be at least 1'),
    0,
    '"key" must be at least 1; found 0.',
  ],
])('%s', (_, schema, value, message, hint) => {
  expect(problemsOf(schema, value)).toEqual([[message, hint]]);
});

test.each<[syntax: 'module' | 'json', schema: z.ZodType, value: unknown, hint: string]>([
  ['module', text, 5, "key: '5'"],
  ['module', slashed, 'a', "key: '/a'"],
  ['module', z.array(text), "it's", "key: ['it\\'s']"],
  ['module', z.boolean(), 'no', 'key: false'],
  ['json', text, 5, '"key": "5"'],
  ['json', z.array(text), 'en', '"key": ["en"]'],
  ['json', z.array(z.number()), -1.5, '"key": [-1.5]'],
  ['json', z.array(text), '', '"key": []'],
  ['json', z.boolean(), 'on', '"key": true'],
  ['json', z.literal('auto'), 'aut', '"key": "auto"'],
])('the corrected line of a %s', (syntax, schema, value, hint) => {
  expect(problemsOf(schema, value, { syntax }).map(([, corrected]) => corrected)).toEqual([hint]);
});

describe('a list at the root', () => {
  const list = z.array(z.strictObject({ pathname: text }));
  const named = { list: 'navigation', textKey: 'pathname' };

  test.each<[syntax: 'yaml' | 'module', hint: string]>([
    ['yaml', '- pathname: /ui/'],
    ['module', "{ pathname: '/ui/' }"],
  ])('takes a text for the main key of an item, in %s', (syntax, hint) => {
    expect(check(list, [{ pathname: '/' }, '/ui/'], { ...named, syntax }).diagnostics).toEqual([
      {
        severity: 'error',
        code: 'config-value',
        message: '"navigation[1]" must be an object; found "/ui/".',
        hint,
        place: placeOf([1]),
      },
    ]);
  });

  test('has no main key for a number', () => {
    const [problem] = check(list, [5], named).diagnostics;
    expect(problem?.message).toBe('"navigation[0]" must be an object; found 5.');
    expect(problem && 'hint' in problem).toBe(false);
  });
});

test('a file with another value is named as a whole', () => {
  expect(check(card, 5).diagnostics.map(({ message }) => message)).toEqual([
    'The file must be an object; found 5.',
  ]);
});

test('a rule about several keys also holds for a key that is missing', () => {
  const both = z.strictObject({ a: text.optional() }).superRefine((_, context) => {
    context.addIssue({ code: 'custom', path: ['b'], message: 'needs "a"' });
  });
  expect(check(both, {}).diagnostics.map(({ message }) => message)).toEqual(['"b" needs "a".']);
});

describe('unknown keys', () => {
  const schema = z.strictObject({
    title: text,
    size: z.number().optional(),
    parts: z.array(card).optional(),
  });

  test('are left out with a warning at the key, which names the nearest one, or all', () => {
    const value = { title: 'A', sise: 1, parts: [{ a: 'b', zzzzzz: 1 }] };
    const { value: read, diagnostics } = check(schema, value);
    expect(read).toEqual({ title: 'A', parts: [{ a: 'b' }] });
    const warning = { severity: 'warning', code: 'config-unknown-key' };
    expect(diagnostics).toEqual([
      {
        ...warning,
        message: 'Unknown key "parts[0].zzzzzz"; ignored.',
        hint: 'Known keys: a.',
        place: placeOf(['parts', 0, 'zzzzzz'], 'key'),
      },
      {
        ...warning,
        message: 'Unknown key "sise"; ignored.',
        hint: 'Did you mean "size"?',
        place: placeOf(['sise'], 'key'),
      },
    ]);
    expect(value.parts[0]).toHaveProperty('zzzzzz');
  });

  test('follow the errors', () => {
    const { value, diagnostics } = check(schema, { title: 5, another: 1 });
    expect(value).toBeUndefined();
    expect(diagnostics.map(({ message, hint }) => [message, hint])).toEqual([
      ['"title" must be text; found 5.', "title: '5'"],
      ['Unknown key "another"; ignored.', 'Known keys: parts, size, title.'],
    ]);
  });

  test('of another tool have their own counterpart', () => {
    const otherKeys = new Map([['label', 'title']]);
    const { diagnostics } = check(schema, { title: 'A', label: 'B' }, { otherKeys });
    expect(diagnostics.map(({ hint }) => hint)).toEqual(['Did you mean "title"?']);
  });

  test('are found in the option of a union that fits', () => {
    const { value, diagnostics } = check(z.strictObject({ key: z.union([text, card]) }), {
      key: { a: 'b', c: 1 },
    });
    expect(value).toEqual({ key: { a: 'b' } });
    expect(diagnostics.map(({ message }) => message)).toEqual(['Unknown key "key.c"; ignored.']);
  });
});

test('data that nest too deep are not read', () => {
  const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);
  expect(check(z.any(), nested(maxDataDepth)).diagnostics).toEqual([]);
  expect(check(z.any(), nested(maxDataDepth + 1))).toEqual({
    value: undefined,
    diagnostics: [
      {
        severity: 'error',
        code: 'config-value',
        message: 'Values are nested more than 200 levels deep.',
        place: placeOf([]),
      },
    ],
  });
});
