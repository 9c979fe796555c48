// esbuild is imported on demand: a build that finds its bundles in the store does without it.
import type { BuildContext, BuildOptions } from 'esbuild';
import { hashData } from '../../lib/hash.ts';
import type { BundleResult } from './output/read-outputs.ts';

/** An esbuild context that lives between bundles, so that esbuild parses changed files only. */
export interface IncrementalContext<Plan> {
  rebuild(plan: Plan): Promise<BundleResult>;
  /** Lets the bundle in progress, if any, reject. The next one parses changed files only, as always. */
  cancel(): Promise<void>;
  dispose(): Promise<void>;
}

/**
 * Creates a context, and replaces it when the plan of the bundle changes.
 *
 * @param isOnce true if nothing is bundled again, so that esbuild need not keep what it has parsed
 */
export function incrementalContext<Plan>(
  optionsFor: (plan: Plan) => BuildOptions,
  isOnce: boolean,
): IncrementalContext<Plan> {
  let current: { readonly key: string; readonly context: BuildContext } | undefined;
  let last: Promise<unknown> = Promise.resolve();
  // One call at a time: a context that is replaced while it is created would keep the process alive.
  const enqueue = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const result = last.then(work, work);
    // Without its value: a large bundle would be held until the next one.
    last = result.then(ignore, ignore);
    return result;
  };
  const dispose = async () => {
    await current?.context.dispose();
    current = undefined;
  };
  const rebuild = async (plan: Plan): Promise<BundleResult> => {
    if (isOnce) {
      const { build } = await import('esbuild');
      return (await build(optionsFor(plan))) as BundleResult;
    }
    const key = hashData(plan);
    if (current?.key !== key) {
      await dispose();
      const { context } = await import('esbuild');
      current = { key, context: await context(optionsFor(plan)) };
    }
    return (await current.context.rebuild()) as BundleResult;
  };
  return {
    rebuild: (plan) => enqueue(() => rebuild(plan)),
    cancel: async () => current?.context.cancel(),
    dispose: () => enqueue(dispose),
  };
}

function ignore(): void {}
