import type { ApiInheritedProps, ApiItemProps, ApiReferenceProps } from '../../src/model/api-reference.ts';
import { highlight } from '../../src/parse/code/highlight.ts';
import { group, inline, item, itemOf, membersOf, typeHtml } from './api-items.ts';

/** A source whose items come from the types of React. */
function inheritedFrom(source: string, interfaces: readonly string[]): ApiInheritedProps {
  const items = interfaces
    .flatMap((name) => membersOf('@types/react/index.d.ts', name))
    .map(({ name, type }) => ({ name, type }));
  return {
    source,
    package: '@types/react',
    anchor: `inherited-${source.toLowerCase()}`,
    prefix: 'button-prop-',
    items,
  };
}

/** What most components inherit from React: 250 items and more. */
export const inheritedFromReact: readonly ApiInheritedProps[] = [
  inheritedFrom('React.DOMAttributes', ['DOMAttributes']),
  inheritedFrom('React.AriaAttributes', ['AriaAttributes']),
  inheritedFrom('React.ButtonHTMLAttributes', ['ButtonHTMLAttributes', 'HTMLAttributes']),
];

/** What a component inherits from another one. */
const inheritedFromBase: ApiInheritedProps = {
  source: 'ButtonBase',
  href: '/acme/api/button-base/',
  anchor: 'inherited-button-base',
  prefix: 'button-prop-',
  items: [
    {
      name: 'centerRipple',
      type: 'boolean',
      default: 'false',
      description: 'If <code>true</code>, the ripples are centered. They will not start at the pointer.',
    },
    {
      name: 'touchRippleRef',
      type: 'React.Ref<TouchRippleActions>',
      required: true,
      deprecation: 'Use the actions of the component in place of a ref to its ripples.',
    },
  ],
};

const none = { examples: [], signatures: [], pages: [], groups: [], imports: [], layout: 'table' } as const;

const buttonClasses = [
  'root',
  'text',
  'outlined',
  'contained',
  'colorInherit',
  'colorPrimary',
  'startIcon',
  'endIcon',
  'loadingIconPlaceholder',
];

