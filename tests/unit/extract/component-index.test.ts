import { describe, expect, test } from 'vitest';
import { componentIndex } from '../../../src/extract/component/component-index.ts';
import type { ClassifiedExport } from '../../../src/extract/exports/list-all.ts';
import { otherNames } from '../../../src/extract/exports/other-names.ts';
import { ts } from '../../../src/extract/typescript.ts';

/** A symbol that is declared in a file. */
function symbolIn(file: string, name: string): ts.Symbol {
  const source = ts.createSourceFile(file, `export function ${name}() {}`, ts.ScriptTarget.Latest, true);
  return {
    name,
    flags: ts.SymbolFlags.Function,
    declarations: [...source.statements],
  } as unknown as ts.Symbol;
}

function exported(
  name: string,
  symbol: ts.Symbol,
  kind: ClassifiedExport['kind'] = 'component',
): ClassifiedExport {
  const type = {} as ts.Type;
  return {
    item: { name, path: name, packageName: '@acme/kit', symbol, isValue: true },
    kind,
    classify: () => ({ kind: 'enum' }),
    typeOf: () => type,
  };
}

const [one, two, three] = ['One', 'Two', 'Three'].map((name) => symbolIn('/w/a.tsx', name));
if (!one || !two || !three) throw new Error('There is no symbol.');

describe('exports have other names', () => {
  test.each<[string, [string, ts.Symbol][], [string, string][]]>([
    [
      'beside a part of a namespace',
      [
        ['Dialog.Root', one],
        ['DialogRoot', one],
      ],
      [['DialogRoot', 'Dialog.Root']],
    ],
    [
      'unless they are two components',
      [
        ['Dialog.Root', one],
        ['DialogRoot', two],
      ],
      [],
    ],
    [
      'in a namespace',
      [
        ['Dialog.Trigger', one],
        ['Dialog.DialogTrigger', one],
      ],
      [['Dialog.DialogTrigger', 'Dialog.Trigger']],
    ],
    [
      'of the namespace',
      [
        ['Dialog.Root', one],
        ['Dialog.Dialog', one],
      ],
      [['Dialog.Dialog', 'Dialog.Root']],
    ],
    [
      'without a namespace',
      [
        ['Dialog', one],
        ['DialogTrigger', two],
        ['Trigger', two],
      ],
      [['Trigger', 'DialogTrigger']],
    ],
    [
      'of the root',
      [
        ['Dialog', one],
        ['Root', one],
      ],
      [['Root', 'Dialog']],
    ],
    [
      'but not of others',
      [
        ['Dialog', one],
        ['DialogTrigger', two],
        ['Trigger', three],
      ],
      [],
    ],
    [
      'but not another root',
      [
        ['Dialog', one],
        ['Root', two],
      ],
      [],
    ],
    [
      'but not of a family that has no component',
      [
        ['DialogTrigger', one],
        ['Trigger', one],
      ],
      [],
    ],
    [
      'in families within each other',
      [
        ['Menu', one],
        ['MenuItem', two],
        ['MenuItemIcon', three],
        ['Icon', three],
        ['ItemIcon', three],
      ],
      [
        ['ItemIcon', 'MenuItemIcon'],
        ['Icon', 'MenuItemIcon'],
      ],
    ],
  ])('%s', (_, exports, names) => {
    expect([...otherNames(exports.map(([name, symbol]) => exported(name, symbol)))].sort()).toEqual(
      names.sort(),
    );
  });

  test('a function is another name of a part, too', () => {
    const exports = [exported('Dialog.create', one, 'function'), exported('Dialogcreate', two, 'function')];
    expect([...otherNames(exports)]).toEqual([['Dialogcreate', 'Dialog.create']]);
  });
});

describe('a type belongs to a component', () => {
  const files: readonly (readonly [name: string, file: string])[] = [
    ['Button', '/w/button/button.tsx'],
    ['ButtonGroup', '/w/button/group.tsx'],
    ['Dialog.Root', '/w/dialog/root.tsx'],
    ['Meter', '/w/meter/meter.d.ts'],
    ['Dial', '/w/Dial/index.tsx'],
    ['Wrapper', '/w/shared/utils.tsx'],
    ['Left', '/w/pair/left.tsx'],
    ['Right', '/w/pair/left.tsx'],
  ];
  const exports = files.map(([name, file]) => exported(name, symbolIn(file, name.replace('.', ''))));
  const hook = exported('useTabs', symbolIn('/w/tabs/useTabs.ts', 'useTabs'), 'hook');
  const index = componentIndex([...exports, hook], new Map());

  test.each([
    ['ButtonProps', '/w/button/types.ts', 'Button'],
    ['ButtonGroupProps', '/w/button/types.ts', 'ButtonGroup'],
    ['ButtonProps', '/w/card/types.ts', undefined],
    ['CardProps', '/w/button/types.ts', undefined],
    ['DialogRootState', '/w/dialog/types.ts', 'Dialog.Root'],
    ['DialogTitleProps', '/w/dialog/types.ts', undefined],
    ['Scale', '/w/meter/meter.d.ts', 'Meter'],
    ['Scale', '/w/meter/types.d.ts', undefined],
    ['Angle', '/w/Dial/index.tsx', 'Dial'],
    ['StyleHooks', '/w/shared/utils.tsx', undefined],
    ['Both', '/w/pair/left.tsx', undefined],
    ['useTabsOptions', '/w/tabs/useTabs.ts', undefined],
  ])('"%s" in %s to %s', (name, file, owner) => {
    expect(index.ownerOf(name, ts.createSourceFile(file, '', ts.ScriptTarget.Latest, true))).toBe(owner);
  });

  test('that has the name of its page', () => {
    const other = exported('DialogRoot', one);
    const page = exported('Dialog.Root', one);
    const named = componentIndex([other, page], new Map([['DialogRoot', 'Dialog.Root']]));
    expect(named.nameOf(one)).toBe('Dialog.Root');
    expect(componentIndex([other, page], new Map()).nameOf(one)).toBe('DialogRoot');
    expect(named.nameOf(two)).toBeUndefined();
  });
});
