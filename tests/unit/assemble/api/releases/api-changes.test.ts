import { describe, expect, test } from 'vitest';
import { apiChanges, firstReleases, itemKey } from '../../../../../src/assemble/api/releases/api-changes.ts';
import { apiRelease, sortReleases } from '../../../../../src/assemble/api/releases/api-release.ts';
import type { ApiItem } from '../../../../../src/model/api-document.ts';
import type { ApiRelease, ReleasedItem } from '../../../../../src/model/api-release.ts';

const release = (label: string, props: Readonly<Record<string, ReleasedItem>> | undefined): ApiRelease => ({
  label,
  documents: props ? { button: { kind: 'component', name: 'Button', groups: { props } } } : {},
});

/** `added props.size` for the change of an item. */
const changes = (before: ApiRelease, after: ApiRelease) =>
  apiChanges(before, after).map((change) => {
    const item = 'item' in change ? ` ${change.group}.${change.item}` : ` ${change.name}`;
    const fields = 'fields' in change ? change.fields : [];
    return [
      change.kind + item,
      ...fields.map(({ field, before: old, after: now }) => `${field} ${old} → ${now}`),
    ].join(': ');
  });

describe('changes of a release', () => {
  test.each<
    [string, Record<string, ReleasedItem> | undefined, Record<string, ReleasedItem> | undefined, string[]]
  >([
    ['a new document', undefined, {}, ['document-added Button']],
    ['a removed document', {}, undefined, ['document-removed Button']],
    ['nothing', { size: { type: 'string' } }, { size: { type: 'string' } }, []],
    ['a new prop', {}, { size: {} }, ['added props.size']],
    ['a removed prop', { size: {} }, {}, ['removed props.size']],
    ['a deprecated prop', { size: {} }, { size: { deprecated: true } }, ['deprecated props.size']],
    ['a prop that is no longer deprecated', { size: { deprecated: true } }, { size: {} }, []],
    [
      'a new type',
      { size: { type: 'string' } },
      { size: { type: 'number' } },
      ['changed props.size: type string → number'],
    ],
    [
      'a new default',
      { size: {} },
      { size: { default: '1' } },
      ['changed props.size: default undefined → 1'],
    ],
    [
      'a prop that is now required',
      { size: {} },
      { size: { required: true } },
      ['changed props.size: required undefined → true'],
    ],
    [
      'a prop that is deprecated and changed',
      { size: { type: 'a' } },
      { size: { type: 'b', deprecated: true } },
      ['deprecated props.size', 'changed props.size: type a → b'],
    ],
  ])('finds %s', (_, before, after, expected) => {
    expect(changes(release('1', before), release('2', after))).toEqual(expected);
  });

  test('finds another text of a type alias', () => {
    const alias = (type: string): ApiRelease => ({
      label: '1',
      documents: { tone: { kind: 'type', name: 'Tone', type, groups: {} } },
    });
    const fields = [{ field: 'type', before: "'a'", after: "'a' | 'b'" }];
    expect(apiChanges(alias("'a'"), alias("'a' | 'b'"))).toEqual([
      { kind: 'document-changed', document: 'tone', name: 'Tone', fields },
    ]);
    expect(apiChanges(alias("'a'"), alias("'a'"))).toEqual([]);
  });

  test('treats names of object methods as any other', () => {
    const [before, after] = [release('1', { a: {} }), release('2', { a: {}, constructor: {} })];
    expect(changes(before, after)).toEqual(['added props.constructor']);
  });
});

describe('the first release', () => {
  const first = firstReleases([
    release('1.0.0', { a: {}, b: {} }),
    release('1.1.0', { a: {}, c: {} }),
    release('1.2.0', { a: {}, b: {}, c: {} }),
  ]);
  const since = (item: string) => first.get(itemKey('button', 'props', item));

  test('is unknown for what the oldest release has', () => {
    expect(since('a')).toBeUndefined();
  });

  test('is the one that brought a prop', () => {
    expect(since('c')).toBe('1.1.0');
  });

  test('is the one that brought a removed prop back', () => {
    expect(since('b')).toBe('1.2.0');
  });

  test('is stated for a document that appears later', () => {
    const releases = [release('1.0.0', undefined), release('1.1.0', { a: {} })];
    expect(firstReleases(releases)).toEqual(new Map([['button', '1.1.0']]));
  });
});

test('sorts releases by version', () => {
  const labels = ['v7.10.0', '8.0.0-rc-10', '8.0.0-rc-2', '8.0.0', '7.9.0', '8.0.0-beta.2', '8.0.0-beta.10'];
  expect(sortReleases(labels.map((label) => release(label, {}))).map(({ label }) => label)).toEqual([
    '7.9.0',
    'v7.10.0',
    '8.0.0-beta.2',
    '8.0.0-beta.10',
    '8.0.0-rc-2',
    '8.0.0-rc-10',
    '8.0.0',
  ]);
});

test('keeps the text of a type alias', () => {
  const document = { slug: 'tone', section: '', groups: [], signatures: ["'a' | 'b'"], name: 'Tone' };
  expect(apiRelease('1', [{ ...document, kind: 'type' }]).documents).toEqual({
    tone: { kind: 'type', name: 'Tone', type: "'a' | 'b'", groups: {} },
  });
});

test('keeps names, types, defaults and states of a document, sorted', () => {
  const item = (name: string, more: Partial<ApiItem> = {}): ApiItem => ({
    name,
    anchor: name,
    examples: [],
    notes: [],
    ...more,
  });
  const items = [
    item('size', { type: { text: 'string', expanded: 'x' }, default: "'small'", since: '1.0.0' }),
    item('color', { required: true, deprecation: {} }),
  ];
  const document = {
    kind: 'component' as const,
    name: 'DataGrid',
    slug: 'data-grid',
    section: 'data-grid',
    signatures: [],
    groups: [{ kind: 'props' as const, items, inherited: [] }],
  };
  expect(apiRelease('9.0.0', [document])).toEqual({
    label: '9.0.0',
    documents: {
      'data-grid/data-grid': {
        kind: 'component',
        name: 'DataGrid',
        groups: {
          props: {
            color: { required: true, deprecated: true },
            size: { type: 'string', default: "'small'" },
          },
        },
      },
    },
  });
});
