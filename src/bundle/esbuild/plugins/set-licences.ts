import { isAbsolute } from 'node:path';
import type { Plugin } from 'esbuild';
import { hash } from '../../../lib/hash.ts';
import { liveNamespace } from './offer-imports.ts';
import { offerNamespace } from './offer-packages.ts';

const namespace = 'colophon-licence';

/**
 * Gives a commercial package its licence key before anything of it is drawn: a module of the site that imports the package gets it by way
 * of one that sets the key. Without keys it does nothing, and leaves no code.
 */
export function setLicences(licences: Readonly<Record<string, string>>): Plugin {
  const keeperOf = (name: string): string | undefined =>
    Object.keys(licences).find((keeper) => isLicensedBy(name, keeper));
  return {
    name: 'set-licences',
    setup(build) {
      if (Object.keys(licences).length === 0) return;
      build.onResolve({ filter: /^[@\w]/ }, ({ path, importer, resolveDir, namespace: from }) => {
        // Packages among themselves need no key; and the module that sets it wants the package itself.
        const isFile = from === 'file' && isAbsolute(importer) && !/[\\/]node_modules[\\/]/.test(importer);
        const isOfSite = isFile || from === liveNamespace || from === offerNamespace;
        const keeper = isOfSite ? keeperOf(packageName(path)) : undefined;
        if (keeper === undefined) return undefined;
        // The name goes into hashes of what is drawn, so it tells one key from another.
        const name = `${path}?${hash(licences[keeper] ?? '')}`;
        return { path: name, namespace, pluginData: { path, keeper, resolveDir }, sideEffects: true };
      });
      build.onLoad({ filter: /.*/, namespace }, ({ pluginData: { path, keeper, resolveDir } }) => ({
        contents: [
          `import { LicenseInfo } from ${JSON.stringify(keeper)};`,
          `LicenseInfo.setLicenseKey(${JSON.stringify(licences[keeper])});`,
          `export * from ${JSON.stringify(path)};`,
        ].join('\n'),
        loader: 'js',
        resolveDir,
      }));
    },
  };
}

/** A key belongs to the package that takes it; that of `@mui/x-license` to all commercial packages of MUI X. */
function isLicensedBy(name: string, keeper: string): boolean {
  return name === keeper || (keeper === '@mui/x-license' && /^@mui\/x-[\w-]+-(?:pro|premium)$/.test(name));
}

function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
