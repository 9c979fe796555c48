import type {
  ApiCallableFile,
  ApiComponentFile,
  ApiFileInherited,
  ApiFileProp,
} from '../../../src/model/api-file.ts';
import { membersOf } from '../../support/api-items.ts';
import { page } from '../../support/small-site.ts';
import type { SiteFiles } from '../../support/workspace.ts';

function inheritedFrom(source: string, interfaces: readonly string[], own: object): ApiFileInherited {
  const items = interfaces.flatMap((name) => membersOf('@types/react/index.d.ts', name));
  return {
    source,
    package: '@types/react',
    items: items
      .filter(({ name }) => !(name in own))
      .slice(0, 30)
      .map(({ name, type }) => ({ name, type })),
  };
}

function flag(description: string): ApiFileProp {
  return { type: { name: 'boolean', text: 'boolean' }, default: 'false', description };
}

const props: Readonly<Record<string, ApiFileProp>> = {
  children: {
    type: { name: 'node', text: 'React.ReactNode' },
    description: 'The content, as a rule a short label.',
  },
  classes: {
    type: {
      name: 'object',
      text: 'Partial<ButtonClasses>',
      expanded:
        '{ root?: string; text?: string; outlined?: string; contained?: string; startIcon?: string; endIcon?: string }',
    },
    description: 'Adds class names to the parts of the button.',
    additionalInfo: { cssApi: true },
  },
  color: {
    type: {
      name: 'union',
      text: "'inherit' | 'primary' | 'secondary' | 'success' | 'error' | 'info' | 'warning'",
    },
    default: "'primary'",
    description:
      'The color of the button. It supports both the colors of the palette and those that you add to the theme, as the [guide](/acme/guide/) shows.',
  },
  disabled: flag('If `true`, the button cannot be pressed, and does not get the focus of the keyboard.'),
  disableElevation: flag('If `true`, no elevation is used.'),
  filterOptions: {
    type: { name: 'func', text: 'NonNullable<AutocompleteValueResolvedAgainstTheListOfOptions<Value>>' },
    default: 'createFilterOptionsForAllOfThem()',
    description: 'Selects the options that are shown.',
  },
  fullWidth: flag('If `true`, the button takes up the full width of its container.'),
  loadingIndicator: {
    type: { name: 'node', text: 'React.ReactNode' },
    default: '<CircularProgress color="inherit" size={16} />',
    since: '6.4.0',
    description:
      'The element in place of the label while the button is loading. It should contain an element with `role="progressbar"` and an accessible name.',
  },
  onClose: {
    type: { name: 'func', text: 'func' },
    required: true,
    description: 'Called when the button asks to be closed.',
    signature: {
      type: "(event: React.SyntheticEvent | Event, reason: 'timeout' | 'clickaway' | 'escapeKeyDown') => boolean",
      parameters: [
        {
          name: 'event',
          type: 'MuiEvent<React.SyntheticEvent<HTMLButtonElement,MouseEvent>> | Event',
          description: 'What happened.',
        },
        {
          name: 'reason',
          type: "'timeout' | 'clickaway' | 'escapeKeyDown'",
          description: 'Why the button asks.',
        },
      ],
      returns: { type: 'boolean', description: '`false` keeps it open.' },
    },
  },
  rowReordering: { ...flag('If `true`, rows can be moved.'), isProPlan: true, since: '7.1.0' },
  TouchRippleProps: {
    type: { name: 'object', text: 'Partial<TouchRippleProps>' },
    deprecated: true,
    deprecationInfo: 'Use `slotProps.touchRipple` instead. It will be removed in the next major version.',
    description: 'Props of the ripple.',
  },
  transitionDuration: {
    type: { name: 'union', text: "TransitionProps['timeout']" },
    default:
      '{\n  enter: theme.transitions.duration.enteringScreen,\n  exit: theme.transitions.duration.leavingScreen,\n}',
    description: 'The duration of the transition, in milliseconds.',
  },
  variant: {
    type: { name: 'union', text: "'text' | 'outlined' | 'contained'" },
    default: "'text'",
    description: 'The variant to use.',
    examples: ['<Button variant="outlined" onClick={() => save(document)}>\n  Save\n</Button>'],
  },
};

