import { expect, test } from 'vitest';
import { extractSources } from '../../support/extract-sources.ts';

const react = "import * as React from 'react';\n";
const component = `${react}export default function (props: { size: number }) { return <b>{props.size}</b>; }`;

/** Extracts a package whose only export is the default of a file. */
const exportedBy = (file: string, text: string) =>
  extractSources({
    'src/index.ts': `export { default } from './${file.replace('.d.ts', '')}';`,
    [`src/${file}`]: text,
  });

test.each([
  ['button.tsx', component, 'Button'],
  ['Button/index.tsx', component, 'Button'],
  ['date-picker.tsx', component, 'DatePicker'],
  ['month_view.client.tsx', component, 'MonthView'],
  ['überschrift.tsx', component, 'Überschrift'],
  [
    'avatar.tsx',
    `${react}export default React.forwardRef<HTMLElement, { src: string }>((props, ref) => <b ref={ref} />);`,
    'Avatar',
  ],
  ['drawer.tsx', `${react}export default class extends React.Component<{ open: boolean }> {}`, 'Drawer'],
  // As TypeScript compiles it.
  [
    'slider.d.ts',
    `${react}declare const _default: React.FC<{ value: number }>; export default _default;`,
    'Slider',
  ],
  ['use-menu.ts', 'export default (open: boolean): { open: boolean } => ({ open });', 'useMenu'],
  ['to-upper.ts', 'export default (text: string): string => text.toUpperCase();', 'toUpper'],
])('the default export of %s has the name of its file', async (file, text, name) => {
  const { names, problems } = await exportedBy(file, text);
  expect(names).toEqual([name]);
  expect(problems).toEqual([]);
});

test('the default export of a main module has the name of the package', async () => {
  const files = {
    'node_modules/@acme/date-picker/package.json': JSON.stringify({
      name: '@acme/date-picker',
      types: 'dist/index.d.ts',
    }),
    'node_modules/@acme/date-picker/dist/index.d.ts': `${react}export default function (props: {
      /** What is chosen. */
      value: string;
    }): React.JSX.Element;`,
  };
  const { component: documentOf } = await extractSources(files, {
    packages: [{ name: '@acme/date-picker' }],
  });
  expect(documentOf('DatePicker')).toMatchObject({
    imports: ["import DatePicker from '@acme/date-picker';"],
    props: { value: { description: 'What is chosen.' } },
  });
});

test('the types of an anonymous component belong to it', async () => {
  const { names, component: documentOf } = await exportedBy(
    'card.tsx',
    `${react}
    export interface CardProps { title: string }
    /** Shows a card. */
    export default (props: CardProps) => <b>{props.title}</b>;`,
  );
  expect(names).toEqual(['Card']);
  const { description, props, imports } = documentOf('Card');
  expect([description, Object.keys(props)]).toEqual(['Shows a card.', ['title']]);
  expect(imports).toEqual(["import Card from '@acme/kit';"]);
});

test('a constant has no page, and no name is missing', async () => {
  const { names, problems } = await exportedBy('404.ts', 'export default { code: 404 };');
  expect([names, problems]).toEqual([[], []]);
});

test.each([
  ['404.tsx', component],
  ['new.ts', 'export default (text: string): string => text;'],
])('a name that the file %s does not give is reported', async (file, text) => {
  const { names, problems } = await exportedBy(file, text);
  expect(names).toEqual([]);
  expect(problems.map(({ key, diagnostic }) => `${key} ${diagnostic.message}`)).toEqual([
    '.packages[0] The default export of package "@acme/kit" has no name, so it has no API page.',
  ]);
});

test('a named export of the same name comes first', async () => {
  const { names, component: documentOf } = await extractSources({
    'src/index.ts': "export { default, Chip } from './chip.tsx';",
    'src/chip.tsx': `${react}
      export function Chip(props: { label: string }) { return <b>{props.label}</b>; }
      export default (props: { styled: boolean }) => <Chip label={String(props.styled)} />;`,
  });
  expect(names).toEqual(['Chip']);
  expect(Object.keys(documentOf('Chip').props)).toEqual(['label']);
});
