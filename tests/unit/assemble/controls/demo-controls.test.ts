import { expect, test } from 'vitest';
import { type ControlsProblem, demoControls } from '../../../../src/assemble/controls/demo-controls.ts';
import type { WantedControls } from '../../../../src/lib/wanted-controls.ts';
import type { ApiDocument } from '../../../../src/model/api-document.ts';
import type { Page } from '../../../../src/model/site.ts';
import { demoElement } from '../../../../src/parse/demo/demo-element.ts';
import { componentDocument, withReference } from '../../../support/api-reference.ts';
import { siteOf } from '../../../support/sample-site.ts';

const button = componentDocument(
  'Button',
  {
    children: { type: 'React.ReactNode' },
    element: { type: Array.from({ length: 31 }, (_, index) => `'h${index}'`).join(' | ') },
    className: { type: 'string' },
    color: { type: `'blue' | 'red'`, default: `'blue'` },
    disabled: { type: 'boolean' },
    href: { type: 'string' },
    onClick: { type: '() => void' },
    raised: { type: 'boolean', deprecation: {} },
    size: { type: `'small' | 'large'`, default: `'small'` },
    value: { type: 'string', required: true },
  },
  {},
);

const pages = siteOf({
  config: 'products:\n  - { id: acme, name: Acme }\n  - { id: other, name: Other }\n',
  pages: Object.fromEntries(
    ['acme/a', 'acme/b', 'other/a', 'other/b'].map((name) => [`${name}.md`, '# Page\n']),
  ),
}).pages;

/** The site with these references, the first two in the product `acme`. */
const site = (...references: ApiDocument[]): Page[] =>
  pages.map((page, index) => {
    const reference = references[index];
    return reference ? withReference(page, reference) : page;
  });

const demo = (jsx: string, from = '@acme/ui/Button') =>
  `import Button from '${from}';\nexport default ({ children = 'Save', ...props }) => ${jsx};`;

const usual = demo('<Button size="large" {...props}>{children}</Button>');

function derived(wanted: WantedControls, text = usual, references: ApiDocument[] = [button]) {
  return demoControls(wanted, {
    element: demoElement(text),
    inIframe: false,
    product: 'acme',
    pages: site(...references),
  });
}

const namesOf = (wanted: WantedControls, text?: string): string[] | undefined =>
  derived(wanted, text).controls?.controls.map(({ name }) => name);

test('the props that the demo sets come first; dull, deprecated, required and fixed ones, and functions, have none', () => {
  expect(namesOf(true)).toEqual(['size', 'children', 'color', 'disabled', 'href']);
  expect(namesOf(true, demo('<Button {...props} color="red" disabled={off}>Go</Button>'))).toEqual([
    'size',
    'href',
  ]);
});

test('a list of props decides which have controls, and their order', () => {
  expect(namesOf(['disabled', 'size', 'disabled', 'className', 'element', 'raised'])).toEqual([
    'disabled',
    'size',
    'className',
    'element',
    'raised',
  ]);
});

test('a list may name inherited props', () => {
  const [group] = button.groups;
  const items = [{ name: 'tabIndex', type: 'number' }];
  const inheriting = {
    ...button,
    groups: group ? [{ ...group, inherited: [{ source: 'React.HTMLAttributes', items }] }] : [],
  };
  const { controls } = derived(['tabIndex'], usual, [inheriting]);
  expect(controls?.controls).toEqual([{ kind: 'number', name: 'tabIndex' }]);
});

test('many controls begin with eight; a list is shown whole', () => {
  const props = Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [`p${index}`, { type: 'boolean' }]),
  );
  const large = componentDocument('Button', props);
  expect(derived(true, usual, [large]).controls?.shown).toBe(8);
  expect(derived(Object.keys(props), usual, [large]).controls?.shown).toBe(12);
  expect(derived(true).controls?.shown).toBe(5);
});

test.each<
  [
    situation: string,
    text: string,
    wanted: WantedControls,
    references: ApiDocument[],
    path: string | undefined,
  ]
>([
  ['by its import', usual, true, [button], '/acme/a'],
  [
    'by its import, though the own product has one of the same name',
    demo('<Button {...props} />', '@other/ui/Button'),
    true,
    [button, button, { ...button, imports: [`import Button from '@other/ui/Button';`] }],
    '/other/a',
  ],
  ['by its name in the own product', demo('<Button {...props} />', './Button'), true, [button], '/acme/a'],
  [
    'not by its name in another product',
    demo('<Button {...props} />', './Button'),
    true,
    [componentDocument('Card', {}), componentDocument('Alert', {}), button],
    undefined,
  ],
  [
    'by the name of the directive, in any product',
    demo('<div {...props} />'),
    'Button',
    [componentDocument('Card', {}), componentDocument('Alert', {}), button],
    '/other/a',
  ],
])('the reference is found %s', (_situation, text, wanted, references, path) => {
  expect(derived(wanted, text, references).reference?.page.path).toBe(path);
});

test.each<[situation: string, wanted: WantedControls, text: string, problems: ControlsProblem[]]>([
  ['a demo that passes no props on', true, demo('<Button />'), [{ kind: 'no-element' }]],
  [
    'a component without a reference',
    true,
    `import { Buton } from 'b'; export default (props) => <Buton {...props} />;`,
    [{ kind: 'no-reference', name: 'Buton', near: 'Button' }],
  ],
  ['an unknown name', 'Butto', usual, [{ kind: 'no-reference', name: 'Butto', near: 'Button' }]],
  [
    'props that are unknown, without values, required or fixed',
    ['sise', 'onClick', 'value', 'color', 'size'],
    demo('<Button {...props} color="red">{children}</Button>'),
    [
      { kind: 'unknown-prop', component: 'Button', name: 'sise', near: 'size' },
      { kind: 'no-control', component: 'Button', name: 'onClick', reason: 'type' },
      { kind: 'no-control', component: 'Button', name: 'value', reason: 'required' },
      { kind: 'no-control', component: 'Button', name: 'color', reason: 'fixed' },
    ],
  ],
])('reports %s', (_situation, wanted, text, problems) => {
  expect(derived(wanted, text).problems).toEqual(problems);
});

test('reports a component without props to choose from, and a demo in an iframe', () => {
  const plain = componentDocument('Button', { onClick: { type: '() => void' } });
  expect(derived(true, usual, [plain]).problems).toEqual([{ kind: 'no-controls', component: 'Button' }]);
  const context = { element: demoElement(usual), inIframe: true, product: 'acme', pages: site(button) };
  expect(demoControls(true, context)).toEqual({ problems: [{ kind: 'iframe' }] });
});
