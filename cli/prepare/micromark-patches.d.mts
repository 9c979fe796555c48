import type { Plugin } from 'esbuild';

/** Bundles the packages of the Markdown parser with their patches. */
export const micromarkPatches: Plugin;
