import type { DemoModules } from '../assemble/props/demo-code.ts';
import type { OwnModules } from '../model/apart-demos.ts';
import type { Config } from '../model/config.ts';
import type { Entry } from '../model/entry.ts';
import type { Bundles } from './bundles.ts';
import type { Demos } from './entries/read-demos.ts';
import type { Bundler } from './esbuild/create-bundler.ts';
import { moduleProblemsAfter } from './module-problems.ts';
import { relinkChanged } from './relink-changed.ts';
import type { BundlePatch } from './stored/bundle-cache.ts';
import type { ChangedInput, InputReader } from './stored/bundle-inputs.ts';

/** How `docs dev` bundles edited demos. */
export interface EditOptions {
  /** Returns the modules from which live entries are planned. */
  plannedModules(demos: Demos): DemoModules;
  /** Replaces edited demos in bundles. Returns undefined if everything must be bundled again. */
  patch(
    bundles: Bundles,
    changed: readonly ChangedInput[],
    sources: BundleSources,
  ): Promise<Bundles | undefined>;
}

/** The entries of bundles, and the modules of the site in them. */
export interface BundleSources {
  readonly entries: readonly Entry[];
  readonly modules: DemoModules;
  /** Returns the files of the site that an entry contains, as diagnostics name them. */
  filesOf(entry: Entry): ReadonlySet<string>;
}

/** The modules of a site after its demos are parsed. */
export interface KnownModules extends Pick<BundleSources, 'modules' | 'filesOf'> {
  readonly own: OwnModules;
}

/** What replacing changed demos needs. */
interface PatchOptions extends InputReader {
  readonly config: Config;
  readonly bundler: Bundler;
  /** Called when modules of demos have changed, before any is compiled. */
  readonly onEdit?: (() => void) | undefined;
}

/** Replaces changed demos as `docs dev` asks, or else as a build does. */
export function bundlePatch(
  edits: EditOptions | undefined,
  { modules, filesOf, own }: KnownModules,
  options: PatchOptions,
): BundlePatch {
  return {
    kind: edits ? 'temporary' : 'lasting',
    async apply(bundles, { inputs: changed, haveOtherImports, withApart }, entries) {
      options.onEdit?.();
      // A patch takes its imports from the bundled live entry, which offers what the demo imported before.
      const asDemo = haveOtherImports
        ? undefined
        : await edits?.patch(bundles, changed, { entries, modules, filesOf });
      const patched =
        asDemo ??
        (await relinkChanged(await withApart(), { changed, haveOtherImports, entries, own }, options));
      return patched && { ...patched, moduleProblems: await moduleProblemsAfter(changed, bundles, options) };
    },
  };
}
