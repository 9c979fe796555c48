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

test('the default export of a package, unless it has a name as well', async () => {
  const files = {
    'node_modules/slider/package.json': JSON.stringify({ name: 'slider', types: 'lib/index.d.ts' }),
    'node_modules/slider/lib/index.d.ts': `
      import Slider from './Slider';
      import Range from './Range';
      export default Slider;
      export { Range };
    `,
    'node_modules/slider/lib/Slider.d.ts': `
      import * as React from 'react';
      declare const Slider: React.FC<{ value: number }> & { Handle: React.FC<{ at: number }> };
      export default Slider;
    `,
    'node_modules/slider/lib/Range.d.ts':
      "import * as React from 'react'; declare const Range: React.FC<{ from: number }>; export default Range;",
  };
  const { component } = await extractSources(files, { packages: [{ name: 'slider' }] });
  expect(component('Slider').imports).toEqual(["import Slider from 'slider';"]);
  expect(component('Slider.Handle').imports).toEqual(["import Slider from 'slider';"]);
  expect(component('Range').imports).toEqual(["import { Range } from 'slider';"]);
  const both = {
    ...files,
    'node_modules/slider/lib/index.d.ts': "export { default, default as Slider } from './Slider';",
  };
  const named = await extractSources(both, { packages: [{ name: 'slider' }] });
  expect(named.component('Slider').imports).toEqual(["import { Slider } from 'slider';"]);
});
