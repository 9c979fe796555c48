// esbuild (evanw; no dependency): the fastest bundler there is, with incremental contexts. Loaded when something is bundled: a build that
// finds its bundles in the store does not spend 25 ms on it.
import type { BuildContext, BuildOptions } from 'esbuild';
import { hashData } from '../../lib/hash.ts';
import type { Entry } from '../../model/entry.ts';
import type { BundleResult } from './read-outputs.ts';

/** A context of the bundler that is kept between bundles, so that the next costs what changed. */
export interface IncrementalContext<E extends Entry> {
  /** Bundles these entries. */
  rebuild(entries: readonly E[]): Promise<BundleResult>;
  dispose(): Promise<void>;
}

/** Holds one context and renews it when the list of entries changes. One that is lost would keep the process alive. */
export function incrementalContext<E extends Entry>(
  optionsFor: (entries: readonly E[]) => BuildOptions,
): IncrementalContext<E> {
  let kept: { key: string; context: BuildContext } | undefined;
  let last: Promise<unknown> = Promise.resolve();
  /** One after the other, whatever became of the one before. */
  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const turn = last.then(work, work);
    last = turn;
    return turn;
  };
  const dispose = async () => {
    await kept?.context.dispose();
    kept = undefined;
  };
  const rebuild = async (entries: readonly E[]): Promise<BundleResult> => {
    const key = hashData(entries);
    if (kept?.key !== key) {
      await dispose();
      const { context } = await import('esbuild');
      kept = { key, context: await context(optionsFor(entries)) };
    }
    return (await kept.context.rebuild()) as BundleResult;
  };
  return {
    rebuild: (entries) => inTurn(() => rebuild(entries)),
    dispose: () => inTurn(dispose),
  };
}
