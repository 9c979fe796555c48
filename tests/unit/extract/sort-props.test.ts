import { describe, expect, test } from 'vitest';
import { type PropOwner, sortProps } from '../../../src/extract/component/sort-props.ts';
import type { Member } from '../../../src/extract/types/describe-member.ts';
import { ts } from '../../../src/extract/typescript.ts';

const sources = {
  '/w/kit/button.tsx': `interface ButtonProps { tone: string; title: string; size: number }
    function Button(props: { inline: string }) {}`,
  '/w/kit/types.ts': 'interface SharedProps { size: number; shape: string }',
  '/w/other/types.ts': 'interface FarProps { size: number }',
  '/w/kit/card.tsx': 'interface CardProps { a: string; b: string; c: string; d: string }',
  '/w/node_modules/@types/react/index.d.ts': `declare namespace React {
    interface HTMLAttributes { title: string; id: string; lang: string }
    interface AriaAttributes { role: string }
    interface DOMAttributes { onClick: string }
    interface PropsWithChildren { children: string }
  }`,
  '/w/node_modules/csstype/index.d.ts': 'interface Properties { color: string }',
  '/w/node_modules/@mui/system/index.d.ts':
    'interface SystemProps { m: string } interface BoxProps { ref: string }',
  '/w/node_modules/@acme/base/index.d.ts':
    'interface BaseProps { deep: number; low: number }; declare const x: { loose: string };',
};

/** Declarations of members by `type.name`; those of an object without a name by `.name`. */
const declared = new Map<string, ts.Declaration>();
for (const [file, text] of Object.entries(sources)) {
  const visit = (node: ts.Node): void => {
    if (ts.isPropertySignature(node)) {
      const owner = ts.isInterfaceDeclaration(node.parent) ? node.parent.name.text : '';
      declared.set(`${owner}.${node.name.getText()}`, node);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
}

function member(...declarations: readonly string[]): Member {
  const found = declarations.flatMap((name) => declared.get(name) ?? []);
  const name = declarations[0]?.split('.').at(-1) ?? 'none';
  return { name, variants: [], declarations: found, optional: true };
}

const owner: PropOwner = {
  symbol: {} as ts.Symbol,
  packageName: undefined,
  file: '/w/kit/button.tsx',
  index: {
    ownerOf: (typeName) => /^(?:Card|Button)(?=Props)/.exec(typeName)?.[0],
    nameOf: () => 'Button',
  },
};

/** The names of own props, and those of groups. */
function sorted(members: readonly Member[], changes: Partial<PropOwner> = {}) {
  const { own, inherited } = sortProps(members, { ...owner, ...changes });
  return {
    own: own.map(({ name }) => name),
    inherited: inherited.map((group) => [group.source, ...group.members.map(({ name }) => name)]),
  };
}

describe('props belong to a component', () => {
  test.each([
    ['in its own type', 'ButtonProps.tone'],
    ['in its signature', '.inline'],
    ['in a type of the workspace', 'FarProps.size'],
    ['in types of React for components', 'PropsWithChildren.children'],
    ['nowhere', ''],
  ])('that are declared %s', (_, name) => {
    expect(sorted([member(name)])).toEqual({ own: [name.split('.').at(-1)], inherited: [] });
  });

  test('that they declare again', () => {
    const { own } = sortProps([member('HTMLAttributes.title', 'ButtonProps.title')], owner);
    expect(own[0]?.declarations).toEqual([
      declared.get('ButtonProps.title'),
      declared.get('HTMLAttributes.title'),
    ]);
  });

  test('with the declaration first that is nearest to the component', () => {
    const all = ['FarProps.size', 'SharedProps.size', 'ButtonProps.size'];
    const { own } = sortProps([member(...all)], owner);
    expect(own[0]?.declarations).toEqual(all.toReversed().map((name) => declared.get(name)));
  });
});

describe('props of others are in groups', () => {
  test.each([
    ['HTMLAttributes.title', 'React.HTMLAttributes', '@types/react'],
    ['Properties.color', 'SystemProps', '@mui/system'],
    ['SystemProps.m', 'SystemProps', '@mui/system'],
    ['BoxProps.ref', 'BoxProps', '@mui/system'],
    ['BaseProps.deep', 'BaseProps', '@acme/base'],
    ['.loose', '@acme/base', '@acme/base'],
  ])('%s in %s', (name, source, packageName) => {
    expect(sortProps([member('ButtonProps.tone'), member(name)], owner).inherited).toEqual([
      { source, packageName, isComponent: false, members: [member(name)] },
    ]);
  });

  test('the largest first, and those of one size by name', () => {
    const names = [
      'DOMAttributes.onClick',
      'AriaAttributes.role',
      'HTMLAttributes.id',
      'HTMLAttributes.lang',
    ];
    expect(sorted(names.map((name) => member(name))).inherited).toEqual([
      ['React.HTMLAttributes', 'id', 'lang'],
      ['React.AriaAttributes', 'role'],
      ['React.DOMAttributes', 'onClick'],
    ]);
  });

  test('of another component, unless there are less than half of its props', () => {
    const half = sortProps([member('CardProps.a'), member('CardProps.b')], owner);
    expect(half.own).toEqual([]);
    expect(half.inherited).toMatchObject([{ source: 'Card', packageName: undefined, isComponent: true }]);
    expect(sorted([member('CardProps.a')])).toEqual({ own: ['a'], inherited: [] });
  });
});

test('a package that declares no props takes those of its siblings for its own', () => {
  const members = [member('BaseProps.deep'), member('HTMLAttributes.id')];
  const inherited = [['React.HTMLAttributes', 'id']];
  const packageName = '@acme/kit';
  expect(sorted(members, { packageName })).toEqual({ own: ['deep'], inherited });
  expect(sorted([member('PropsWithChildren.children'), ...members], { packageName })).toEqual({
    own: ['children', 'deep'],
    inherited,
  });
  expect(sorted(members, { packageName: '@other/kit' }).own).toEqual([]);
  expect(sorted(members, { packageName: 'kit' }).own).toEqual([]);
  expect(sorted(members, { packageName: '@acme/base' })).toEqual({ own: ['deep'], inherited });
});
