import { isAbsolute } from 'node:path';
import type { Plugin } from 'esbuild';
import { hash } from '../../../lib/hash.ts';
import { sharedNamespace } from '../own/offer-shared.ts';
import { liveNamespace } from './offer-imports.ts';
import { offerNamespace } from './offer-packages.ts';

const namespace = 'colophon-licence';

/**
 * Creates a plugin that sets the licence keys of commercial packages such as MUI X Pro, which show a
 * watermark without one. When a module of the site imports such a package, a virtual module comes between: it
 * sets the key, then re-exports the package.
 */
export function setLicences(licences: Readonly<Record<string, string>>): Plugin {
  const ownerOf = (name: string): string | undefined =>
    Object.keys(licences).find((owner) => isLicensedBy(name, owner));
  return {
    name: 'set-licences',
    setup(build) {
      if (Object.keys(licences).length === 0) return;
      build.onResolve({ filter: /^[@\w]/ }, ({ path, importer, resolveDir, namespace: from }) => {
        // Not for imports between packages, nor for the virtual module itself.
        const isFile = from === 'file' && isAbsolute(importer) && !/[\\/]node_modules[\\/]/.test(importer);
        const isOfSite = isFile || [liveNamespace, offerNamespace, sharedNamespace].includes(from);
        const owner = isOfSite ? ownerOf(packageName(path)) : undefined;
        if (owner === undefined) return undefined;
        // The name is part of the hashes of pages, which change with the key.
        const name = `${path}?${hash(licences[owner] ?? '')}`;
        return { path: name, namespace, pluginData: { path, owner, resolveDir }, sideEffects: true };
      });
      build.onLoad({ filter: /.*/, namespace }, ({ pluginData: { path, owner, resolveDir } }) => ({
        contents: [
          `import { LicenseInfo } from ${JSON.stringify(owner)};`,
          `LicenseInfo.setLicenseKey(${JSON.stringify(licences[owner])});`,
          `export * from ${JSON.stringify(path)};`,
        ].join('\n'),
        loader: 'js',
        resolveDir,
      }));
    },
  };
}

/** The package `@mui/x-license` takes the key of all commercial packages of MUI X. */
function isLicensedBy(name: string, owner: string): boolean {
  return name === owner || (owner === '@mui/x-license' && /^@mui\/x-[\w-]+-(?:pro|premium)$/.test(name));
}

function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
