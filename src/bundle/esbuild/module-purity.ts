import { readFileSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import type { NameRoots } from './with-stable-names.ts';

/** Returns true for an input of a bundle that may run where nothing needs it. */
export type IsPure = (input: string) => boolean;

/** Packages that declare nothing, and of which a page of such a site needs nearly all anyway. */
const knownPure =
  /^(?:react|react-dom|react-is|scheduler|clsx|hoist-non-react-statics|use-sync-external-store|@emotion\/.+|@babel\/runtime)$/;

/**
 * Creates a function that knows which modules may run where nothing needs them: our templates, what esbuild
 * adds itself, and those of packages that declare it with `sideEffects` in their package.json, as bundlers
 * understand it. Modules of the site may set the language of a library, so they only run where they are
 * imported.
 */
export function createPurity({ root, templates }: NameRoots): IsPure {
  const known = new Map<string, boolean>();
  return (input) => {
    // `<define:process.env>`, `<runtime>`
    if (input.startsWith('<')) return true;
    // What makes CommonJS importable runs the package.
    const shared = /^colophon-shared:[^:]*:((?:@[^/]+\/)?[^/]+)/.exec(input)?.[1];
    if (shared !== undefined) return knownPure.test(shared);
    const [folder, name = ''] = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(input) ?? [];
    if (folder === undefined) return resolve(root, input).startsWith(templates + sep);
    const isPure =
      known.get(folder) ?? (knownPure.test(name) || declaresNoEffects(resolve(root, folder, 'package.json')));
    known.set(folder, isPure);
    return isPure;
  };
}

/** True for `false`, and for a list of style sheets alone. */
function declaresNoEffects(file: string): boolean {
  try {
    const { sideEffects }: { readonly sideEffects?: unknown } = JSON.parse(readFileSync(file, 'utf8'));
    if (sideEffects === false) return true;
    return (
      Array.isArray(sideEffects) && sideEffects.every((pattern) => /\.(?:css|scss|sass|less)$/.test(pattern))
    );
  } catch {
    // A package that cannot be read has said nothing.
    return false;
  }
}
