import type { Locator, Page } from 'playwright-core';
import { page as markdown } from '../../support/small-site.ts';
import type { SiteFiles } from '../../support/workspace.ts';

const prop = (description: string, more: object = {}) => ({
  type: { name: 'union', description },
  description: 'A prop.',
  ...more,
});

const flag = { type: { name: 'bool' }, default: 'false', description: 'A flag.' };

const button = {
  name: 'Button',
  description: 'A button.',
  imports: ["import Button from '@mui/material/Button';"],
  props: {
    children: { type: { name: 'node' }, description: 'The label.' },
    color: prop(
      "'inherit'<br>&#124;&nbsp;'primary'<br>&#124;&nbsp;'secondary'<br>&#124;&nbsp;'error'<br>&#124;&nbsp;string",
      {
        default: "'primary'",
      },
    ),
    disabled: flag,
    disableElevation: flag,
    disableRipple: flag,
    fullWidth: flag,
    loading: flag,
    onClick: { type: { name: 'func' }, description: 'Called on a click.' },
    size: prop("'small'<br>&#124;&nbsp;'medium'<br>&#124;&nbsp;'large'", { default: "'medium'" }),
    value: { type: { name: 'string' }, required: true, description: 'Its value.' },
    variant: prop("'text'<br>&#124;&nbsp;'outlined'<br>&#124;&nbsp;'contained'", { default: "'text'" }),
    href: { type: { name: 'string' }, description: 'An address.' },
    id: { type: { name: 'string' }, description: 'An id.' },
    type: prop("'button'<br>&#124;&nbsp;'submit'", { default: "'button'" }),
  },
};

const panel = {
  name: 'Panel',
  description: 'A panel.',
  imports: ["import Panel from '@acme/ui/Panel';"],
  props: {
    columns: { type: { name: 'number' }, default: '2', description: 'A number.' },
    defaultOpen: flag,
    fill: { type: { name: 'string' }, description: 'A colour.' },
    tone: prop("'calm'<br>&#124;&nbsp;'loud'"),
    width: { type: { name: 'union', description: 'number<br>&#124;&nbsp;string' }, description: 'A length.' },
  },
};

/** The demo of a button, whose controls show a choice of one of three first. */
export const buttonDemo = `import Button, { type ButtonProps } from '@mui/material/Button';

export default function ButtonPlayground({ children = 'Save', ...props }: ButtonProps) {
  return (
    <Button variant="contained" {...props}>
      {children}
    </Button>
  );
}
`;

const panelDemo = `import Panel from './Panel';

export default function PanelPlayground(props: Record<string, never>) {
  return <Panel fill="#ff0000" {...props} />;
}
`;

const panelModule = `import { useState } from 'react';

interface PanelProps {
  readonly columns?: number;
  readonly defaultOpen?: boolean;
  readonly fill?: string;
  readonly tone?: 'calm' | 'loud';
  readonly width?: number | string;
}

export default function Panel({ columns = 2, defaultOpen = false, fill, tone, width }: PanelProps) {
  const [isOpen] = useState(defaultOpen);
  if (columns > 100) throw new Error('Too many columns.');
  const values = [columns, isOpen, fill, tone, width].map((value) => JSON.stringify(value) ?? 'none');
  return <p style={{ color: 'var(--mui-palette-text-primary)' }}>{values.join(' ')}</p>;
}
`;

const words = 'A paragraph of many words, so that the page can scroll.\n\n'.repeat(30);

const body = `{{"demo": "ButtonPlayground.tsx", "controls": true}}

[To the end](#the-end)

{{"demo": "PanelPlayground.tsx", "controls": "Panel", "hydrate": "interaction", "hideToolbar": true}}

${words}

## The end

The last words.
`;

/** A site with two demos that have controls: all of a library's button, and all of a panel of its own. */
export const playgroundSite: SiteFiles = {
  'content/site.yaml':
    'name: Acme UI\nserviceWorker: none\nproducts:\n  - { id: acme, name: Acme, api: acme/api }\n',
  'content/acme/api/button.json': JSON.stringify(button),
  'content/acme/api/panel.json': JSON.stringify(panel),
  'content/acme/playground.md': markdown('Playground', body),
  'content/acme/later.md': markdown(
    'Later',
    `${words}{{"demo": "ButtonPlayground.tsx", "controls": ["size"]}}`,
  ),
  'content/acme/ButtonPlayground.tsx': buttonDemo,
  'content/acme/PanelPlayground.tsx': panelDemo,
  'content/acme/Panel.tsx': panelModule,
};

/** A demo with controls, as a reader meets it. */
export interface Playground {
  readonly demo: Locator;
  readonly controls: Locator;
  /** What the demo shows. */
  readonly stage: Locator;
  /** The resulting code. */
  code(): Promise<string | null>;
}

/** The parts of a demo with controls. */
export function playground(page: Page, id: string): Playground {
  const demo = page.locator(`#${id}`);
  return {
    demo,
    controls: demo.locator('.demo-controls'),
    stage: demo.locator('.demo-root'),
    code: () => demo.locator('.demo-result code').textContent(),
  };
}
