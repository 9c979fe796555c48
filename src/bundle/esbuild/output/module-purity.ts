import { existsSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { upwards } from '../../../lib/upwards.ts';
import { sharedPackage } from '../own/offer-shared.ts';
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
  /** The module that stands for a specifier runs the package if that is CommonJS. */
  const folderOf = (name: string) =>
    [root, templates]
      .flatMap(upwards)
      .map((folder) => join(folder, 'node_modules', name))
      .find((folder) => existsSync(folder)) ?? name;
  return (input) => {
    // `<define:process.env>`, `<runtime>`
    if (input.startsWith('<')) return true;
    const shared = sharedPackage(input);
    // Our templates: `colophon:runtime`.
    if (shared?.startsWith('colophon:')) return true;
    const [folder, name = ''] = shared
      ? [folderOf(shared), shared]
      : (/^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(input) ?? []);
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
