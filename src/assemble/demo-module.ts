import { resolveSource } from '../lib/path.ts';
import type { SourcePath } from '../model/path.ts';

/**
 * Finds the module a demo directive means. A name without an end, or one whose file exists only as the other variant,
 * resolves: `X.js` → `X.tsx`. TypeScript is preferred, since JavaScript is derived from it.
 */
export function demoModule(
  page: SourcePath,
  name: string,
  has: (path: SourcePath) => boolean,
): SourcePath | undefined {
  const stem = resolveSource(page, name.replace(/\.[jt]sx?$/, ''));
  return ['.tsx', '.ts', '.js', '.jsx'].map((end) => `${stem}${end}` as SourcePath).find(has);
}

/** Names the entry of a demo in the bundles. */
export function demoEntryId(module: SourcePath): string {
  return `demo:${module}`;
}

/** Names the entry of what a demo imports. */
export function liveEntryId(module: SourcePath): string {
  return `live:${module}`;
}