/** A component like the button of Material UI, with everything that a page can show. */
export const buttonReference: ApiReferenceProps = {
  ...none,
  kind: 'component',
  name: 'Button',
  imports: ["import Button from '@mui/material/Button';", "import { Button } from '@mui/material';"],
  packageName: '@mui/material',
  description: 'Starts an action, as a rule with a short label. See <a href="/acme/button/">Button</a>.',
  since: '1.0.0',
  pages: [
    { title: 'Button', href: '/acme/button/' },
    { title: 'Button group', href: '/acme/link/' },
  ],
  spread: true,
  themeDefaultProps: true,
  muiName: 'MuiButton',
  refTarget: 'HTMLButtonElement',
  inheritance: { name: 'ButtonBase', href: '/acme/api/button-base/' },
  sourceHref: 'https://git.example/acme/blob/HEAD/Button.js',
  groups: [
    group(
      'props',
      [
        item({
          name: 'action',
          type: typeHtml('Ref<ButtonBaseActions>'),
          description:
            'A ref for imperative actions. It currently only supports <code>focusVisible()</code> action.',
          signature: { html: typeHtml('(actions: ButtonBaseActions | null) => void').html, parameters: [] },
        }),
        ...membersOf('@mui/material/Button/Button.d.ts', 'ButtonOwnProps')
          .map((member) => itemOf(member, 'button-prop-'))
          .map((each) => over(each)),
        item({
          name: 'onClose',
          required: true,
          type: typeHtml('func'),
          description: 'Callback fired when the button is closed.',
          signature: {
            html: typeHtml(
              "(event: React.SyntheticEvent | Event, reason: 'timeout' | 'clickaway' | 'escapeKeyDown') => boolean | void",
            ).html,
            parameters: [
              {
                name: 'event',
                type: typeHtml('React.SyntheticEvent | Event'),
                description: 'The event source of the callback.',
              },
              {
                name: 'reason',
                type: typeHtml("'timeout' | 'clickaway' | 'escapeKeyDown'"),
                description:
                  'Can be <code>timeout</code>, <code>clickaway</code> or <code>escapeKeyDown</code>.',
              },
            ],
            returns: { type: typeHtml('boolean'), description: '<code>false</code> keeps it open.' },
          },
        }),
        item({
          name: 'TouchRippleProps',
          type: typeHtml('Partial<TouchRippleProps>'),
          deprecation:
            'Use <code>slotProps.touchRipple</code> instead. It will be removed in the next major version.',
          description: 'Props applied to the <code>TouchRipple</code> element.',
        }),
        item({
          name: 'rowReordering',
          type: typeHtml('boolean'),
          default: 'false',
          plan: 'pro',
          since: '6.2.0',
          description: 'If <code>true</code>, the reordering of rows is enabled.',
        }),
        item({
          name: 'aggregation',
          type: typeHtml('GridAggregationModel'),
          plan: 'premium',
          since: '7.1.0',
          required: true,
          description: 'Set the aggregation model of the grid.',
        }),
        item({
          name: 'slots',
          type: {
            ...typeHtml('ButtonSlots'),
            expandedHtml: typeHtml(
              '{ root?: React.ElementType; startIcon?: React.ElementType; endIcon?: React.ElementType; loadingIndicator?: React.ElementType<CircularProgressProps> }',
            ).html,
          },
          default: '{}',
          notes: ['slots'],
          description: 'The components used for each slot inside.',
        }),
        item({
          name: 'transitionDuration',
          type: typeHtml("TransitionProps['timeout']"),
          defaultHtml: typeHtml(
            '{\n  enter: theme.transitions.duration.enteringScreen,\n  exit: theme.transitions.duration.leavingScreen,\n}',
          ).html,
          description: 'The duration for the transition, in milliseconds.',
        }),
        item({
          name: 'TransitionComponent',
          type: typeHtml(
            'React.JSXElementConstructor<TransitionProps & { children: React.ReactElement<unknown, any> }>',
          ),
          default: 'Grow',
          notes: ['requires-ref'],
          description: 'The component used for the transition.',
          seeMore:
            '<a href="/acme/link/">Follow this guide</a> to learn more about the requirements for this component.',
        }),
      ],
      [inheritedFromBase, ...inheritedFromReact],
    ),
    group('slots', [
      item(
        {
          name: 'root',
          className: '.MuiButton-root',
          default: "'button'",
          description: 'The component that renders the root.',
        },
        'button-slots-',
      ),
      item(
        {
          name: 'loadingIndicator',
          className: '.MuiButton-loadingIndicator',
          default: 'CircularProgress',
          description: 'The component that renders the loading indicator while the button is loading.',
        },
        'button-slots-',
      ),
      item(
        {
          name: 'startIcon',
          className: '.MuiButton-startIcon',
          description: 'The element before the label.',
        },
        'button-slots-',
      ),
    ]),
    group(
      'classes',
      buttonClasses.map((name) =>
        item(
          {
            name,
            className: `.MuiButton-${name}`,
            description: `Styles applied to the ${name === 'root' ? 'root' : `<code>${name}</code>`} element${name.startsWith('color') ? ` if <code>color="${name.slice(5).toLowerCase()}"</code>` : ''}.`,
            ...(name === 'text' && {
              deprecation: 'Combine <code>.MuiButton-root</code> with a class of your own.',
            }),
          },
          'Button-css-',
        ),
      ),
    ),
    group('css-variables', [
      item(
        {
          name: '--Button-gap',
          type: typeHtml('<length>'),
          default: '8px',
          description: 'The distance of the icon.',
        },
        'button-css-variables-',
      ),
    ]),
    group('data-attributes', [
      item(
        { name: 'data-disabled', description: 'Present when the button is disabled.' },
        'button-data-attributes-',
      ),
      item(
        {
          name: 'data-popup-open',
          description:
            'Present when the corresponding popup is open, and as long as its closing animation runs.',
        },
        'button-data-attributes-',
      ),
    ]),
  ],
};

/** Adds what the declarations do not say. */
function over(each: ApiItemProps): ApiItemProps {
  const links = (titles: readonly string[]) =>
    titles.map((title, index) => ({ title, href: `/acme/button/#Demo${index}` }));
  switch (each.name) {
    case 'color':
      return {
        ...each,
        type: {
          ...typeHtml(
            "'inherit' | 'primary' | 'secondary' | 'success' | 'error' | 'info' | 'warning' | string",
          ),
          expandedHtml: each.type?.html ?? '',
        },
        demos: links(['Colours', 'Loading button', 'Customised button']),
      };
    case 'variant':
      return {
        ...each,
        type: typeHtml("'contained' | 'outlined' | 'text'"),
        examples: [
          highlight('<Button variant="outlined" onClick={() => alert(\'Saved\')}>\n  Save\n</Button>', 'tsx'),
        ],
        demos: links(['Basic buttons', 'Sizes', 'Icons', 'Loading', 'Colours', 'Groups']),
      };
    case 'sx':
      return { ...each, type: typeHtml('Array<func | object | bool> | func | object'), notes: ['sx'] };
    case 'classes':
      return { ...each, notes: ['classes'] };
    default:
      return each;
  }
}

