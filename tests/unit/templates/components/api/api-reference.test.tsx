import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { ApiReferenceProps } from '../../../../../src/model/api-reference.ts';
import { english } from '../../../../../src/model/words.ts';
import { ApiReference } from '../../../../../templates/components/api/api-reference.tsx';
import { WordsContext } from '../../../../../templates/use-words.ts';
import { group, item, typeHtml } from '../../../../support/api-items.ts';
import {
  buttonReference,
  enumReference,
  gridReference,
  hookReference,
  selectorsReference,
} from '../../../../support/api-references.ts';

/** The HTML of a reference without its style. */
function render(reference: ApiReferenceProps): string {
  const html = renderToStaticMarkup(
    <WordsContext value={english}>
      <ApiReference reference={reference} />
    </WordsContext>,
  );
  return html.replace(/<style.*?<\/style>/gs, '');
}

/** A component with one prop. */
function withProp(facts: Partial<ReturnType<typeof item>>): string {
  return render({ ...enumReference, groups: [group('props', [item({ name: 'color', ...facts })])] });
}

/** The text of HTML, with one space between its parts. */
function textOf(html: string): string {
  return html
    .replace(/<script.*?<\/script>/gs, '')
    .replaceAll('<wbr>', '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const demoPages = [{ title: 'Card', href: '/card/', count: 9 }];
const references = {
  withDemoPages: { ...buttonReference, demoPages },
  buttonReference,
  enumReference,
  gridReference,
  hookReference,
  selectorsReference,
};

describe.each(Object.entries(references))('%s', (_name, reference) => {
  const html = render(reference);
  const ids = Array.from(html.matchAll(/ id="([^"]*)"/g), ([, id]) => id);

  test('each id stands for one element', () => {
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('each item is a link to itself', () => {
    const links = Array.from(html.matchAll(/ href="#([^"]*)"/g), ([, id]) => id);
    for (const each of reference.groups)
      for (const { anchor } of [each, ...each.items]) {
        expect(ids).toContain(anchor);
        expect(links).toContain(anchor);
      }
    expect(links.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('no element has a style of its own', () => {
    expect(html).not.toMatch(/ style=/);
  });
});

test('a group has the columns that its items need', () => {
  const columns = (html: string) =>
    Array.from(html.matchAll(/<th scope="col"[^>]*>(.*?)</g), ([, text]) => text);
  expect(columns(withProp({}))).toEqual(['Name']);
  expect(columns(withProp({ type: typeHtml('string'), default: "'a'", description: 'A.' }))).toEqual([
    'Name',
    'Type',
    'Default',
    'Description',
  ]);
  expect(columns(render(enumReference))).toEqual(['Name', 'Value']);
  expect(columns(render(selectorsReference))).toEqual(['Name', 'Returns', 'Description']);
});

test('marks and the reason of a deprecation are outside what the collapsed layout hides', () => {
  const html = withProp({
    required: true,
    since: '7.1.0',
    plan: 'pro',
    deprecation: 'Use <code>tint</code>.',
    description: 'The colour.',
  });
  const [before = '', inside = ''] = html.split('<div class="b">');
  expect(textOf(before)).toContain('color Required Pro Deprecated Since 7.1.0 Use tint .');
  expect(textOf(inside)).toBe('The colour.');
});

test('a deprecation without a reason is a mark alone', () => {
  expect(withProp({ deprecation: '' })).not.toContain('class="w"');
  expect(textOf(withProp({ deprecation: '' }))).toContain('color Deprecated');
});

test('the expanded type is shown on demand', () => {
  const html = withProp({ type: { html: 'Colour', expandedHtml: '<span>"red"</span>' } });
  expect(html).toContain(
    '<code>Colour</code><details><summary>Full type</summary><code><span>"red"</span></code>',
  );
});

describe('a signature', () => {
  const parameters = [
    { name: 'event', type: typeHtml('Event'), description: 'What happened.' },
    { name: 'reason', type: typeHtml('string'), optional: true as const, description: 'Why.' },
    { name: 'rest', type: typeHtml('unknown[]') },
  ];
  const returns = { type: typeHtml('boolean'), description: 'Whether to close.' };

  test('has its described parameters and return value', () => {
    const html = withProp({ signature: { html: '(event) => boolean', parameters, returns } });
    expect(textOf(html)).toContain(
      'Signature (event) => boolean event Event What happened. reason? string Why. Returns boolean Whether to close.',
    );
  });

  test('is not repeated if it is the type', () => {
    const html = withProp({
      type: { html: '() => void' },
      signature: { html: '() => void', parameters: [] },
    });
    expect(html.match(/\(\) => void/g)).toHaveLength(1);
  });
});

test('few links to demos are open, and many are counted', () => {
  const demos = Array.from({ length: 5 }, (_, index) => ({ title: `Demo ${index}`, href: `/#${index}` }));
  expect(textOf(withProp({ demos: demos.slice(0, 2) }))).toContain('Demos Demo 0 Demo 1');
  expect(withProp({ demos })).toContain('<summary>Demos: 5</summary>');
});

test('demos that are not listed are reached through their pages', () => {
  const demos = [{ title: 'Basic', href: '/button/#Basic' }];
  const reference = {
    ...enumReference,
    groups: [group('props', [item({ name: 'a', demos, moreDemos: 9 })])],
  };
  const html = render({ ...reference, demoPages: [{ title: 'Card', href: '/card/', count: 9 }] });
  expect(html).toContain('<a href="#demos">9 more</a>');
  expect(html).toContain('<summary id="demos">Pages with demos: 1</summary>');
  expect(html).toContain('<li><a href="/card/"><bdi>Card</bdi></a> (9)</li>');
});

test('notes lead to the groups that they name', () => {
  const html = render({
    ...enumReference,
    groups: [group('props', [item({ name: 'classes', notes: ['classes', 'slots'] })]), group('classes', [])],
  });
  expect(html).toContain('The names are listed under <a href="#classes">CSS classes</a>.');
  expect(html).toContain('The names are listed under Slots.');
});

test('props that belong together are listed, and linked in their rows', () => {
  const together = [
    { title: 'value', href: '#prop-value' },
    { title: 'onChange', href: '#prop-onChange' },
  ];
  const props = group('props', [item({ name: 'multiple', together })]);
  const html = render({
    ...enumReference,
    groups: [{ ...props, combinations: [['{ multiple: true }', '{ multiple?: false }']] }],
  });
  expect(html).toContain(
    '<p>Belongs together with <a href="#prop-value"><code>value</code></a>, <a href="#prop-onChange"><code>onChange</code></a>.</p>',
  );
  expect(html).toContain(
    '<div id="prop-combinations" class="combinations"><p>These props belong together in one of these combinations:</p><ul><li><code>{ multiple: true }</code></li><li><code>{ multiple?: false }</code></li></ul></div>',
  );
});

describe('a default', () => {
  test('that is long is a block in the text, and needs no column', () => {
    const html = withProp({ defaultHtml: '{\n  a: 1,\n}' });
    expect(html).toContain('<p class="s"><small>Default</small><code>{\n  a: 1,\n}</code></p>');
    expect(html).not.toContain('class="d"');
  });

  test('breaks between the words of long names', () => {
    expect(withProp({ default: 'GridLogicOperator.And' })).toContain(
      '<code>Grid<wbr>Logic<wbr>Operator.<wbr>And</code>',
    );
    expect(withProp({ default: "['aB', <b>]" })).toContain("<code>['aB', &lt;<wbr>b>]</code>");
  });
});

test('existing links to a row keep their ids', () => {
  expect(withProp({ aliases: ['old-color'] })).toContain('<i id="old-color"></i>');
});

describe('inherited items', () => {
  const items = [
    { name: 'onClick', type: 'MouseEventHandler<T>' },
    { name: 'role', type: 'AriaRole', required: true as const },
  ];
  const inherited = {
    source: 'React.HTMLAttributes',
    package: '@types/react',
    anchor: 'inherited-html',
    prefix: 'button-prop-',
    items,
  };

  test('are closed and counted, and have the anchors of the own ones', () => {
    const html = render({
      ...enumReference,
      groups: [group('props', [item({ name: 'color' })], [{ ...inherited, href: '/api/html/' }])],
    });
    const [, details = ''] = html.split('<details');
    expect(details).toMatch(/^ class="inherited"><summary id="inherited-html">/);
    expect(textOf(`<${details}`)).toBe(
      'Inherited from React.HTMLAttributes @types/react 2 Reference of React.HTMLAttributes onClick MouseEventHandler&lt;T> role Required AriaRole',
    );
    expect(details).toContain('<li id="button-prop-onClick"><a href="#button-prop-onClick">');
  });

  test('have their default, deprecation and description beside the type', () => {
    const described = { default: "'a'", deprecation: 'Use <b>x</b>.', description: 'Its <i>role</i>.' };
    const html = render({
      ...enumReference,
      groups: [group('props', [], [{ ...inherited, items: [{ name: 'a', type: 'A', ...described }] }])],
    });
    expect(textOf(html.split('<ul>')[1] ?? '')).toBe("a Deprecated A Default 'a' Use x . Its role .");
  });

  test('need no own ones', () => {
    const html = render({ ...enumReference, groups: [group('props', [], [inherited])] });
    expect(html).toContain('<li id="button-prop-onClick">');
    expect(html).not.toContain('<table');
  });
});

describe('the layout', () => {
  test('is not collapsed before a script has run', () => {
    expect(render({ ...buttonReference, layout: 'collapsed' })).toContain(
      'data-kind="props" data-layout="expanded" data-initial="collapsed"',
    );
    expect(render(buttonReference)).not.toMatch(/ data-initial=| data-layout="(?!table)/);
  });

  test('has a choice where the layouts differ', () => {
    const named = (html: string) =>
      Array.from(html.matchAll(/aria-label="(Layout of [^"]*)"/g), ([, name]) => name);
    expect(named(render(buttonReference))).toEqual([
      'Layout of “Props”',
      'Layout of “Slots”',
      'Layout of “CSS classes”',
    ]);
    expect(named(render(enumReference))).toEqual([]);
  });
});

test.each([
  [{ spread: true }, 'All other props are passed to the root element.'],
  [{ spread: true, inheritance: { name: 'ButtonBase' } }, 'All other props are passed to ButtonBase .'],
  [{ inheritance: { name: 'ButtonBase' } }, 'The props of ButtonBase are accepted too.'],
  [{ refTarget: 'HTMLElement' }, 'A ref gives the HTMLElement .'],
  [{ refTarget: false }, 'The component does not accept a ref.'],
  [{ cssComponent: true }, 'CSS properties can be set as props.'],
  [{ themeDefaultProps: true }, 'The theme can change the default props.'],
  [
    { themeDefaultProps: true, muiName: 'MuiA' },
    'The theme can change the default props, under the name MuiA .',
  ],
] as const)('%j is a sentence', (facts, sentence) => {
  const bare = { ...enumReference, imports: [], groups: [] };
  expect(textOf(render({ ...bare, ...facts }))).toBe(sentence);
  expect(textOf(render(bare))).toBe('');
});

test('selectors are listed by category', () => {
  expect(textOf(render(selectorsReference))).toContain(
    'gridDensitySelector GridDensity Rows gridRowCountSelector number Get the row count before the filtering. gridRowsLoadingSelector',
  );
});

test('pages that the demos list are not listed again', () => {
  const html = render({
    ...enumReference,
    demos: '<ul><li><a href="/a/">A</a></li></ul>',
    pages: [
      { title: 'A', href: '/a/' },
      { title: 'B', href: '/b/' },
    ],
  });
  expect(html.match(/href="\/a\/"/g)).toHaveLength(1);
  expect(html).toContain('<a href="/b/"><bdi>B</bdi></a>');
});
