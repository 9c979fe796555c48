import type { SiteFiles } from './workspace.ts';

/** The module of a library with a component and a type; `props` are lines of the props of the component. */
export function kitModule(props: string): string {
  return `import type { ReactNode } from 'react';

/** The props of a meter. */
export interface MeterProps {
${props}
}

/** The amounts that a meter shows. */
export interface Range {
  /** The largest amount. */
  max: number;
}

/** Shows an amount. */
export function Meter({ value, tone = 'info' }: MeterProps): ReactNode {
  return <progress value={value} data-tone={tone} />;
}
`;
}

/** The props of the present version. */
export const meterProps = `  /** The amount. */
  value: number;
  /** The colour. */
  tone?: 'error' | 'info';
  /** The unit of the amount. */
  unit?: string;`;

const demo = `import { Meter } from '@acme/kit';

export default function BasicMeter() {
  return <Meter value={0.4} unit="GB" />;
}
`;

/** A site with a small library beside its pages, whose API documents are files. */
export const librarySite: SiteFiles = {
  'content/site.yaml': `name: Kit
serviceWorker: none
products:
  - id: kit
    name: Kit
    api: { packages: [{ name: '@acme/kit', entry: kit/src/index.tsx }], out: kit/api }
alias: { '@acme/kit': ./kit/src/index.tsx }
`,
  'content/kit/meter.md':
    '---\ncomponents: Meter\n---\n\n# Meter\n\n<p class="description">A meter.</p>\n\n{{"demo": "BasicMeter.tsx"}}\n',
  'content/kit/BasicMeter.tsx': demo,
  'content/kit/src/package.json': '{ "name": "@acme/kit", "version": "1.1.0", "exports": "./index.tsx" }',
  'content/kit/src/index.tsx': kitModule(meterProps),
};
