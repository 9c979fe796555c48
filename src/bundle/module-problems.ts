import { relativePath } from '../lib/relative-path.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { FilePath } from '../model/path.ts';
import type { Bundles } from './bundles.ts';
import { findMissingClasses, isCssModule } from './esbuild/problems/find-missing-classes.ts';
import { findNodeGlobals } from './esbuild/problems/find-node-globals.ts';
import { type ChangedInput, type InputReader, ownFiles } from './stored/bundle-inputs.ts';

/**
 * Reports what the bundler accepts in files of the site, but what fails in the browser: globals of Node.js,
 * and classes that a CSS module does not have.
 */
export async function moduleProblems(
  modules: readonly FilePath[],
  { files, config: { root } }: InputReader,
): Promise<readonly Diagnostic[]> {
  const readText = (file: FilePath) => files.readText(file);
  const found = modules.map(async (file) => {
    const text = await readText(file);
    if (text === undefined) return [];
    const read = { file, text };
    return [...(await findNodeGlobals(read, root)), ...(await findMissingClasses(read, { root, readText }))];
  });
  return (await Promise.all(found)).flat();
}

/** Reports the same for bundles in which some files have changed. */
export async function moduleProblemsAfter(
  changed: readonly ChangedInput[],
  { moduleProblems: before, browser }: Bundles,
  options: InputReader,
): Promise<readonly Diagnostic[]> {
  const edited = changed.map(([file]) => file);
  // A class that is added or removed concerns the modules that use it.
  const files = edited.some(isCssModule) ? ownFiles(browser.inputs) : edited;
  const names = new Set(files.map((file) => relativePath(options.config.root, file)));
  const unchanged = before.filter(({ place }) => !names.has(place?.file ?? ''));
  return [...unchanged, ...(await moduleProblems(files, options))];
}
