import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Loader, OnResolveResult, Plugin } from 'esbuild';
import { relativePath } from '../../../lib/relative-path.ts';
import { textNamespace, urlNamespace } from '../output/read-outputs.ts';
import type { Roots } from './single-copies.ts';

/** What the end of an import of a module means in sites made with Vite. */
const queries: ReadonlyMap<string, { readonly namespace: string; readonly loader: Loader }> = new Map([
  ['raw', { namespace: textNamespace, loader: 'text' }],
  ['url', { namespace: urlNamespace, loader: 'dataurl' }],
]);

/**
 * Creates a plugin for `./button.tsx?raw`, the text of a file, and `./check.svg?url`, its data URL. esbuild
 * itself ignores what follows a question mark, so that another end, such as `?worker`, is an error.
 */
export function queryImports({ root }: Pick<Roots, 'root'>): Plugin {
  return {
    name: 'query-imports',
    setup(build) {
      build.onResolve({ filter: /\?[a-z]+$/ }, async (from): Promise<OnResolveResult | undefined> => {
        if (!/^(?:import-statement|dynamic-import|require-call)$/.test(from.kind)) return undefined;
        const [path = '', end = ''] = from.path.split('?');
        const query = queries.get(end);
        // A package may rely on esbuild, which ignores other ends.
        if (!query && from.importer.includes(`${sep}node_modules${sep}`)) return undefined;
        const { importer, namespace, resolveDir, kind, pluginData } = from;
        const found = await build.resolve(path, { importer, namespace, resolveDir, kind, pluginData });
        if (found.errors.length > 0) return { errors: [{ text: `Could not resolve "${from.path}"` }] };
        if (!query) return { errors: [{ text: `Unknown query of the import "${from.path}"` }] };
        // Relative, because the path is part of the chunk's hash, which must not depend on the machine.
        const file = relativePath(root, found.path);
        return { path: file, namespace: query.namespace, sideEffects: false };
      });
      for (const { namespace, loader } of queries.values())
        build.onLoad({ filter: /.*/, namespace }, async ({ path }) => {
          const file = join(root, path);
          return { contents: await readFile(file), loader, watchFiles: [file] };
        });
    },
  };
}
