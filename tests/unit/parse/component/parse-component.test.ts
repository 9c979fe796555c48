import { expect, test } from 'vitest';
import type { SourcePath } from '../../../../src/model/path.ts';
import { parseComponent } from '../../../../src/parse/component/parse-component.ts';

const parse = (text: string) => parseComponent({ path: 'c/A.tsx' as SourcePath, text });
const body = 'export default function A() {\n  return <p>a</p>;\n}\n';

test.each<[string, string, string | undefined]>([
  ['no export', body, undefined],
  ['a moment', `export const island = 'idle';\n${body}`, 'idle'],
  ['double quotes', `export const island = "load"\n${body}`, 'load'],
  ['a type', `export const island: Moment = 'visible';\n${body}`, 'visible'],
  ['behind the component', `${body}export const island = 'interaction' as const;\n`, 'interaction'],
  ['a media query', `export const island = '(min-width: 600px)';\n${body}`, '(min-width: 600px)'],
  ['in a comment', `// export const island = 'idle';\n${body}`, undefined],
  ['not exported', `const island = 'idle';\n${body}`, undefined],
  ['of another name', `export const islands = 'idle';\n${body}`, undefined],
])('island: %s', (_name, text, island) => {
  const { value, diagnostics } = parse(text);
  expect(value.island).toBe(island);
  expect(diagnostics).toEqual([]);
});

test.each([
  ["export const island = 'sometimes';", '1:23'],
  ["import a from './a';\n\nexport const island = moments.idle;", '3:23'],
  ['export const island = true;', '1:23'],
])('%j is reported, and the component is rendered at build time', (text, place) => {
  const { value, diagnostics } = parse(text);
  expect(value.island).toBeUndefined();
  expect(diagnostics.map((one) => `${one.place?.line}:${one.place?.column} ${one.code}`)).toEqual([
    `${place} component-island`,
  ]);
});

test('relative imports are known', () => {
  expect(
    parse(`import { b } from './b';\nimport React from 'react';\n${body}`).value.relativeImports,
  ).toEqual(['./b']);
});