const button: ApiComponentFile = {
  name: 'Button',
  imports: ["import Button from '@acme/ui/Button';", "import { Button } from '@acme/ui';"],
  package: '@acme/ui',
  description: 'Starts an action, as a rule with a short label.',
  since: '1.0.0',
  filename: '/packages/ui/src/Button/Button.tsx',
  props,
  inherited: [
    {
      source: 'ButtonBase',
      items: [
        {
          name: 'centerRipple',
          type: 'boolean',
          default: 'false',
          description: 'If `true`, ripples are centered. They do not start where the button is pressed.',
        },
        {
          name: 'touchRippleRef',
          type: 'React.Ref<TouchRippleActions>',
          required: true,
          deprecated: true,
          deprecationInfo: 'Use `action` of the component in place of a ref to its ripples.',
        },
      ],
    },
    inheritedFrom('React.DOMAttributes', ['DOMAttributes'], props),
    inheritedFrom('React.AriaAttributes', ['AriaAttributes'], props),
    inheritedFrom('React.ButtonHTMLAttributes', ['ButtonHTMLAttributes', 'HTMLAttributes'], props),
  ],
  slots: ['root', 'startIcon', 'loadingIndicator'].map((name) => ({
    name,
    class: `.AcmeButton-${name}`,
    description: `The component that renders the ${name} of the button.`,
    default: "'span'",
  })),
  classes: ['root', 'text', 'outlined', 'loadingIconPlaceholder'].map((key) => ({
    key,
    className: `AcmeButton-${key}`,
    description: `Styles applied to the ${key} element.`,
    isGlobal: false,
  })),
  cssVariables: [
    {
      name: '--button-gap',
      type: '<length>',
      default: '8px',
      description: 'The distance between icon and label.',
    },
  ],
  dataAttributes: [
    { name: 'data-disabled', description: 'Present when the button is disabled.' },
    { name: 'data-popup-open', description: 'Present as long as the popup of the button is open.' },
  ],
  muiName: 'AcmeButton',
  spread: true,
  themeDefaultProps: true,
  forwardsRefTo: 'HTMLButtonElement',
  inheritance: { component: 'ButtonBase' },
};

const hook: ApiCallableFile = {
  name: 'useToggle',
  kind: 'hook',
  imports: ["import { useToggle } from '@acme/ui';"],
  description: 'A value that is on or off.',
  deprecated: true,
  deprecationInfo: 'Use `useState` of React.',
  signatures: ['useToggle(initial?: boolean): [boolean, () => void]'],
  examples: ['const [isOpen, toggle] = useToggle();'],
  parameters: { initial: flag('The first value.') },
  returnValue: {
    type: { name: 'array', text: '[boolean, () => void]' },
    description: 'The value, and a function that changes it.',
  },
};

const document = (value: unknown): string => JSON.stringify(value, null, 2);

/**
 * A site with API documents: a component with everything that a page can show, and a hook;
 * and one with a layout of its own.
 */
export const referenceSite: SiteFiles = {
  'content/site.yaml': `name: Acme UI
languages: [en, ar]
serviceWorker: none
repository: https://git.example/acme
products:
  - { id: acme, name: Acme, api: acme/api, navigation: navigation/acme.yaml }
  - { id: lab, name: Lab, api: { documents: lab/api, layout: collapsed } }
`,
  'content/navigation/acme.yaml': `- { pathname: /acme/button/ }
- { pathname: /acme/guide/ }
- pathname: /acme/api
  title: API
  children:
    - { pathname: /acme/api/button/ }
    - { pathname: /acme/api/use-toggle/ }
`,
  'content/acme/button.md': page('Button', 'Words.').replace('---\n', '---\ncomponents: Button\n'),
  'content/acme/guide.md': page('Guide', 'The prop [disabled](/acme/api/button/#button-prop-disabled).'),
  'content/acme/api/button.json': document(button),
  'content/acme/translations/api-docs/button/button-ar.json': document({
    componentDescription: 'يبدأ إجراءً.',
    propDescriptions: { disabled: { description: 'إذا كانت القيمة `true`، لا يمكن الضغط على الزر.' } },
  }),
  'content/lab/api/button.json': document(button),
  'content/acme/api/use-toggle.json': document(hook),
};
