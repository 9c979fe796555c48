import type { Plugin } from 'esbuild';

/** Bundles gray-matter with its patches. */
export const grayMatterPatches: Plugin;
