import { describe, expect, test } from 'vitest';
import type { ApiDocument, ApiItem } from '../../../../src/model/api-document.ts';
import type { ExtractedDocument } from '../../../../src/model/api-extraction.ts';
import type { SourcePath } from '../../../../src/model/path.ts';
import { type ApiDocumentInput, parseApiDocument } from '../../../../src/parse/api/parse-api-document.ts';

const folder = 'acme/api' as SourcePath;

function parse(
  document: unknown,
  descriptions: readonly unknown[] = [],
  given: Partial<ApiDocumentInput> = {},
) {
  const text = typeof document === 'string' ? document : JSON.stringify(document, null, 2);
  return parseApiDocument({
    document: { source: 'acme/api/inputs/button.json' as SourcePath, text },
    folder,
    descriptions: descriptions.map((value, index) => ({
      source: `acme/translations/api-docs/button-${index}.json` as SourcePath,
      text: typeof value === 'string' ? value : JSON.stringify(value, null, 2),
    })),
    lint: false,
    ...given,
  });
}

function parsed(document: unknown, descriptions: readonly unknown[] = []): ApiDocument {
  const { value, diagnostics } = parse(document, descriptions);
  expect(diagnostics).toEqual([]);
  if (!value) throw new Error('The document has no page.');
  return value;
}

function items(document: ApiDocument, kind: string): readonly ApiItem[] {
  return document.groups.find((group) => group.kind === kind)?.items ?? [];
}

const component = { name: 'Button', imports: [], props: {} };

describe('a field of a component', () => {
  test.each<[string, unknown, Partial<ApiDocument>]>([
    ['name', { name: 'Dialog.Root' }, { kind: 'component', name: 'Dialog.Root' }],
    [
      'imports',
      { imports: ["import A from 'a';", "import { A } from 'b';"] },
      { imports: ["import A from 'a';", "import { A } from 'b';"] },
    ],
    ['package', { package: '@acme/ui' }, { packageName: '@acme/ui' }],
    ['since', { since: '1.2.0' }, { since: '1.2.0' }],
    ['examples', { examples: ['<Button />'] }, { examples: ['<Button />'] }],
    ['spread', { spread: true }, { spread: true }],
    ['themeDefaultProps', { themeDefaultProps: true }, { themeDefaultProps: true }],
    ['muiName', { muiName: 'MuiButton' }, { muiName: 'MuiButton' }],
    ['cssComponent', { cssComponent: true }, { cssComponent: true }],
    ['forwardsRefTo', { forwardsRefTo: 'HTMLButtonElement' }, { refTarget: 'HTMLButtonElement' }],
    ['forwardsRefTo: null', { forwardsRefTo: null }, { refTarget: false }],
    [
      'combinations',
      {
        props: { multiple: { type: { name: 'bool' } } },
        combinations: [[{ multiple: { type: 'true', required: true }, value: { type: 'string[]' } }]],
      },
      {
        groups: [
          {
            kind: 'props',
            items: [expect.objectContaining({ name: 'multiple' })],
            inherited: [],
            combinations: [
              [
                [
                  { name: 'multiple', type: { text: 'true' }, required: true },
                  { name: 'value', type: { text: 'string[]' } },
                ],
              ],
            ],
          },
        ],
      },
    ],
    ['filename', { filename: '/packages/a/Button.js' }, { filename: '/packages/a/Button.js' }],
    [
      'inheritance',
      { inheritance: { component: 'ButtonBase', pathname: '/acme/api/button-base/' } },
      { inheritance: { component: 'ButtonBase', pathname: '/acme/api/button-base/' } },
    ],
    ['an unknown key', { styles: ['a'] }, { extra: { styles: ['a'] } }],
    [
      'unknown keys further inside',
      { props: { size: { type: { name: 'enum' }, additionalInfo: { 'joy-size': true } } } },
      { extra: { 'props.size.additionalInfo.joy-size': true } },
    ],
  ])('%s', (_, given, expected) => {
    expect(parsed({ ...component, ...(given as object) })).toMatchObject(expected);
  });

  test.each(['spread', 'themeDefaultProps', 'cssComponent', 'inheritance', 'demos'])(
    '%s: false or null',
    (key) => {
      const value = ['inheritance', 'demos'].includes(key) ? null : false;
      expect(parsed({ ...component, [key]: value })).not.toHaveProperty(key);
    },
  );

  test('demos', () => {
    const demos = '<ul><li><a href="/acme/react-button/">Button</a></li></ul>';
    expect(parsed({ ...component, demos }).demos).toMatchObject({
      html: '<ul><li><a href="\ufdd0l0\ufdd0">Button</a></li></ul>',
      links: [{ url: '/acme/react-button/', line: 5 }],
      markdown: '- [Button](/acme/react-button/)',
    });
  });

  test.each([
    [{ deprecated: true }, {}, {}],
    [{ deprecated: true, deprecationInfo: 'Use `A`.' }, {}, { reason: { html: 'Use <code>A</code>.' } }],
    [{ deprecated: true }, { deprecationInfo: 'Use <b>A</b>.' }, { reason: { html: 'Use <b>A</b>.' } }],
  ])('deprecated: %j with %j', (given, texts, expected) => {
    expect(parsed({ ...component, ...given }, [texts]).deprecation).toMatchObject(expected);
  });

  test('its address', () => {
    expect(parsed(component)).toMatchObject({ section: 'inputs', slug: 'button' });
  });
});

