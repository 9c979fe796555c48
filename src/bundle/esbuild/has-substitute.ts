import { existsSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { BundlerOptions } from './bundle-options.ts';

/** True for modules of a site for which ours can stand in: its theme, and templates that replace ours. */
export function hasSubstitute(
  file: string,
  { templates, siteTemplates, demoTheme }: Pick<BundlerOptions, 'templates' | 'siteTemplates' | 'demoTheme'>,
): boolean {
  if (file === demoTheme) return true;
  return (
    file.startsWith(join(siteTemplates, sep)) && existsSync(resolve(templates, relative(siteTemplates, file)))
  );
}
