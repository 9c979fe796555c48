import { join } from 'node:path';
import { ts } from '../typescript.ts';
import { packageOf } from './package-of.ts';
import { posixPath } from './posix-path.ts';

/** Resolves the imports of modules, and keeps results until files may have changed. */
export interface ModuleResolver {
  readonly resolve: NonNullable<ts.LanguageServiceHost['resolveModuleNameLiterals']>;
  /** Forgets all results. */
  refresh(): void;
}

/**
 * Creates a resolver that finds modules as TypeScript does. A source outside the site, in whose folders a
 * package is not installed, gets the one of the site, as in its bundle: a library whose sources import
 * `react` would otherwise have components without types.
 */
export function createModuleResolver(
  root: string,
  host: ts.ModuleResolutionHost,
  options: ts.CompilerOptions,
): ModuleResolver {
  const inSite = posixPath(join(root, 'index.ts'));
  const create = () => ts.createModuleResolutionCache(root, (file) => file, options);
  let cache = create();
  return {
    resolve: (literals, importer, redirected, settings, source) =>
      literals.map((literal) => {
        const { text } = literal;
        const mode = ts.getModeForUsageLocation(source, literal, settings);
        const from = (file: string) =>
          ts.resolveModuleName(text, file, settings, host, cache, redirected, mode);
        const found = from(importer);
        if (found.resolvedModule || !isPackageName(text) || packageOf(importer) !== undefined) return found;
        const fallback = from(inSite);
        return fallback.resolvedModule ? fallback : found;
      }),
    refresh() {
      cache = create();
    },
  };
}

function isPackageName(specifier: string): boolean {
  return /^[@\w]/.test(specifier);
}
