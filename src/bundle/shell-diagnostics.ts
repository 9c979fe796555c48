import { join, sep } from 'node:path';
import type { Config } from '../model/config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { demoThemeFile } from '../model/theme.ts';
import { messageDiagnostics } from './esbuild/problems/bundle-diagnostics.ts';
import type { ShellFailures } from './esbuild/problems/find-shell-failures.ts';

/** Reports the templates, the theme and the style sheets of a site that cannot be bundled. */
export function shellDiagnostics(
  { errors }: ShellFailures,
  { root, contentDir }: Pick<Config, 'root' | 'contentDir'>,
): Diagnostic[] {
  return [...errors].flatMap(([file, messages]) => {
    const found = messageDiagnostics(messages, root);
    const code = codeOf(file, contentDir);
    // A module that one of them imports has the code of a demo's.
    return found.map((one) => (one.code === 'demo-compile' ? { ...one, code } : one));
  });
}

function codeOf(file: string, contentDir: string): Diagnostic['code'] {
  if (file === join(contentDir, demoThemeFile)) return 'theme-module';
  return file.startsWith(join(contentDir, sep)) ? 'style-syntax' : 'template-compile';
}
