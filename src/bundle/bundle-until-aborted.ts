import type { Bundler } from './esbuild/create-bundler.ts';

/**
 * Returns a bundler whose functions reject with the reason of the signal once it is aborted, and which then
 * cancels the bundles that it has begun. Only one caller at a time may use the bundler below it: what another
 * one has begun would be cancelled, too.
 */
export function bundleUntilAborted(bundler: Bundler, signal: AbortSignal): Bundler {
  const until =
    <Given extends readonly unknown[], Value>(call: (...given: Given) => Promise<Value>) =>
    async (...given: Given): Promise<Value> => {
      signal.throwIfAborted();
      const cancel = () => void bundler.cancel();
      signal.addEventListener('abort', cancel, { once: true });
      try {
        return await call(...given);
      } finally {
        signal.removeEventListener('abort', cancel);
        // esbuild rejects with a failure of its own, which is not one of the site.
        signal.throwIfAborted();
      }
    };
  return {
    ...bundler,
    bundleShell: until(bundler.bundleShell),
    compileDemos: until(bundler.compileDemos),
    relinkDemos: until(bundler.relinkDemos),
    bundleIslands: until(bundler.bundleIslands),
    bundleServer: until(bundler.bundleServer),
    bundleStyles: until(bundler.bundleStyles),
    bundleServiceWorker: until(bundler.bundleServiceWorker),
    findFailures: until(bundler.findFailures),
    findShellFailures: until(bundler.findShellFailures),
    without: (modules) => bundleUntilAborted(bundler.without(modules), signal),
  };
}