/** The only prop of a component. */
function prop(given: object, texts: object = {}): ApiItem | undefined {
  const props = { size: { type: { name: 'string' }, ...given } };
  return items(parsed({ ...component, props }, [{ propDescriptions: { size: texts } }]), 'props')[0];
}

describe('a field of a prop', () => {
  test.each<[string, object, object, Partial<Record<keyof ApiItem, unknown>>]>([
    ['type', {}, {}, { name: 'size', anchor: 'button-prop-size', type: { text: 'string' } }],
    ['default', { default: "'a' & b" }, {}, { default: "'a' & b" }],
    ['required', { required: true }, {}, { required: true }],
    ['since', { since: '1.1.0' }, {}, { since: '1.1.0' }],
    ['examples', { examples: ['<A size="s" />'] }, {}, { examples: ['<A size="s" />'] }],
    ['isProPlan', { isProPlan: true }, {}, { plan: 'pro' }],
    ['isPremiumPlan', { isPremiumPlan: true }, {}, { plan: 'premium' }],
    [
      'additionalInfo',
      { additionalInfo: { slotsApi: true, sx: true, cssApi: true } },
      {},
      { notes: ['slots', 'sx', 'classes'] },
    ],
    ['additionalInfo: false', { additionalInfo: { sx: false } }, {}, { notes: [] }],
    ['requiresRef', {}, { requiresRef: true }, { notes: ['requires-ref'] }],
    ['description', { description: 'A `b`' }, {}, { description: { html: 'A <code>b</code>' } }],
    [
      'a description in another file',
      { description: 'A' },
      { description: 'B <code>c</code>' },
      { description: { html: 'B <code>c</code>', markdown: 'B `c`' } },
    ],
    ['deprecated', { deprecated: true }, {}, { deprecation: {} }],
    [
      'deprecationInfo',
      { deprecated: true, deprecationInfo: 'Use `A`' },
      {},
      { deprecation: { reason: { html: 'Use <code>A</code>' } } },
    ],
    [
      'a translated deprecation',
      { deprecated: true, deprecationInfo: 'Use `A`' },
      { deprecated: 'Nimm A' },
      { deprecation: { reason: { html: 'Nimm A' } } },
    ],
    [
      'seeMoreLink',
      { seeMoreLink: { url: '/acme/sizes/', text: 'sizes' } },
      { seeMoreText: 'See the {{link}} for more.' },
      {
        seeMore: {
          html: 'See the <a href="\ufdd0l0\ufdd0">sizes</a> for more.',
          links: [{ url: '/acme/sizes/' }],
        },
      },
    ],
    [
      'seeMoreLink alone',
      { seeMoreLink: { url: '/acme/sizes/', text: 'Sizes' } },
      {},
      { seeMore: { markdown: '[Sizes](/acme/sizes/)' } },
    ],
    [
      'signature',
      {
        type: { name: 'func' },
        signature: {
          type: 'function(event: Event, value: Array&lt;string&gt;) => void',
          describedArgs: ['event', 'value'],
          returned: 'void',
        },
      },
      {
        typeDescriptions: {
          event: 'The event.',
          value: {
            name: 'value',
            description: 'The <b>value</b>.',
            argType: 'Array&lt;string&gt;',
            argTypeDescription: 'A list.',
          },
          void: { description: 'Nothing.' },
        },
      },
      {
        signature: {
          text: 'function(event: Event, value: Array<string>) => void',
          parameters: [
            { name: 'event', description: { html: 'The event.' } },
            {
              name: 'value',
              type: { text: 'Array<string>' },
              description: { html: 'The <b>value</b>. A list.' },
            },
          ],
          returns: { type: { text: 'void' }, description: { html: 'Nothing.' } },
        },
      },
    ],
    [
      'a signature with texts of its own',
      {
        signature: {
          type: '(value: string, more?: number) => boolean',
          parameters: [
            { name: 'value', type: 'string', description: 'The `value`.' },
            { name: 'more', type: 'number', optional: true },
          ],
          returns: { type: 'boolean', description: 'Whether.' },
        },
      },
      {},
      {
        signature: {
          parameters: [
            { name: 'value', type: { text: 'string' }, description: { html: 'The <code>value</code>.' } },
            { name: 'more', type: { text: 'number' }, optional: true },
          ],
          returns: { type: { text: 'boolean' }, description: { html: 'Whether.' } },
        },
      },
    ],
  ])('%s', (_, given, texts, expected) => {
    expect(prop(given, texts)).toMatchObject(expected);
  });

  test('a text in place of an object describes the prop', () => {
    const texts = { propDescriptions: { size: 'Its size.' } };
    const [size] = items(parsed({ ...component, props: { size: { type: {} } } }, [texts]), 'props');
    expect(size?.description?.html).toBe('Its size.');
  });
});

