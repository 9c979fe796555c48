import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import type { Roots } from './single-copies.ts';

/**
 * Creates a plugin for `MuiError.macro`, with which older sources of this family throw errors. Babel replaces
 * such an import; here it is the constructor of errors, which keeps the message.
 */
export function errorMacros({ templates }: Pick<Roots, 'templates'>): Plugin {
  return {
    name: 'error-macros',
    setup: ({ onResolve }) =>
      onResolve({ filter: /\/MuiError\.macro(?:\.js)?$/ }, () => ({
        path: join(templates, 'islands/error-macro.ts'),
      })),
  };
}