/** A hook with two parameters and an object of results. */
export const hookReference: ApiReferenceProps = {
  ...none,
  kind: 'hook',
  name: 'useAutocomplete',
  imports: ["import { useAutocomplete } from '@mui/material';"],
  signatures: [
    highlight(
      'function useAutocomplete<Value, Multiple extends boolean | undefined = false>(\n  props: UseAutocompleteProps<Value, Multiple>,\n): UseAutocompleteReturnValue<Value>',
      'ts',
    ),
  ],
  deprecation: 'Use <code>useCombobox</code> instead.',
  examples: [
    highlight(
      'const { getRootProps, groupedOptions } = useAutocomplete({\n  options: films,\n  getOptionLabel: (film) => film.title,\n});',
      'tsx',
    ),
  ],
  groups: [
    group('parameters', [
      item(
        {
          name: 'options',
          required: true,
          type: typeHtml('ReadonlyArray<Value>'),
          description: 'A list of options that will be shown.',
        },
        'use-autocomplete-parameters-',
      ),
      item(
        {
          name: 'open',
          type: typeHtml('boolean'),
          default: 'false',
          description: 'If <code>true</code>, the popup is shown.',
        },
        'use-autocomplete-parameters-',
      ),
    ]),
    group('return-value', [
      item({
        name: '',
        anchor: 'use-autocomplete-return-value',
        type: typeHtml('UseAutocompleteReturnValue<Value>'),
        description: 'The state, and props for the elements.',
      }),
    ]),
  ],
};

/** An enum of three members. */
export const enumReference: ApiReferenceProps = {
  ...none,
  kind: 'enum',
  name: 'GridSignature',
  imports: ["import { GridSignature } from '@mui/x-data-grid';"],
  groups: [
    group(
      'members',
      ['DataGrid', 'DataGridPro', 'DataGridPremium'].map((name) =>
        item({ name, type: typeHtml(`'${name}'`) }, 'grid-signature-members-'),
      ),
    ),
  ],
};

/** Selectors in two categories, and one without. */
export const selectorsReference: ApiReferenceProps = {
  ...none,
  kind: 'selectors',
  name: 'selectors',
  groups: [
    group('selectors', [
      item({ name: 'gridDensitySelector', type: typeHtml('GridDensity') }, 'selectors-'),
      item(
        {
          name: 'gridRowCountSelector',
          type: typeHtml('number'),
          category: 'Rows',
          description: 'Get the row count before the filtering.',
        },
        'selectors-',
      ),
      item(
        { name: 'gridRowsLoadingSelector', type: typeHtml('boolean | undefined'), category: 'Rows' },
        'selectors-',
      ),
      item(
        {
          name: 'gridFilterModelSelector',
          type: typeHtml('GridFilterModel'),
          category: 'Filtering',
          description: 'Get the current filter model.',
          deprecation: '',
        },
        'selectors-',
      ),
    ]),
  ],
};

const grid = '@mui/x-data-grid/models/props/DataGridProps.d.ts';
const gridInterfaces = [
  'DataGridPropsWithComplexDefaultValueBeforeProcessing',
  'DataGridPropsWithDefaultValues',
  'DataGridPropsWithoutDefaultValue',
];

/** The largest component: 150 props and 100 classes with the texts of the data grid. */
export const gridReference: ApiReferenceProps = {
  ...buttonReference,
  name: 'DataGrid',
  imports: [
    "import { DataGrid } from '@mui/x-data-grid/DataGrid';",
    "import { DataGrid } from '@mui/x-data-grid';",
  ],
  groups: [
    group(
      'props',
      gridInterfaces
        .flatMap((name) => membersOf(grid, name))
        .filter(({ name }, index, all) => all.findIndex((other) => other.name === name) === index)
        .slice(0, 150)
        .map((member) => itemOf(member, 'data-grid-prop-')),
      inheritedFromReact,
    ),
    group(
      'classes',
      membersOf('@mui/x-data-grid/constants/gridClasses.d.ts', 'GridClasses')
        .slice(0, 100)
        .map((member) =>
          item(
            {
              name: member.name,
              className: `.MuiDataGrid-${member.name}`,
              description: inline(member.comment),
            },
            'DataGrid-css-',
          ),
        ),
    ),
  ],
};
