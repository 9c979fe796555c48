import { existsSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { Plugin } from 'esbuild';
import type { Roots } from './single-copies.ts';

const namespace = 'colophon-left-out';

const message =
  'Websites do not include the streams of @emotion/server. Use extractCriticalToChunks instead.';

/**
 * Creates a plugin that leaves rendering to Node streams out of the templates, which render to strings: half
 * of react-dom/server, and dependencies of @emotion/server. The templates load faster in each worker. Modules
 * of the site get all of react-dom/server, but not the dependencies of @emotion/server.
 */
export function withoutStreams({ templates }: Pick<Roots, 'templates'>): Plugin {
  const nested = Symbol('nested resolve');
  return {
    name: 'without-streams',
    setup(build) {
      build.onResolve({ filter: /^react-dom\/server$/ }, async ({ path, pluginData, ...from }) => {
        if (pluginData === nested || !from.importer.startsWith(join(templates, sep))) return undefined;
        const found = await build.resolve(path, { ...from, pluginData: nested });
        const half = join(dirname(found.path), 'cjs', 'react-dom-server-legacy.node.production.js');
        return found.errors.length === 0 && existsSync(half) ? { path: half } : found;
      });
      build.onResolve({ filter: /^(?:through|html-tokenize|multipipe)$/ }, ({ path, importer }) =>
        importer.includes(join(sep, '@emotion', 'server', sep))
          ? { path: `packages/${path}`, namespace }
          : undefined,
      );
      build.onLoad({ filter: /.*/, namespace }, () => ({
        contents: `export default () => { throw new Error(${JSON.stringify(message)}); };`,
      }));
    },
  };
}