test('props keep their order, and inherited ones are sorted', () => {
  const document = parsed({
    ...component,
    props: { b: { type: {} }, a: { type: {} } },
    inherited: [
      { source: 'B', items: [{ name: 'x', type: 'string' }] },
      {
        source: 'A',
        package: '@types/react',
        items: [
          { name: 'z', type: 'string' },
          { name: 'y', type: 'number', required: true },
        ],
      },
    ],
  });
  expect(items(document, 'props').map(({ name }) => name)).toEqual(['b', 'a']);
  expect(document.groups[0]?.inherited).toEqual([
    {
      source: 'A',
      package: '@types/react',
      items: [
        { name: 'y', type: 'number', required: true },
        { name: 'z', type: 'string' },
      ],
    },
    { source: 'B', items: [{ name: 'x', type: 'string' }] },
  ]);
});

test('inherited props have texts of their own', () => {
  const item = { name: 'x', type: 'string', default: "'a'", description: 'See `y`.', deprecated: true };
  const reason = { ...item, name: 'y', deprecationInfo: 'Use [z](/z/).' };
  const [group] = parsed({
    ...component,
    props: {},
    inherited: [{ source: 'B', items: [item, reason] }],
  }).groups;
  expect(group?.inherited[0]?.items).toMatchObject([
    {
      name: 'x',
      type: 'string',
      default: "'a'",
      description: { html: 'See <code>y</code>.' },
      deprecation: {},
    },
    { name: 'y', deprecation: { reason: { links: [{ url: '/z/' }] } } },
  ]);
});

test('classes of which only the keys are known', () => {
  const classes = [
    { key: 'root', description: 'The root.', isGlobal: false },
    { key: 'icon', description: '', isGlobal: false },
  ];
  const [icon, root] = items(parsed({ ...component, classes }), 'classes');
  expect(icon).toMatchObject({ name: 'icon', anchor: 'button-classes-icon' });
  expect(root).toEqual({
    name: 'root',
    anchor: 'button-classes-root',
    aliases: ['Button-css-root'],
    description: expect.objectContaining({ html: 'The root.' }),
    examples: [],
    notes: [],
  });
});

test('anchors keep the letters of every script', () => {
  const props = { größe: { type: { name: 'number' } }, grüße: { type: { name: 'string' } } };
  const document = parsed({ ...component, name: 'ÜberSchrift', props });
  expect(items(document, 'props').map(({ anchor }) => anchor)).toEqual([
    'über-schrift-prop-größe',
    'über-schrift-prop-grüße',
  ]);
});

