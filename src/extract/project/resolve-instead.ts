import { join } from 'node:path';
import { ts } from '../typescript.ts';
import { posixPath } from './posix-path.ts';

/** Packages that stand in for others, by the names of these: `@mui/material` → `mui-material-8`. */
export type StandIns = Readonly<Record<string, string>>;

/**
 * Lets a program find other packages in place of some, as if these were installed under the names of those.
 * Packages that import one of them find the other one too.
 */
export function resolveInstead(
  host: ts.CompilerHost,
  options: ts.CompilerOptions,
  { root, instead }: { readonly root: string; readonly instead: StandIns },
): void {
  const cache = ts.createModuleResolutionCache(root, (file) => host.getCanonicalFileName(file), options);
  // A package of pnpm has no access to what the site has installed.
  const site = posixPath(join(root, 'site.ts'));
  host.resolveModuleNameLiterals = (literals, importer, redirected, _options, source) =>
    literals.map((literal) => {
      const mode = ts.getModeForUsageLocation(source, literal, options);
      const other = standInFor(literal.text, instead);
      const [name, file] = other === undefined ? [literal.text, importer] : [other, site];
      return ts.resolveModuleName(name, file, options, host, cache, redirected, mode);
    });
}

/** `@mui/material/Button` → `mui-material-8/Button` */
function standInFor(specifier: string, instead: StandIns): string | undefined {
  const [name = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(specifier) ?? [];
  const other = Object.hasOwn(instead, name) ? instead[name] : undefined;
  return other === undefined ? undefined : `${other}${specifier.slice(name.length)}`;
}
