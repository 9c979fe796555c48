import { expect, test } from 'vitest';
import { jsxAttributes } from '../../../../src/parse/demo/jsx-attributes.ts';
import { packageOfImport } from '../../../../src/parse/demo/read-imports.ts';
import { scanModule } from '../../../../src/parse/demo/scan-module.ts';

/** `name`, `name:quoted "a"`, `name:expression a` or `...a` of each attribute. */
function attributes(tag: string): string[] {
  const text = `x = ${tag}`;
  const element = scanModule(text).find((token) => token.kind === 'element');
  return jsxAttributes(text, element?.kind === 'element' ? element.attributes : []).map((attribute) => {
    if (attribute.kind === 'spread') return `...${attribute.code}`;
    const { name, value } = attribute;
    return value === undefined ? name : `${name}:${value.kind} ${value.code}`;
  });
}

test.each<[tag: string, found: string[]]>([
  ['<A b="c" d={e} {...f} g />', ['b:quoted "c"', 'd:expression e', '...f', 'g']],
  ["<A b = 'c' d= {e}>f</A>", ["b:quoted 'c'", 'd:expression e']],
  ['<A a b c />', ['a', 'b', 'c']],
  ['<A b={ c } {... { d: 1 } } />', ['b:expression c', '...{ d: 1 }']],
  ['<A b=<i>c</i> d />', ['b:expression <i>c</i>', 'd']],
  ['<A {/* c */} b />', ['b']],
  ['<A aria-label="x" xlink:href="y" />', ['aria-label:quoted "x"', 'xlink:href:quoted "y"']],
  ['<A<string> b />', ['b']],
  ['<A />', []],
])('the attributes of %s', (tag, found) => {
  expect(attributes(tag)).toEqual(found);
});

test.each([
  ['@mui/material/Button', '@mui/material'],
  ['react-dom/client', 'react-dom'],
  ['react', 'react'],
  ['~a/b', '~a'],
  ['node:fs', undefined],
  ['#own', undefined],
  ['/path', undefined],
  ['./a', undefined],
  ['@mui', undefined],
])('the package of %s is %s', (specifier, name) => {
  expect(packageOfImport(specifier)).toBe(name);
});