test('slots and classes', () => {
  const document = parsed(
    {
      ...component,
      slots: [
        { name: 'root', description: 'The `root`.', class: 'MuiButton-root', default: "'div'" },
        { name: 'icon', description: '', class: null },
      ],
      classes: [
        { key: 'root', className: 'MuiButton-root', description: 'Root.', isGlobal: false },
        { key: 'disabled', className: 'Mui-disabled', description: '', isGlobal: true, isDeprecated: true },
        { key: 'own', className: 'MuiButton-own', description: 'The `own`.', isGlobal: false },
      ],
    },
    [
      {
        slotDescriptions: { icon: 'The <b>icon</b>.' },
        classDescriptions: {
          root: { description: 'Styles applied to {{nodeName}}.', nodeName: 'the root element' },
          disabled: {
            description: 'Class applied to {{nodeName}} if {{conditions}}.',
            nodeName: 'it',
            conditions: '<code>disabled={true}</code>',
            deprecationInfo: 'Use another.',
          },
        },
      },
    ],
  );
  expect(items(document, 'slots')).toMatchObject([
    {
      name: 'root',
      anchor: 'Button-css-MuiButton-root',
      aliases: ['Button-css-root'],
      className: 'MuiButton-root',
      default: "'div'",
      description: { html: 'The <code>root</code>.' },
    },
    { name: 'icon', anchor: 'Button-css-icon', description: { html: 'The <b>icon</b>.' } },
  ]);
  expect(items(document, 'classes')).toMatchObject([
    {
      name: 'disabled',
      anchor: 'button-classes-Mui-disabled',
      aliases: ['button-classes-disabled', 'Button-css-disabled'],
      className: 'Mui-disabled',
      deprecation: { reason: { html: 'Use another.' } },
      description: { html: 'Class applied to it if <code>disabled={true}</code>.' },
    },
    { name: 'own', description: { html: 'The <code>own</code>.' } },
    // The slot of the same class has the other alias.
    {
      name: 'root',
      aliases: ['button-classes-root'],
      description: { html: 'Styles applied to the root element.' },
    },
  ]);
});

test('CSS variables, data attributes, and the handle of a ref', () => {
  const document = parsed({
    ...component,
    cssVariables: [
      { name: '--button-height', description: 'The `height`.', type: 'length', default: '2rem' },
    ],
    dataAttributes: [{ name: 'data-open', description: 'Present if open.' }],
    handle: { focus: { type: { name: '() => void' }, description: 'Focuses it.' } },
  });
  expect(document.groups.map(({ kind }) => kind)).toEqual(['handle', 'css-variables', 'data-attributes']);
  expect(document.groups.flatMap((group) => group.items)).toMatchObject([
    { name: 'focus', anchor: 'button-handle-focus', description: { html: 'Focuses it.' } },
    {
      name: '--button-height',
      anchor: 'button-css-variables---button-height',
      type: { text: 'length' },
      default: '2rem',
      description: { html: 'The <code>height</code>.' },
    },
    { name: 'data-open', anchor: 'button-data-attributes-data-open' },
  ]);
});

