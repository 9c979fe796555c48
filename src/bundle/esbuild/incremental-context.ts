// esbuild is imported on demand: a build that finds its bundles in the store does without it.
import type { BuildContext, BuildOptions } from 'esbuild';
import { hashData } from '../../lib/hash.ts';
import type { Entry } from '../../model/entry.ts';
import type { BundleResult } from './read-outputs.ts';

/** An esbuild context that lives between bundles, so that esbuild parses changed files only. */
export interface IncrementalContext<E extends Entry> {
  rebuild(entries: readonly E[]): Promise<BundleResult>;
  dispose(): Promise<void>;
}

/**
 * Creates a context, and replaces it when the list of entries changes.
 *
 * @param isOnce true if nothing is bundled again, so that esbuild need not keep what it has parsed
 */
export function incrementalContext<E extends Entry>(
  optionsFor: (entries: readonly E[]) => BuildOptions,
  isOnce: boolean,
): IncrementalContext<E> {
  let current: { readonly key: string; readonly context: BuildContext } | undefined;
  let last: Promise<unknown> = Promise.resolve();
  // One call at a time: a context that is replaced while it is created would keep the process alive.
  const enqueue = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const result = last.then(work, work);
    last = result;
    return result;
  };
  const dispose = async () => {
    await current?.context.dispose();
    current = undefined;
  };
  const rebuild = async (entries: readonly E[]): Promise<BundleResult> => {
    if (isOnce) {
      const { build } = await import('esbuild');
      return (await build(optionsFor(entries))) as BundleResult;
    }
    const key = hashData(entries);
    if (current?.key !== key) {
      await dispose();
      const { context } = await import('esbuild');
      current = { key, context: await context(optionsFor(entries)) };
    }
    return (await current.context.rebuild()) as BundleResult;
  };
  return {
    rebuild: (entries) => enqueue(() => rebuild(entries)),
    dispose: () => enqueue(dispose),
  };
}
