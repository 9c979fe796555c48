import { expect, test } from 'vitest';
import { extractSources } from '../../support/extract-sources.ts';

const css = ['alignItems', 'backgroundColor', 'display', 'fontSize', 'margin', 'padding', 'width', 'zIndex'];
const more = Array.from({ length: 40 }, (_, index) => `gap${index}`);
const states = Array.from({ length: 40 }, (_, index) => `_state${index}`);
const typed = (names: readonly string[]) => names.map((name) => `${name}?: string`).join('; ');

test('properties of CSS and states of styles do not hide the props of a component', async () => {
  const { component } = await extractSources({
    'src/index.ts': "export * from './flex.tsx';",
    'src/styles.ts': `
      export interface StyleProperties { ${typed([...css, ...more])} }
      export interface States { ${typed([...states, 'base', 'sm'])} }
      export interface Few { ${typed(css)} }
    `,
    'src/flex.tsx': `
      import type { Few, States, StyleProperties } from './styles.ts';
      export const Flex = (props: StyleProperties & States & { wrap?: boolean }) => <p>{props.wrap}</p>;
      export const Space = (props: Few & { wrap?: boolean }) => <p>{props.wrap}</p>;
    `,
  });
  const { props, inherited = [] } = component('Flex');
  expect(Object.keys(props)).toEqual(['wrap']);
  expect(inherited.map(({ source, items }) => [source, items.length])).toEqual([
    ['StyleProperties', 48],
    ['States', 42],
  ]);
  expect(Object.keys(component('Space').props)).toEqual([...css, 'wrap'].toSorted());
});
