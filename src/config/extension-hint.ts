import type { Diagnostic } from '../model/diagnostic.ts';
import { extensionNames } from '../model/extensions.ts';
import { moduleFile } from './site-module.ts';

/**
 * Says where functions of a site belong if they are among the keys of its configuration:
 * `remarkPlugins: [math]` → `export const remarkPlugins = [ … ];`. Any other problem stays as it is.
 */
export function withExtensionHint(problem: Diagnostic): Diagnostic {
  if (problem.code !== 'config-unknown-key') return problem;
  const name = extensionNames.find((each) => problem.message === `Unknown key "${each}"; ignored.`);
  if (name === undefined) return problem;
  const value = name.endsWith('Plugins') ? '[ … ]' : '{ … }';
  return { ...problem, hint: `Export it from ${moduleFile} by itself: export const ${name} = ${value};` };
}
