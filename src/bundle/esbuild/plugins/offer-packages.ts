import { dirname, join, resolve } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';
import type { ImportedModule } from '../../../model/demo.ts';
import type { LiveEntry } from '../../../model/entry.ts';
import type { FilePath } from '../../../model/path.ts';
import { jsxRuntime, offerModule } from './offer-imports.ts';
import type { Roots } from './single-copies.ts';

/** Names the virtual module that offers packages to patches in Node; see `ServerBundle.offers`. */
export const offersPath = 'colophon-offers:packages/all';

const all = 'colophon-offers';
const folder = 'packages/';

/** The namespace of the virtual modules that import one package each. */
export const offerNamespace = 'colophon-offer';

/** The file name of that module in esbuild's metafile. */
export function offersFile(root: FilePath): string {
  return resolve(root, offersPath);
}

/**
 * Creates a plugin for the module that offers the packages of all live entries, each loaded on demand.
 *
 * @param live is called when esbuild needs the packages, so that it can bundle everything else before
 */
export function offerPackages(
  live: () => Promise<readonly LiveEntry[]>,
  { root, templates }: Pick<Roots, 'root' | 'templates'>,
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
        // In one folder, which does not exist, because the folders of all inputs are checked for new files.
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

interface Offer {
  readonly module: ImportedModule;
  readonly resolveDir: string;
}

async function offersOf(
  live: () => Promise<readonly LiveEntry[]>,
  templates: FilePath,
): Promise<ReadonlyMap<string, Offer>> {
  const offers = new Map([[jsxRuntime.specifier, { module: jsxRuntime, resolveDir: templates as string }]]);
  // Every live entry lists the same names of a package.
  for (const { file, modules } of await live())
    for (const module of modules)
      if (!offers.has(module.specifier)) offers.set(module.specifier, { module, resolveDir: dirname(file) });
  return offers;
}

/** Returns the specifiers that patches may import; see `ServerBundle.offered`. */
export function offeredModules(inputs: Metafile['inputs']): string[] {
  return Object.entries(inputs).flatMap(([input, { imports }]) => {
    const prefix = `${offerNamespace}:${folder}`;
    if (!input.startsWith(prefix)) return [];
    const specifier = input.slice(prefix.length).replaceAll(':', '/');
    const isCommonJs = imports.some(({ path }) => inputs[path]?.format === 'cjs');
    return isCommonJs && !/^react(?:-dom)?(?:\/|$)/.test(specifier) ? [] : [specifier];
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