describe('other kinds', () => {
  test('a hook', () => {
    const document = parsed(
      {
        name: 'useSVGButton',
        imports: [],
        parameters: { size: { type: { name: 'string' }, required: true } },
        returnValue: { type: { type: { name: 'string' } }, ref: { type: { name: 'Ref' } } },
        signatures: ['useSVGButton(size: string): Result'],
      },
      [
        {
          hookDescription: 'A hook.',
          parametersDescriptions: { size: { description: 'Its size.' } },
          returnValueDescriptions: { ref: 'The <b>ref</b>.' },
        },
      ],
    );
    expect(document).toMatchObject({
      kind: 'hook',
      description: { html: 'A hook.' },
      signatures: ['useSVGButton(size: string): Result'],
      groups: [
        {
          kind: 'parameters',
          items: [
            {
              name: 'size',
              anchor: 'use-svg-button-parameters-size',
              required: true,
              description: { html: 'Its size.' },
            },
          ],
        },
        {
          kind: 'return-value',
          items: [
            { name: 'type', anchor: 'use-svg-button-return-value-type' },
            { name: 'ref', description: { html: 'The <b>ref</b>.' } },
          ],
        },
      ],
    });
  });

  test('a function that returns a value without properties', () => {
    const document = parsed({
      name: 'alpha',
      parameters: {},
      returnValue: { type: { name: 'string' }, description: 'The colour.' },
    });
    expect(document).toMatchObject({
      kind: 'function',
      imports: [],
      groups: [
        {
          kind: 'return-value',
          items: [
            {
              name: '',
              anchor: 'alpha-return-value',
              type: { text: 'string' },
              description: { html: 'The colour.' },
            },
          ],
        },
      ],
    });
  });

  test.each([
    ['nothing, as its signature shows', { signatures: ['alpha(): void'] }, {}, []],
    ['nothing, but when', { signatures: ['alpha(): void'] }, { description: 'Later.' }, ['return-value']],
    ['nothing, without a signature', {}, {}, ['return-value']],
  ])('a function that returns %s', (_, facts, texts, kinds) => {
    const document = parsed({
      name: 'alpha',
      parameters: {},
      returnValue: { type: { name: 'void' }, ...texts },
      ...facts,
    });
    expect(document?.groups.map(({ kind }) => kind)).toEqual(kinds);
  });

  test('an interface', () => {
    const document = parsed(
      {
        name: 'GridParams',
        imports: [],
        properties: { api: { type: { description: 'Api&lt;T&gt;' }, required: true } },
        inherited: [{ source: 'Base', items: [] }],
      },
      [
        {
          interfaceDescription: 'Given to <b>cells</b>.',
          propertiesDescriptions: { api: { description: 'The API.' } },
        },
      ],
    );
    expect(document).toMatchObject({
      kind: 'interface',
      description: { html: 'Given to <b>cells</b>.' },
      groups: [
        {
          kind: 'properties',
          items: [
            {
              name: 'api',
              anchor: 'grid-params-prop-api',
              type: { text: 'Api<T>' },
              description: { html: 'The API.' },
            },
          ],
          inherited: [{ source: 'Base' }],
        },
      ],
    });
  });

  test('an enum and a type alias', () => {
    const members = { Small: { type: { name: "'s'" } } };
    expect(parsed({ name: 'Size', kind: 'enum', properties: members })).toMatchObject({
      kind: 'enum',
      groups: [{ kind: 'members', items: [{ name: 'Small', anchor: 'size-members-Small' }] }],
    });
    expect(parsed({ name: 'Size', kind: 'type', properties: {}, signatures: ["'s' | 'm'"] })).toMatchObject({
      kind: 'type',
      signatures: ["'s' | 'm'"],
      groups: [],
    });
  });

  test('a generic component', () => {
    const signatures = ['Alpha<Row>(props: AlphaProps<Row>)'];
    expect(parsed({ ...component, props: {}, signatures })).toMatchObject({ kind: 'component', signatures });
  });

  test('selectors', () => {
    const document = parsed([
      { name: 'bSelector', returnType: 'number', description: '' },
      { name: 'zSelector', returnType: 'string', category: 'Rows', description: 'Gets `z`.' },
      {
        name: 'aSelector',
        returnType: 'A<B>',
        category: 'Rows',
        description: 'Gets a.',
        deprecated: 'Use `z`',
      },
    ]);
    expect(document).toMatchObject({ kind: 'selectors', name: 'Selectors' });
    expect(items(document, 'selectors')).toMatchObject([
      {
        name: 'aSelector',
        anchor: 'selectors-aSelector',
        type: { text: 'A<B>' },
        category: 'Rows',
        deprecation: { reason: { html: 'Use <code>z</code>' } },
      },
      { name: 'zSelector', description: { html: 'Gets <code>z</code>.' } },
      { name: 'bSelector' },
    ]);
  });

  test('a fragment has no page', () => {
    const fragment = {
      name: 'SortApi',
      description: 'Sorts.',
      properties: [{ name: 'sort', description: 'Sorts.', type: '() => void' }],
    };
    expect(parse(fragment)).toEqual({ value: undefined, diagnostics: [] });
  });
});

describe('texts', () => {
  test('of a component are Markdown, and those of its parts HTML', () => {
    const texts = {
      componentDescription: 'A `button`.\n\n- one\n- two',
      propDescriptions: { a: { description: 'x*y*' } },
    };
    const document = parsed({ ...component, description: 'Other', props: { a: { type: {} } } }, [texts]);
    expect(document.description?.html).toContain('<p>A <code>button</code>.</p>\n<ul>');
  });

  test('that a translation lacks are those of the first language', () => {
    const [german, english] = [
      {
        componentDescription: '',
        propDescriptions: { a: { description: 'Das A.' }, b: { description: '' } },
      },
      {
        componentDescription: 'A button.',
        propDescriptions: { a: { description: 'The A.' }, b: { description: 'The B.' } },
      },
    ];
    const document = parsed({ ...component, props: { a: { type: {} }, b: { type: {} } } }, [german, english]);
    expect(document.description?.html).toBe('A button.');
    expect(items(document, 'props').map(({ description }) => description?.html)).toEqual([
      'Das A.',
      'The B.',
    ]);
  });

  test('name the file of a link', () => {
    const texts = { propDescriptions: { a: { description: 'See <a href="/b/">b</a>.' } } };
    const document = parsed({ ...component, props: { a: { type: {} } } }, [texts]);
    expect(items(document, 'props')[0]?.description?.links).toEqual([
      { kind: 'link', url: '/b/', file: 'acme/translations/api-docs/button-0.json', line: 4, column: 37 },
    ]);
  });
});

