import { patchPackages } from './patch-packages.mjs';

/**
 * Lets gray-matter load js-yaml, a fifth of the parser's chunk, when a block is parsed with it: it is always
 * given another parser here.
 */
export const grayMatterPatches = patchPackages('gray-matter-patches', {
  'gray-matter/lib/engines.js': [
    { from: "const yaml = require('js-yaml');\n", to: '' },
    {
      from: 'parse: yaml.safeLoad.bind(yaml),',
      to: "parse: (text, options) => require('js-yaml').safeLoad(text, options),",
    },
    {
      from: 'stringify: yaml.safeDump.bind(yaml)',
      to: "stringify: (data, options) => require('js-yaml').safeDump(data, options)",
    },
  ],
});
