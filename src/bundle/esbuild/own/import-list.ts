import type { ImportList, ImportPlace, ScriptImport } from '../../../model/apart-demos.ts';

/** Creates the list of what a script imports. */
export function importList(imports: readonly ScriptImport[], { folder, type }: ImportPlace): ImportList {
  const merged = new Map<string, Set<string>>();
  for (const { specifier, names } of imports) {
    const known = merged.get(specifier) ?? new Set();
    merged.set(specifier, new Set([...known, ...names.map(([imported]) => imported)]));
  }
  const sorted = [...merged].map(([specifier, names]) => ({ specifier, names: [...names].sort() }));
  return { folder, type, imports: sorted };
}

/** True for `./content/data.ts` and `../shared/data.ts`. */
export function isRelative(specifier: string): boolean {
  return /^\.\.?\//.test(specifier);
}
