import { existsSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { Plugin } from 'esbuild';
import type { TemplateRoots } from './shadow-templates.ts';

/** Where the modules live that are left out. */
const leftOut = 'colophon-left-out';

/** Said to whoever calls what is left out. */
const fallback = 'The streams of @emotion/server are left out of websites; extractCriticalToChunks is there.';

/**
 * Leaves what draws to streams of Node out of our templates, which draw to strings: half of react-dom's server, and packages that emotion's
 * server imports. Each thread loads the templates: 0.7 MB instead of 1.1, in three quarters of the time. Who imports `react-dom/server` elsewhere
 * gets all of it; emotion's streams are gone for everybody.
 */
export function withoutStreams({ templates }: Pick<TemplateRoots, 'templates'>): Plugin {
  const isOurs = Symbol('resolved here');
  return {
    name: 'without-streams',
    setup(build) {
      build.onResolve({ filter: /^react-dom\/server$/ }, async ({ path, pluginData, ...from }) => {
        if (pluginData === isOurs || !from.importer.startsWith(join(templates, sep))) return undefined;
        const found = await build.resolve(path, { ...from, pluginData: isOurs });
        const half = join(dirname(found.path), 'cjs', 'react-dom-server-legacy.node.production.js');
        return found.errors.length === 0 && existsSync(half) ? { path: half } : found;
      });
      build.onResolve({ filter: /^(?:through|html-tokenize|multipipe)$/ }, ({ path, importer }) =>
        importer.includes(join(sep, '@emotion', 'server', sep))
          ? { path: `packages/${path}`, namespace: leftOut }
          : undefined,
      );
      build.onLoad({ filter: /.*/, namespace: leftOut }, () => ({
        contents: `export default () => { throw new Error(${JSON.stringify(fallback)}); };`,
      }));
    },
  };
}
