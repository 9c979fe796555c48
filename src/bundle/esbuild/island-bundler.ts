import type { AssetEntry, BrowserBundle, Entry } from '../../model/entry.ts';
import { type BundlePlan, type BundlerOptions, demoOptions } from './bundle-options.ts';
import { incrementalContext } from './incremental-context.ts';
import { assetEntry, bundledFiles, inputFiles, liveOutput, outputsByEntry } from './output/read-outputs.ts';
import { withMergedChunks } from './output/with-merged-chunks.ts';
import { withStableNames } from './output/with-stable-names.ts';
import { withoutIdleImports } from './output/without-idle-imports.ts';
import { browserCodes, browserSide } from './own/bundle-sides.ts';
import type { OwnCodes } from './own/compile-own-code.ts';
import { type DemoForm, demoAsset, linkedImports } from './own/link-own-code.ts';
import { withoutAll } from './own/offer-shared.ts';
import { bundleWithOwnCode } from './own/with-own-code.ts';
import { demoRuntime } from './plugins/wrap-demos.ts';
import { browserTargets } from './script-forms.ts';
import { shareLiveEntries } from './share-live-entries.ts';

/** Bundles what hydrates on pages. */
export interface IslandBundler {
  /** Bundles demos, islands and live entries for the browser. Rejects with esbuild's failure. */
  bundle(entries: readonly Entry[], codes: OwnCodes): Promise<BrowserBundle>;
  /** How the scripts of demos are written that are compiled apart. */
  readonly form: DemoForm;
  /** Lets the bundle in progress, if any, reject. */
  cancel(): Promise<void>;
  dispose(): Promise<void>;
}

/** Creates the bundler for islands. The caller disposes it. */
export function createIslandBundler(options: BundlerOptions, isOnce: boolean): IslandBundler {
  const { root } = options;
  const context = incrementalContext((plan: BundlePlan<Entry>) => demoOptions(plan, options), isOnce);
  const side = browserSide(options, async (plan) => {
    const split = withoutIdleImports(withoutAll(await context.rebuild(plan), root), root);
    return withStableNames(await withMergedChunks(split, { ...options, target: browserTargets }), options);
  });
  return {
    async bundle(entries, codes) {
      if (entries.length === 0) return { files: [], assets: new Map(), inputs: [] };
      const own = codes.size === 0 ? codes : browserCodes(codes, entries, root);
      const { bundled, liveOf } = shareLiveEntries(
        entries.filter(({ id }) => !own.has(id)),
        root,
      );
      const { result, apart, paths } = await bundleWithOwnCode(
        [...bundled, ...entries.filter(({ id }) => own.has(id))],
        own,
        side,
      );
      const outputs = outputsByEntry(result, root);
      const outputOf = ({ kind, file }: Entry) =>
        outputs.get(kind === 'live' ? liveOutput(liveOf.get(file)?.file ?? file) : file) ?? '';
      const assetOf = (entry: Entry): AssetEntry => {
        const demo = apart?.demos.get(entry.id);
        return demo && apart
          ? demoAsset(paths.get(entry.id) ?? '', linkedImports(demo.list, { root, shared: apart.shared }))
          : assetEntry(outputOf(entry), result);
      };
      const assets = entries.map((entry): [string, AssetEntry] => [entry.id, assetOf(entry)]);
      const runtime = assetEntry(outputs.get(demoRuntime(options)) ?? '', result);
      const shown = assets.flatMap(([id, { styles }]) => (id.startsWith('live:') ? [] : [styles]));
      return {
        // The page of a demo that readers edit has the CSS of the demo already.
        files: bundledFiles(result, root).filter(
          ({ path }) => !path.endsWith('.css') || shown.includes(path),
        ),
        assets: new Map([...assets, ['demo-runtime', runtime]]),
        inputs: inputFiles(result, root),
        ...(apart && { apart }),
      };
    },
    form: side,
    cancel: context.cancel,
    dispose: context.dispose,
  };
}
