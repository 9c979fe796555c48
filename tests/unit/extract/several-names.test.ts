import { expect, test } from 'vitest';
import { extractSources } from '../../support/extract-sources.ts';

// Components that a package exports under several names, and components that own the types beside them.
const popup = `
  import * as React from 'react';
  export interface PopupProps { open?: boolean }
  export interface PopupTriggerProps { label: string }
  const Popup: React.FC<PopupProps> = () => null;
  const PopupTrigger: React.FC<PopupTriggerProps> = () => null;
  const Other: React.FC<PopupTriggerProps> = () => null;
  export { Popup, PopupTrigger, Popup as Root, PopupTrigger as Trigger, Other };
`;

test('a part of a namespace has one page, under its short name', async () => {
  const { names } = await extractSources({
    'src/index.ts': "export * as Popup from './popup.tsx';",
    'src/popup.tsx': popup,
  });
  expect(names.toSorted()).toEqual(['Popup.Other', 'Popup.Root', 'Popup.Trigger']);
});

test('a part without a namespace has one page, under the name that says what it is', async () => {
  const { names } = await extractSources({
    'src/index.ts': "export * from './popup.tsx'; export { Popup as Renamed } from './popup.tsx';",
    'src/popup.tsx': popup,
  });
  expect(names.toSorted()).toEqual(['Other', 'Popup', 'PopupTrigger', 'Renamed']);
});

test('a name that is asked for has a page beside that of the other name', async () => {
  const { names } = await extractSources(
    { 'src/index.ts': "export * from './popup.tsx';", 'src/popup.tsx': popup },
    { include: ['Root', 'Popup*'] },
  );
  expect(names.toSorted()).toEqual(['Popup', 'PopupTrigger', 'Root']);
});

test('a part that is a property owns the props of its component', async () => {
  const { names, component } = await extractSources({
    'src/index.ts': "export * from './chip.tsx'; export * from './group.tsx'; export * from './bar.tsx';",
    'src/group.tsx': `
      export interface ChipGroupProps { multiple?: boolean; value?: string }
      export function ChipGroup(props: ChipGroupProps) { return <p>{props.value}</p>; }
    `,
    'src/chip.tsx': `
      import { ChipGroup } from './group.tsx';
      export function Chip(props: { label: string }) { return <p>{props.label}</p>; }
      Chip.Group = ChipGroup;
    `,
    'src/bar.tsx': `
      import type { ChipGroupProps } from './group.tsx';
      export const ChipBar = (props: ChipGroupProps & { bar: string }) => <p>{props.bar}</p>;
    `,
  });
  expect(names.toSorted()).toEqual(['Chip', 'Chip.Group', 'ChipBar']);
  expect(Object.keys(component('Chip.Group').props)).toEqual(['multiple', 'value']);
  expect(component('Chip.Group')).not.toHaveProperty('inherited');
  expect(component('ChipBar')).toMatchObject({ inheritance: { component: 'Chip.Group' } });
});

test('types beside the only component of a module belong to it if the module has its name', async () => {
  const { component } = await extractSources({
    'src/index.ts': "export * from './utils.tsx'; export * from './meter.tsx'; export * from './dial.tsx';",
    'src/utils.tsx': `
      export interface StyleHooks { tone?: string; shade?: string }
      export function Wrapper(props: { depth: number }) { return <p>{props.depth}</p>; }
    `,
    'src/meter.tsx': `
      import type { StyleHooks } from './utils.tsx';
      export interface Scale { from: number; to: number }
      export const Meter = (props: Scale & StyleHooks) => <p>{props.from}</p>;
    `,
    'src/dial.tsx': `
      import type { Scale } from './meter.tsx';
      export const Dial = (props: Scale & { angle: number }) => <p>{props.angle}</p>;
    `,
  });
  expect(Object.keys(component('Meter').props)).toEqual(['from', 'shade', 'to', 'tone']);
  expect(component('Dial')).toMatchObject({ inheritance: { component: 'Meter' } });
});

test('types with the name of a part belong to it, and not to the component that has the part', async () => {
  const { component } = await extractSources({
    'src/index.ts': "export { Form } from './form.tsx';",
    'src/types.ts': 'export interface FormItemLabelProps { label?: string; colon?: boolean }',
    'src/form.tsx': `
      import type { FormItemLabelProps } from './types.ts';
      export interface FormProps { disabled?: boolean }
      const Item = (props: FormItemLabelProps & { hidden?: boolean }) => <p>{props.label}</p>;
      export const Form = Object.assign((props: FormProps) => <form hidden={!!props.disabled} />, { Item });
    `,
  });
  expect(Object.keys(component('Form.Item').props)).toEqual(['colon', 'hidden', 'label']);
  expect(component('Form.Item')).not.toHaveProperty('inheritance');
});

test('two components whose names differ in a dot compete for one page', async () => {
  const kit = (plain: string) => ({
    'src/index.ts': `export * as Data from './data.tsx'; export { ${plain} } from './root.tsx';`,
    'src/data.tsx': `
      export function Root(props: { rows: number }) { return <b>{props.rows}</b>; }
      export const Cell = (props: { row: number }) => <b>{props.row}</b>;
    `,
    'src/root.tsx': `
      export function DataRoot(props: { url: string }) { return <b>{props.url}</b>; }
      export { Root as SameRoot } from './data.tsx';
    `,
  });
  const { names, problems } = await extractSources(kit('DataRoot'));
  expect(names.toSorted()).toEqual(['Data.Cell', 'Data.Root']);
  expect(problems.map(({ diagnostic }) => diagnostic.message)).toEqual([
    'Exports "Data.Root" and "DataRoot" would have the same API page, "data-root".',
  ]);
  const same = await extractSources(kit('SameRoot as DataRoot'));
  expect(same.names.toSorted()).toEqual(['Data.Cell', 'Data.Root']);
  expect(same.problems).toEqual([]);
});

test('a part that is a property has one page, and no competitor in the component that it is', async () => {
  const { names, problems } = await extractSources({
    'src/index.ts': "export * from './tabs.tsx';",
    'src/tabs.tsx': `
      import * as React from 'react';
      export const TabsTab = React.memo((props: { label: string }) => <b>{props.label}</b>);
      export function TabsList(props: { count: number }) { return <b>{props.count}</b>; }
      export const Tabs = Object.assign((props: { value: string }) => <b>{props.value}</b>, { Tab: TabsTab });
      export function Steps(props: { value: string }) { return <b>{props.value}</b>; }
      export const StepsList: typeof TabsList = TabsList;
      Steps.List = StepsList;
    `,
  });
  expect(names.toSorted()).toEqual(['Steps', 'Steps.List', 'Tabs', 'Tabs.Tab', 'TabsList']);
  expect(problems).toEqual([]);
});

test('a module that is the default export of another one has no name to list its members under', async () => {
  const { names, problems } = await extractSources({
    'src/index.ts': "import * as Kit from './kit.tsx'; export default Kit; export * from './kit.tsx';",
    'src/kit.tsx': 'export function Chip(props: { label: string }) { return <b>{props.label}</b>; }',
  });
  expect(names).toEqual(['Chip']);
  expect(problems).toEqual([]);
  const named = await extractSources({
    'src/index.ts': "import { Kit } from './kit.tsx'; export default Kit;",
    'src/kit.tsx':
      'export namespace Kit { export function Chip(props: { label: string }) { return <b>{props.label}</b>; } }',
  });
  expect(named.document('Kit.Chip').accepted).toContain('label');
});
