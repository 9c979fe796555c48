import type { Locator, Page } from 'playwright-core';
import { page as markdown } from '../../support/small-site.ts';

const counter = `import Button from '@mui/material/Button';
import { useState } from 'react';
import { step } from './data/step';

interface Props {
  readonly start?: number;
}

export default function Counter({ start = 0 }: Props) {
  const [count, setCount] = useState<number>(start);
  return <Button onClick={() => setCount(count + step)}>Pressed {count} times</Button>;
}
`;

const greeting = `export default function Greeting() {
  return <p style={{ color: 'var(--mui-palette-text-primary)' }}>Good morning</p>;
}
`;

/** A site for readers who edit: a demo of two files in two languages, and one that is the same in both. */
export const liveSite = {
  'content/site.yaml': 'name: Acme UI\nproducts:\n  - { id: acme, name: Acme }\n',
  'content/acme/demos.md': markdown('Demos', '{{"demo": "Counter.tsx"}}\n\n{{"demo": "Greeting.jsx"}}'),
  'content/acme/Counter.tsx': counter,
  'content/acme/data/step.ts': 'export const step: number = 1;\n',
  'content/acme/Greeting.jsx': greeting,
};

/** A demo whose editor is open, as a reader meets it. */
export interface OpenEditor {
  readonly demo: Locator;
  /** The field of the file in front. */
  readonly field: Locator;
  /** What the edited demo shows. */
  readonly result: Locator;
  /** The report about the edit. */
  readonly state: Locator;
  /** Puts other text in the place of a part of the field's. */
  replace(old: string, text: string): Promise<void>;
}

/** Opens the editor of a demo by its button. */
export async function openEditor(page: Page, name: string): Promise<OpenEditor> {
  const demo = page.locator(`#${name}`);
  await demo.getByRole('toolbar').getByRole('button', { name: 'Edit code' }).click();
  const field = demo.locator('textarea:visible');
  await field.waitFor();
  return {
    demo,
    field,
    result: demo.frameLocator('iframe:not([inert])').locator('#demo'),
    state: demo.locator('.edit-state'),
    async replace(old, text) {
      const before = await field.inputValue();
      if (!before.includes(old)) throw new Error(`The editor holds no "${old}".`);
      await field.fill(before.replace(old, () => text));
    },
  };
}
