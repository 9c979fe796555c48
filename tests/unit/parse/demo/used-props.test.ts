import { expect, test } from 'vitest';
import { usedProps } from '../../../../src/parse/demo/used-props.ts';

const cases: readonly [situation: string, text: string, expected: string][] = [
  [
    'an element of a default import',
    `import Button from '@mui/material/Button';
     export default () => <Button variant="contained" disabled>Save</Button>;`,
    '@mui/material/Button#default: children, disabled, variant',
  ],
  [
    'two elements of one component, one with a prop that only it sets',
    `import { Button, Box } from '@mui/material';
     export default () => <Box><Button size="small" /><Button color="error" /></Box>;`,
    '@mui/material#Box: children; @mui/material#Button: color, size',
  ],
  [
    'a renamed import',
    `import { Button as Press } from '@mui/material'; export default () => <Press href="/" />;`,
    '@mui/material#Button: href',
  ],
  [
    'parts of a compound component',
    `import { Dialog } from '@base-ui/react/dialog';
     export default () => <Dialog.Root open><Dialog.Popup className="a" /></Dialog.Root>;`,
    '@base-ui/react/dialog#Dialog.Popup: className; @base-ui/react/dialog#Dialog.Root: children, open',
  ],
  [
    'a namespace',
    `import * as Mui from '@mui/material'; export default () => <Mui.Button disabled />;`,
    '@mui/material#Button: disabled',
  ],
  [
    'a styled component',
    `import { styled } from '@mui/material/styles'; import Button from '@mui/material/Button';
     const Bold = styled(Button, { name: 'Bold' })({ fontWeight: 700 });
     export default () => <Bold size="large" />;`,
    '@mui/material/Button#default: size',
  ],
  [
    'types, generics and attributes with a dash',
    `import { Select, type SelectProps } from '@mui/material';
     const size: SelectProps['size'] = 'small';
     export default function Demo() { return <Select<string> aria-label="Age" size={size} />; }`,
    '@mui/material#Select: aria-label, size',
  ],
  [
    'object literals that are spread, and others, whose keys are unknown',
    `import Button from '@mui/material/Button'; const rest = { disabled: true };
     export default () => <Button {...{ color: 'error' }} {...rest} />;`,
    '@mui/material/Button#default: color',
  ],
  [
    'createElement',
    `import * as React from 'react'; import Button from '@mui/material/Button';
     export default () => React.createElement(Button, { 'aria-label': 'Save', disabled: true });`,
    '@mui/material/Button#default: aria-label, disabled',
  ],
  ['components of the demo itself', `const Own = () => null; export default () => <Own title="a" />;`, ''],
  ['relative imports', `import Own from './Own'; export default () => <Own title="a" />;`, ''],
  ['elements of HTML', `export default () => <button disabled />;`, ''],
  ['a syntax error', `export default () => <Button`, ''],
];

test.each(cases)('lists the props of %s', (_, text, expected) => {
  const found = usedProps(text, 'a/Demo.tsx').map(
    ({ specifier, name, props }) => `${specifier}#${name}: ${props.join(', ')}`,
  );
  expect(found.join('; ')).toBe(expected);
});

test('reads JavaScript with JSX', () => {
  const text = `import Chip from '@mui/joy/Chip'; export default () => <Chip color="danger" />;`;
  expect(usedProps(text, 'a/Demo.js')).toEqual([
    { specifier: '@mui/joy/Chip', name: 'default', props: ['color'] },
  ]);
});

test('gives nothing for text that is nested too deeply', () => {
  const text = `export default () => ${'('.repeat(20_000)}1${')'.repeat(20_000)};`;
  expect(usedProps(text, 'a/Demo.tsx')).toEqual([]);
});

test('an element whose end is not finished has no props', () => {
  const text = `import Button from '@mui/material/Button';
    export default () => <Button>Save</Button /`;
  expect(usedProps(text, 'Demo.tsx')).toEqual([]);
});
