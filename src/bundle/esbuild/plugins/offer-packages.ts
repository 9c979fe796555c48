import { dirname, join, resolve } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';
import type { ImportedModule } from '../../../model/demo.ts';
import type { LiveEntry } from '../../../model/entry.ts';
import type { FilePath } from '../../../model/path.ts';
import { jsxRuntime, offerModule } from './offer-imports.ts';
import type { PackageRoots } from './single-copies.ts';

/** Names the module for Node that gives the patch of a demo what it imports of packages. */
export const offersPath = 'colophon-offers:packages/all';

const all = 'colophon-offers';
const folder = 'packages/';

/** Where the modules live that import what is offered. */
export const offerNamespace = 'colophon-offer';

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
        const specifiers = [...(await offersOf(live, templates)).keys()].sort();
        return { contents: offersModule(specifiers), loader: 'js', resolveDir: root };
      });
      build.onResolve({ filter: new RegExp(`^${offerNamespace}:`) }, async ({ path }) => ({
        // In one folder, which nobody has: folders of what is bundled are looked into for new files.
        path: `${folder}${path.slice(offerNamespace.length + 1).replaceAll('/', ':')}`,
        namespace: offerNamespace,
        pluginData: (await offersOf(live, templates)).get(path.slice(offerNamespace.length + 1)),
      }));
      build.onLoad({ filter: /.*/, namespace: offerNamespace }, ({ pluginData }: { pluginData: Offer }) => {
        const { statement, value } = offerModule(pluginData.module, 0);
        const contents = `${statement}export const offered = ${value};\n`;
        return { contents, loader: 'js', resolveDir: pluginData.resolveDir };
      });
      build.onResolve({ filter: /^colophon:modules$/ }, () => ({
        path: join(templates, 'islands/live-modules.ts'),
      }));
    },
  };
}

/** What is offered of a package, and the folder from which it is looked for. */
interface Offer {
  readonly module: ImportedModule;
  readonly resolveDir: string;
}

async function offersOf(
  live: () => Promise<readonly LiveEntry[]>,
  templates: FilePath,
): Promise<ReadonlyMap<string, Offer>> {
  const offers = new Map([[jsxRuntime.specifier, { module: jsxRuntime, resolveDir: templates as string }]]);
  // All that offer a package offer the same of it.
  for (const { file, modules } of await live())
    for (const module of modules)
      if (!offers.has(module.specifier)) offers.set(module.specifier, { module, resolveDir: dirname(file) });
  return offers;
}

/** The specifiers of what is offered and is no CommonJS, but for React, which is the same to all. */
export function offeredModules(inputs: Metafile['inputs']): string[] {
  return Object.entries(inputs).flatMap(([input, { imports }]) => {
    const prefix = `${offerNamespace}:${folder}`;
    if (!input.startsWith(prefix)) return [];
    const specifier = input.slice(prefix.length).replaceAll(':', '/');
    const isCommon = imports.some(({ path }) => inputs[path]?.format === 'cjs');
    return isCommon && !/^react(?:-dom)?(?:\/|$)/.test(specifier) ? [] : [specifier];
  });
}

function offersModule(specifiers: readonly string[]): string {
  const offers = specifiers.map(
    (specifier) =>
      `${JSON.stringify(specifier)}: () => import(${JSON.stringify(`${offerNamespace}:${specifier}`)}),\n`,
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
