import { expect, test } from 'vitest';
import type { ClassifiedExport } from '../../../src/extract/exports/list-all.ts';
import { isGlob, type Selection, selectExports } from '../../../src/extract/exports/select-exports.ts';
import { ts } from '../../../src/extract/typescript.ts';
import type { ExtractedKind } from '../../../src/model/api-extraction.ts';

type Kind = ExtractedKind | 'constant';

/** An export with a declaration. */
function exported(
  name: string,
  kind: Kind = 'component',
  code = 'interface It { a: string }',
): ClassifiedExport {
  const declarations = [...ts.createSourceFile('/site/a.ts', code, ts.ScriptTarget.Latest, true).statements];
  const symbol = { declarations } as unknown as ts.Symbol;
  const type = {} as ts.Type;
  return {
    item: { name, path: name, packageName: '@acme/kit', symbol, isValue: true },
    kind,
    classify: () => ({ kind: 'enum' }),
    typeOf: () => type,
  };
}

const select = (exports: readonly ClassifiedExport[], selection: Partial<Selection> = {}) =>
  selectExports(exports, { kinds: [], include: [], exclude: [], ...selection }).map(({ item }) => item.name);

const kit = [
  exported('Button'),
  exported('Dialog.Root'),
  exported('Dialog.Title'),
  exported('useMenu', 'hook'),
  exported('clamp', 'function'),
  exported('Scale', 'interface'),
  exported('Side', 'type'),
  exported('Level', 'enum'),
  exported('limit', 'constant'),
  exported('unstable_Grid'),
];

test.each<[Partial<Selection>, string[]]>([
  [{}, ['Button', 'Dialog.Root', 'Dialog.Title', 'useMenu', 'clamp', 'Scale', 'Side', 'Level']],
  [{ kinds: ['component'] }, ['Button', 'Dialog.Root', 'Dialog.Title']],
  [{ kinds: ['hook', 'enum'] }, ['useMenu', 'Level']],
  [{ include: ['Button', 'Dialog.*'] }, ['Button', 'Dialog.Root', 'Dialog.Title']],
  [{ include: ['Dialog.*'], exclude: ['*.Title'] }, ['Dialog.Root']],
  [{ include: ['unstable_Grid', 'limit'] }, ['unstable_Grid']],
  [{ include: ['*_Grid'] }, []],
  [{ include: ['Button', 'clamp'], kinds: ['component'] }, ['Button', 'clamp']],
  [{ include: ['B*', 'c*'], kinds: ['component'] }, ['Button']],
  [{ include: ['Button', 'clamp'], exclude: ['Button'] }, ['clamp']],
  [{ exclude: ['*'] }, []],
])('of a kit, %j selects %j', (selection, names) => {
  expect(select(kit, selection)).toEqual(names);
});

test.each([
  'unstable_Part',
  'experimental_Part',
  'private_part',
  'internal_Part',
  '_part',
  '__part',
  'Unstable_Part',
  'Dialog.unstable_Part',
])('"%s" is not public', (name) => {
  expect(select([exported(name)])).toEqual([]);
});

test.each<[string, string[]]>([
  ['/** @internal */ function it() {}', []],
  ['/** @private */ export const it = 1;', []],
  ['/** @ignore */ interface It { a: string }', []],
  ['/** @hidden */ interface It { a: string }', []],
  ['/** @deprecated */ interface It { a: string }', ['Part']],
  ['interface It {}', []],
  ['/** Says something. */ interface It {}', ['Part']],
  ['interface It extends Other {}', ['Part']],
  ['type It = {};', ['Part']],
  ['interface It {} interface It { a: string }', ['Part']],
])('an export that is declared as %s', (code, names) => {
  expect(select([exported('Part', 'interface', code)])).toEqual(names);
});

test.each([
  ...['Props', 'OwnProps', 'BaseProps', 'RootProps', 'StandardProps', 'OwnerState', 'State', 'Classes'],
  ...['ClassKey', 'TypeMap', 'Slot', 'Slots', 'SlotProps', 'SlotsAndSlotProps', 'PropsColorOverrides'],
  ...['RootSlotProps', 'RootSlotPropsOverrides', 'PropsWithRef', 'ColorOverrides'],
])('a type whose name is that of a component with "%s" is on the page of the component', (end) => {
  expect(select([exported('Button'), exported(`Button${end}`, 'type')])).toEqual(['Button']);
  expect(select([exported('Button'), exported(`Card${end}`, 'type')])).toEqual(['Button', `Card${end}`]);
  expect(select([exported('Dialog.Root'), exported(`DialogRoot${end}`, 'type')])).toEqual(['Dialog.Root']);
});

test.each([
  ['ButtonHandle', 'type', true],
  ['Buttons', 'type', true],
  ['ButtonOwnerStates', 'type', true],
  ['MyButtonProps', 'type', true],
  ['getButtonUtilityClass', 'function', false],
  ['getButtonUtilityClasses', 'function', false],
  ['getCardUtilityClass', 'function', true],
  ['ButtonState', 'component', true],
] as const)('beside a button, "%s" as a %s has a page: %s', (name, kind, hasPage) => {
  expect(select([exported('Button'), exported(name, kind)])).toEqual(hasPage ? ['Button', name] : ['Button']);
});

test('another name of a part has no page, unless it is another component', () => {
  const root = exported('Dialog.Root');
  const same = { ...root, item: { ...root.item, name: 'DialogRoot' } };
  expect(select([root, same])).toEqual(['Dialog.Root']);
  expect(select([root, exported('DialogRoot')])).toEqual(['Dialog.Root', 'DialogRoot']);
  expect(select([root, exported('DialogRoot', 'function')])).toEqual(['Dialog.Root']);
  expect(select([root, same], { include: ['DialogRoot'] })).toEqual(['DialogRoot']);
});

test.each([
  ['Dialog.*', true],
  ['Button?', true],
  ['{A,B}', true],
  ['[AB]', true],
  ['!A', true],
  ['Dialog.Root', false],
  ['$_1', false],
])('"%s" may match several names: %s', (pattern, expected) => {
  expect(isGlob(pattern)).toBe(expected);
});
