import { expect, test } from 'vitest';
import { extractSources } from '../../support/extract-sources.ts';

const lib = (folder: string) => ({
  'node_modules/@acme/lib/package.json': JSON.stringify({ name: '@acme/lib', types: `${folder}index.d.ts` }),
  [`node_modules/@acme/lib/${folder}index.d.ts`]: "export { Form } from './Form';",
  [`node_modules/@acme/lib/${folder}Form/index.d.ts`]:
    "import * as React from 'react'; export declare const Form: React.FC<{ name: string }>;",
});

test.each([
  ['', ["import { Form } from '@acme/lib/Form';", "import { Form } from '@acme/lib';"]],
  // The folder that a package is compiled into.
  ['es/', ["import { Form } from '@acme/lib';"]],
])('a package with its module in "%s"', async (folder, imports) => {
  const { component } = await extractSources(lib(folder), { packages: [{ name: '@acme/lib' }] });
  expect(component('Form').imports).toEqual(imports);
});