describe('problems', () => {
  const codes = (result: ReturnType<typeof parse>) =>
    result.diagnostics.map(({ severity, code, place }) => [severity, code, place?.line]);

  test.each<[string, unknown, unknown[], [string, string, number][]]>([
    ['invalid JSON', '{\n  "name": "A",\n  "props": {', [], [['error', 'api-syntax', 3]]],
    ['an empty file', '', [], [['error', 'api-value', 1]]],
    ['no kind', { name: 'A' }, [], [['error', 'api-value', 1]]],
    ['no name', { props: {} }, [], [['error', 'api-value', 1]]],
    [
      'a wrong value',
      { ...component, props: { a: { type: {}, required: 'yes' } } },
      [],
      [['error', 'api-value', 7]],
    ],
    ['a misspelled key', { ...component, sloots: [] }, [], [['warning', 'api-key', 5]]],
    ['a key of another tool', { ...component, 'x-id': 1 }, [], []],
    ['invalid descriptions', component, ['{'], [['error', 'api-syntax', 1]]],
    ['a wrong description', component, [{ slotDescriptions: { a: 1 } }], [['error', 'api-value', 3]]],
    ['a misspelled group', component, [{ propDescription: {} }], [['warning', 'api-key', 2]]],
  ])('%s', (_, document, descriptions, expected) => {
    expect(codes(parse(document, descriptions))).toEqual(expected);
  });

  test('a document with problems in its descriptions has a page', () => {
    expect(parse(component, ['{']).value).toMatchObject({ name: 'Button' });
  });

  test('a description with a gap', () => {
    const classes = [{ key: 'root', className: 'A-root', description: '', isGlobal: false }];
    const texts = {
      classDescriptions: { root: { description: 'Styles {{nodeName}} if {{conditions}}.', nodeName: 'it' } },
    };
    const { value, diagnostics } = parse({ ...component, classes }, [texts]);
    expect(value?.groups[0]?.items[0]?.description?.html).toBe('Styles it if ….');
    expect(diagnostics).toMatchObject([
      {
        code: 'api-placeholder',
        message: 'The description of class "root" of "Button" has "{{conditions}}", but no "conditions".',
        place: { file: 'content/acme/translations/api-docs/button-0.json', line: 3 },
      },
    ]);
  });

  test('items without a description, in one warning', () => {
    const props = Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => [name, { type: {} }]));
    const old = { old: { type: {}, deprecated: true } };
    const { diagnostics } = parse({ ...component, props: { ...props, ...old } }, [], { lint: true });
    expect(diagnostics).toMatchObject([
      {
        severity: 'warning',
        code: 'api-description',
        message:
          'No description in the API document of "Button": prop "a", prop "b", prop "c", prop "d", prop "e", prop "f", and 1 more.',
        place: { file: 'content/acme/api/inputs/button.json', line: 5 },
      },
    ]);
    expect(parse({ ...component, props }).diagnostics).toEqual([]);
  });

  test('of a document of an installed package are no problems', () => {
    const written = { ...component, generator: 'docs api', filename: undefined, props: { a: { type: {} } } };
    expect(parse(written, [], { lint: true }).diagnostics).toEqual([]);
    const own = { ...written, filename: '/src/Button.tsx' };
    expect(parse(own, [], { lint: true }).diagnostics).toMatchObject([{ code: 'api-description' }]);
  });

  test('of a document that follows from TypeScript are at its declaration', () => {
    const declaration = { file: 'content/acme/src/Button.tsx', line: 7, column: 1 };
    const document = {
      source: 'acme/api/button.json' as SourcePath,
      file: { ...component, props: { a: { type: { name: 'string' } } } },
      declaration,
    } satisfies ExtractedDocument;
    expect(parse({}, [], { document, lint: true }).diagnostics).toMatchObject([
      { code: 'api-description', place: declaration, hint: 'Write doc comments, or a file of descriptions.' },
    ]);
  });
});

test('anchors are unique, and need no escaping', () => {
  const props = { '[key: string]': { type: {} }, '[key? string]': { type: {} }, 'aria-label': { type: {} } };
  expect(items(parsed({ ...component, props }), 'props').map(({ anchor }) => anchor)).toEqual([
    'button-prop--key:-string-',
    'button-prop--key-string-',
    'button-prop-aria-label',
  ]);
});
