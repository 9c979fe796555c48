import { expect, test } from 'vitest';
import type { DemoElement, PropControl } from '../../../../../../src/model/demo-controls.ts';
import type { Choices } from '../../../../../../templates/browser/demo/controls/choices.ts';
import { resultingCode, textOf } from '../../../../../../templates/browser/demo/controls/resulting-code.ts';

const controls: PropControl[] = [
  { kind: 'choice', name: 'size', options: ['small', 'large'], initial: 'large', default: 'small' },
  { kind: 'boolean', name: 'disabled', initial: false, default: false },
  { kind: 'boolean', name: 'animated', initial: true, default: true },
  { kind: 'number', name: 'max' },
  { kind: 'text', name: 'label' },
  { kind: 'text', name: 'children', initial: 'Save' },
];

const rest = { kind: 'rest' } as const;
const size = { kind: 'open', name: 'size', value: 'large' } as const;
const button = (element: Partial<DemoElement> = {}): DemoElement => ({
  tag: 'Button',
  attributes: [size, rest],
  content: { kind: 'open', value: 'Save' },
  ...element,
});

const long = 'A label that is long enough for a line of its own, with';

test.each<[situation: string, element: DemoElement, choices: Choices, code: string]>([
  ['the first values', button(), {}, '<Button size="large">Save</Button>'],
  ['a default is left out', button(), { size: 'small' }, '<Button>Save</Button>'],
  [
    'chosen values',
    button(),
    { disabled: true, animated: false, max: -3 },
    '<Button size="large" disabled animated={false} max={-3}>Save</Button>',
  ],
  [
    'text that needs braces',
    button(),
    { children: 'a {b} <c> & d' },
    `<Button size="large">{'a {b} <c> & d'}</Button>`,
  ],
  ['quotes in content', button(), { children: `it's {x}` }, `<Button size="large">{'it\\'s {x}'}</Button>`],
  [
    'text that an attribute cannot quote',
    button(),
    { label: 'the "best" & \\ most' },
    `<Button size="large" label={'the "best" & \\\\ most'}>Save</Button>`,
  ],
  ['empty content', button(), { children: '' }, '<Button size="large" />'],
  [
    'long attributes',
    button(),
    { label: long, disabled: true },
    `<Button\n  size="large"\n  disabled\n  label="${long}"\n>\n  Save\n</Button>`,
  ],
  [
    'long content',
    button(),
    { children: `${long}, and more` },
    `<Button size="large">\n  ${long}, and more\n</Button>`,
  ],
  [
    'long attributes without content',
    button(),
    { label: long, disabled: true, children: '' },
    `<Button\n  size="large"\n  disabled\n  label="${long}"\n/>`,
  ],
  [
    'what the demo sets itself',
    button({
      attributes: [
        { kind: 'open', name: 'title', value: 'Mine' },
        rest,
        { kind: 'fixed', name: 'full' },
        { kind: 'fixed', name: 'rel', html: '"a &amp;amp; b"', quoted: true },
        { kind: 'fixed', name: 'onClick', html: '() =&gt; {}'.replace('&gt;', '>') },
        { kind: 'spread', html: 'more' },
      ],
      content: { kind: 'fixed', html: '<span class="token-tag">&lt;b></span>Now' },
    }),
    { disabled: true, children: 'ignored' },
    '<Button\n  title="Mine"\n  size="large"\n  disabled\n  full\n  rel="a &amp; b"\n  onClick={() => {}}\n  {...more}\n>\n  <b>Now\n</Button>',
  ],
  [
    'code of several lines',
    button({
      attributes: [rest, { kind: 'fixed', name: 'onClick', html: '() => {\n  save();\n}' }],
      content: { kind: 'fixed', html: 'One\n  two' },
    }),
    {},
    '<Button\n  size="large"\n  onClick={() => {\n    save();\n  }}\n>\n  One\n    two\n</Button>',
  ],
  [
    'content as an attribute',
    { tag: 'Menu.Item', attributes: [{ kind: 'open', name: 'children', value: 'Copy' }, rest] },
    { children: 'Cut' },
    '<Menu.Item size="large">Cut</Menu.Item>',
  ],
])('%s', (_situation, element, choices, code) => {
  expect(textOf(resultingCode({ element, controls }, choices))).toBe(code);
});

test('the code is highlighted and escaped', () => {
  const element = button({ content: { kind: 'open', value: 'Save' } });
  expect(resultingCode({ element, controls }, { max: 2, label: '<b>' })).toBe(
    '<span class="token-tag">&lt;Button</span> <span class="token-attribute">size</span>=' +
      '<span class="token-string">"large"</span> <span class="token-attribute">max</span>=' +
      '{<span class="token-number">2</span>} <span class="token-attribute">label</span>=' +
      '<span class="token-string">"&lt;b>"</span><span class="token-tag">></span>Save' +
      '<span class="token-tag">&lt;/Button></span>',
  );
});

test('without a control, the content stays as the demo has it', () => {
  expect(textOf(resultingCode({ element: button(), controls: [] }, {}))).toBe(
    '<Button size="large">Save</Button>',
  );
});
