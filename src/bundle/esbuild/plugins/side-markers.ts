import type { Plugin } from 'esbuild';

const namespace = 'colophon-marker';

/**
 * Creates a plugin that leaves out the packages by which modules state on which side they run. A page renders
 * its demos on both, and `server-only` throws outside of a framework that knows server components.
 */
export function sideMarkers(): Plugin {
  return {
    name: 'side-markers',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^(?:server|client)-only$/ }, ({ path }) => ({ path, namespace }));
      onLoad({ filter: /.*/, namespace }, () => ({ contents: '' }));
    },
  };
}
