import { expect, test } from 'vitest';
import type { DemoElement, ElementAttribute } from '../../../../src/model/demo-controls.ts';
import { demoElement } from '../../../../src/parse/demo/demo-element.ts';

const button = `import Button from '@mui/material/Button';\n`;

const cases: readonly [situation: string, text: string, expected: string | undefined][] = [
  [
    'attributes before and after the props',
    `${button}export default function Playground(props) {
      return <Button variant="contained" size={'small'} tabIndex={-1} disabled {...props} color="error">Save</Button>;
    }`,
    '@mui/material/Button#default <Button variant?="contained" size?="small" tabIndex?=-1 disabled?=true … color="error">"Save"</Button>',
  ],
  [
    'defaults in the pattern of the parameter',
    `${button}export default function Playground({ children = 'Save', variant = 'contained', ...props }) {
      return <Button variant={variant} {...props}>{children}</Button>;
    }`,
    '@mui/material/Button#default <Button variant?="contained" …>children?="Save"</Button>',
  ],
  [
    'a named prop without a place of its own',
    `${button}export default function Playground({ loading = true, ...props }) {
      return <Button {...props}>{loading ? 'Wait' : 'Save'}</Button>;
    }`,
    `@mui/material/Button#default <Button loading?=true …>"{loading ? 'Wait' : 'Save'}"</Button>`,
  ],
  [
    'props that the body takes apart',
    `${button}export default function Playground(props) {
      const { size = 'large', ...other } = props;
      return <Button size={size} {...other} />;
    }`,
    '@mui/material/Button#default <Button size?="large" …></Button>',
  ],
  [
    'a part of a compound component, in a wrapper',
    `import { Dialog } from '@base-ui/react/dialog';
    const Playground = (props) => <div className="a"><Dialog.Root {...props} /></div>;
    export default Playground;`,
    '@base-ui/react/dialog#Dialog.Root <Dialog.Root …></Dialog.Root>',
  ],
  [
    'a component with a ref, and one with the same name for its props',
    `import * as React from 'react';\n${button}
    function Icon(props) { return <svg {...props} />; }
    const Playground = React.forwardRef(function Playground(props, ref) {
      return <Button startIcon={<Icon {...props} />} ref={ref} {...props} />;
    });
    export default Playground;`,
    '@mui/material/Button#default <Button startIcon="<Icon {...props} />" …></Button>',
  ],
  [
    'values that are no literals, and quoted text',
    `${button}export default (props) => (
      <Button
        onClick={() => {
          save();
        }}
        title="a &amp; b"
        {...rest}
        {...props}
      />
    );`,
    '@mui/material/Button#default <Button onClick="() => {\n  save();\n}" title="a &amp; b" {...rest} …></Button>',
  ],
  [
    'content of several lines',
    `import Alert from '@mui/material/Alert';
    export default function Playground(props) {
      return (
        <Alert {...props}>
          <b>Saved</b>
            at noon
        </Alert>
      );
    }`,
    '@mui/material/Alert#default <Alert …>"<b>Saved</b>\n  at noon"</Alert>',
  ],
  [
    'a component of the demo itself',
    `import Own from './Own'; export default (props) => <Own {...props} />;`,
    ' <Own …></Own>',
  ],
  ['an element of the page', `export default (props) => <div {...props} />;`, ' <div …></div>'],
  ['no spread', `${button}export default () => <Button size="small" />;`, undefined],
  [
    'a spread of something else',
    `${button}const rest = {}; export default () => <Button {...rest} />;`,
    undefined,
  ],
  ['no default export', `${button}export const Playground = (props) => <Button {...props} />;`, undefined],
  ['names that stand for each other', `const a = b; const b = a; export default a; <A {...a} />;`, undefined],
];

test.each(cases)('%s', (_situation, text, expected) => {
  const element = demoElement(text);
  expect(element && described(element)).toBe(expected);
});

/** `?` marks what a prop of the demo replaces, `…` stands for the props. */
function described({ tag, component, attributes, content }: DemoElement): string {
  const words = attributes.map(describedAttribute);
  const inside =
    content === undefined
      ? ''
      : content.kind === 'open'
        ? `children?=${JSON.stringify(content.value)}`
        : `"${plain(content.html)}"`;
  const from = component ? `${component.specifier}#${component.name}` : '';
  return `${from} <${tag} ${words.join(' ')}>${inside}</${tag}>`;
}

function describedAttribute(attribute: ElementAttribute): string {
  switch (attribute.kind) {
    case 'rest':
      return '…';
    case 'spread':
      return `{...${plain(attribute.html)}}`;
    case 'open':
      return `${attribute.name}?=${JSON.stringify(attribute.value)}`;
    case 'fixed':
      return `${attribute.name}=${attribute.quoted ? plain(attribute.html) : `"${plain(attribute.html)}"`}`;
  }
}

function plain(html = ''): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
}
