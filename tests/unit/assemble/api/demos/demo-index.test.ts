import { expect, test } from 'vitest';
import { type DemoUse, demoIndex } from '../../../../../src/assemble/api/demos/demo-index.ts';
import { propCoverage } from '../../../../../src/assemble/api/demos/prop-coverage.ts';
import type { ApiItem } from '../../../../../src/model/api-document.ts';
import type { SourcePath } from '../../../../../src/model/path.ts';

const button = {
  kind: 'component' as const,
  source: 'api/button.json' as SourcePath,
  name: 'Button',
  imports: [
    "import Button from '@mui/material/Button';\n// or\nimport { Button, Box } from '@mui/material';",
  ],
};
const root = {
  kind: 'component' as const,
  source: 'api/dialog-root.json' as SourcePath,
  name: 'Dialog.Root',
  imports: ["import { Dialog } from '@base-ui/react/dialog';"],
};

const use = (demo: string, ...components: [specifier: string, name: string, ...props: string[]][]) => ({
  demo,
  components: components.map(([specifier, name, ...props]) => ({ specifier, name, props })),
});

const found = (...uses: DemoUse<string>[]) =>
  Object.fromEntries(
    [...demoIndex([button, root], uses)].map(([source, demos]) => [source, Object.fromEntries(demos)]),
  );

test('lists the demos that set a prop, however they import the component', () => {
  expect(
    found(
      use('Basic', ['@mui/material/Button', 'default', 'color']),
      use('Sizes', ['@mui/material', 'Button', 'color', 'size']),
    ),
  ).toEqual({ 'api/button.json': { color: ['Basic', 'Sizes'], size: ['Sizes'] } });
});

test('lists a demo once that imports a component in two ways', () => {
  const both = use(
    'Both',
    ['@mui/material', 'Button', 'color'],
    ['@mui/material/Button', 'default', 'color'],
  );
  expect(found(both)).toEqual({ 'api/button.json': { color: ['Both'] } });
});

test('tells parts of a compound component apart', () => {
  expect(
    found(
      use(
        'Basic',
        ['@base-ui/react/dialog', 'Dialog.Root', 'open'],
        ['@base-ui/react/dialog', 'Dialog.Popup', 'className'],
      ),
    ),
  ).toEqual({ 'api/dialog-root.json': { open: ['Basic'] } });
});

test('ignores another component of the same module, and the same name of another module', () => {
  expect(found(use('Basic', ['@mui/material', 'Box', 'color'], ['@mui/joy', 'Button', 'color']))).toEqual({});
});

test('lists props without demo, but for deprecated ones', () => {
  const item = (name: string, more: Partial<ApiItem> = {}): ApiItem => ({
    name,
    anchor: name,
    examples: [],
    notes: [],
    ...more,
  });
  const items = [item('size'), item('color'), item('fullWidth'), item('old', { deprecation: {} })];
  const documents = [
    { ...button, groups: [{ kind: 'props' as const, items, inherited: [] }] },
    { ...root, kind: 'hook' as const, groups: [] },
  ];
  const index = demoIndex(documents, [use('Basic', ['@mui/material', 'Button', 'color'])]);
  expect(propCoverage(documents, index)).toEqual([
    { source: 'api/button.json', name: 'Button', props: 3, withoutDemo: ['fullWidth', 'size'] },
  ]);
});
