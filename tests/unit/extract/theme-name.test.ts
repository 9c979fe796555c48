import { expect, test } from 'vitest';
import { extractSources } from '../../support/extract-sources.ts';

const components = `
  import * as React from 'react';
  export interface GridClasses { /** The frame. */ root: string; disabled: string }
  export declare const Grid: React.FC<{ rows: number; classes?: Partial<GridClasses> }>;
  export declare const Cell: React.FC<{ row: number }>;
  export interface CellClasses { root: string }
`;

/** The components of a package that declares names in the theme, in its module and beside it. */
const extract = (inModule: string, beside: Readonly<Record<string, string>> = {}) =>
  extractSources(
    {
      'node_modules/@acme/grid/package.json': JSON.stringify({ name: '@acme/grid', types: 'index.d.ts' }),
      'node_modules/@acme/grid/index.d.ts': components + inModule,
      ...Object.fromEntries(
        Object.entries(beside).map(([path, text]) => [`node_modules/@acme/grid/${path}`, text]),
      ),
    },
    { packages: [{ name: '@acme/grid' }] },
  );

const augmentation = 'themeAugmentation/props.d.ts';

test('a package may extend the theme of another one, with the names of its components', async () => {
  const { component } = await extract('', {
    [augmentation]: `
      export interface GridComponentsPropsList { MuiGrid: {}; 'MuiOther': {} }
      export interface ComponentsPropsListOfOthers { MuiCell: {} }
      export type ComponentsPropsList = { MuiCell: {} };
    `,
  });
  expect(component('Grid')).toMatchObject({
    muiName: 'MuiGrid',
    themeDefaultProps: true,
    classes: [
      { key: 'disabled', className: 'Mui-disabled', isGlobal: true, description: '' },
      { key: 'root', className: 'MuiGrid-root', isGlobal: false, description: 'The frame.' },
    ],
  });
  expect(component('Cell')).not.toHaveProperty('muiName');
  expect(component('Cell')).not.toHaveProperty('themeDefaultProps');
});

test('a package may export the list of names itself', async () => {
  const { component, document } = await extract('export interface ComponentsPropsList { JoyGrid: {} }', {
    [augmentation]: 'export interface ComponentsPropsList { MuiCell: {} }',
  });
  // Names in the theme have a start of their own, and classes have that of the family.
  expect(component('Grid')).toMatchObject({
    muiName: 'JoyGrid',
    classes: [{}, { className: 'MuiGrid-root' }],
  });
  expect(document('Cell').file).not.toHaveProperty('muiName');
});

test('without names in the theme there are keys of classes alone', async () => {
  const { component } = await extract('');
  expect(component('Grid')).not.toHaveProperty('muiName');
  expect(component('Grid').classes).toEqual([
    { key: 'disabled', description: '', isGlobal: false },
    { key: 'root', description: 'The frame.', isGlobal: false },
  ]);
});
