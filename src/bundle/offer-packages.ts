import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import type { LiveEntry } from '../model/entry.ts';
import type { FilePath } from '../model/path.ts';
import { jsxRuntime } from './live-plugin.ts';
import type { PackageRoots } from './single-copies.ts';

/** Names the module for Node that gives the patch of a demo what it imports of packages. */
export const offersPath = 'colophon-offers:packages/all';

const all = 'colophon-offers';
const one = 'colophon-offer';

/** The file that the bundler takes that module for. */
export function offersFile(root: FilePath): string {
  return resolve(root, offersPath);
}

/**
 * Makes a module that offers all packages that demos import, each loaded when it is asked for: what is made later shares React, and the styles,
 * with what is bundled now. `live` is waited for as late as the bundler can.
 */
export function offerPackages(
  live: () => Promise<readonly LiveEntry[]>,
  { root, templates }: Pick<PackageRoots, 'root' | 'templates'>,
): Plugin {
  return {
    name: 'offer-packages',
    setup(build) {
      build.onResolve({ filter: new RegExp(`^${offersPath}$`) }, () => ({
        path: 'packages/all',
        namespace: all,
      }));
      build.onLoad({ filter: /.*/, namespace: all }, async () => {
        const specifiers = new Set(
          [jsxRuntime, ...(await live()).flatMap(({ modules }) => modules)].map(({ specifier }) => specifier),
        );
        return { contents: offersModule([...specifiers].sort()), loader: 'js', resolveDir: root };
      });
      build.onResolve({ filter: new RegExp(`^${one}:`) }, async ({ path }) => {
        const specifier = path.slice(one.length + 1);
        const asking = (await live()).find(({ modules }) =>
          modules.some((module) => module.specifier === specifier),
        );
        return {
          // In one folder, which nobody has: folders of what is bundled are looked into for new files.
          path: `packages/${specifier.replaceAll('/', ':')}`,
          namespace: one,
          pluginData: { specifier, resolveDir: asking ? dirname(asking.file) : templates },
        };
      });
      build.onLoad({ filter: /.*/, namespace: one }, async ({ pluginData: { specifier, resolveDir } }) => {
        const found = await build.resolve(specifier, { resolveDir, kind: 'import-statement' });
        // What a hand-written variant imports and nobody can find is told elsewhere.
        const contents =
          found.errors.length > 0 ? 'export const offered = undefined;' : offerModule(specifier);
        return { contents, loader: 'js', resolveDir };
      });
      build.onResolve({ filter: /^colophon:modules$/ }, () => ({
        path: join(templates, 'islands/live-modules.ts'),
      }));
    },
  };
}

function offersModule(specifiers: readonly string[]): string {
  const offers = specifiers.map(
    (specifier) => `${JSON.stringify(specifier)}: () => import(${JSON.stringify(`${one}:${specifier}`)}),\n`,
  );
  return `import { requireFrom } from 'colophon:modules';
const offers = {
${offers.join('')}};
export const modulesOf = async (bodies, specifiers) => {
  const offered = await Promise.all(specifiers.map((specifier) => offers[specifier]()));
  return requireFrom(bodies, offered.map((module) => module.offered));
};
`;
}

function offerModule(specifier: string): string {
  const text = JSON.stringify(specifier);
  return `import * as exports from ${text};\nexport const offered = { specifier: ${text}, kind: 'whole', exports };\n`;
}
