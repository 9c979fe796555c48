import type { Loader } from 'esbuild';
import { inlineEndings } from '../../model/asset-types.ts';

/** The loaders of files that become data URLs. */
export const inlineFiles: Readonly<Record<string, Loader>> = Object.fromEntries(
  inlineEndings.map((ending) => [ending, 'dataurl']),
);
