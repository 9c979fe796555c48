import { join, sep } from 'node:path';
import type { Message, Metafile } from 'esbuild';
import type { FilePath } from '../../../model/path.ts';
import { type BundlerOptions, demoOptions, serverOptions, shellOptions } from '../bundle-options.ts';
import { bundleStyles } from '../bundle-styles.ts';
import { hasSubstitute } from '../has-substitute.ts';
import { isDemoTheme } from '../plugins/own-material.ts';
import { isBuildFailure } from './bundle-diagnostics.ts';
import { brokenFile, inputFile, type Trace, traceErrors } from './trace-errors.ts';

/** Why modules of a site that all of its pages contain cannot be bundled. */
export interface ShellFailures {
  /** The errors with the module that contains them: a template of the site, its theme, or a style sheet. */
  readonly errors: ReadonlyMap<FilePath, readonly Message[]>;
}

/**
 * Finds the templates, the theme and the style sheets of a site that do not compile, so that it can be
 * bundled without them. Runs only after a build has failed.
 */
export async function findShellFailures(
  styles: readonly FilePath[],
  options: BundlerOptions,
): Promise<ShellFailures> {
  const errors = new Map<FilePath, readonly Message[]>();
  const rounds = [
    serverOptions({ entries: [], shared: [] }, async () => [], options),
    shellOptions(options),
    demoOptions({ entries: [], shared: [] }, options),
  ];
  for (const given of rounds)
    for (const [file, found] of moduleErrors(await traceErrors(given, options), options))
      errors.set(file, errors.get(file) ?? found);
  for (const file of styles) {
    const found = await styleErrors(file, options);
    if (found.length > 0) errors.set(file, found);
  }
  return { errors };
}

/** Returns the errors in what each module contains, apart from what it contains through another one. */
function moduleErrors({ inputs, errors }: Trace, options: BundlerOptions): Map<FilePath, readonly Message[]> {
  const files = Object.keys(inputs).map((input) => [input, inputFile(input, options)] as const);
  const modules = new Map(files.filter(([, file]) => isReplaceable(file, options)));
  return new Map(
    [...modules].flatMap(([input, file]): [FilePath, Message[]][] => {
      const own = new Set(ownClosure(input, inputs, modules).map((one) => inputFile(one, options)));
      const found = errors.filter((message) => own.has(brokenFile(message, options) ?? ''));
      return found.length === 0 ? [] : [[file as FilePath, found]];
    }),
  );
}

/** True for modules that have a substitute, and for our theme of demos, which one of a site replaces. */
function isReplaceable(file: string, options: BundlerOptions): boolean {
  return file.startsWith(join(options.templates, sep)) ? isDemoTheme(file) : hasSubstitute(file, options);
}

/** Returns the inputs that a module consists of, up to other modules. */
function ownClosure(
  entry: string,
  inputs: Metafile['inputs'],
  modules: ReadonlyMap<string, string>,
): readonly string[] {
  const found = new Set([entry]);
  // A set also yields what is added while it is read.
  for (const input of found)
    for (const { path, external } of inputs[input]?.imports ?? [])
      if (external !== true && !modules.has(path)) found.add(path);
  return [...found];
}

async function styleErrors(file: FilePath, options: BundlerOptions): Promise<readonly Message[]> {
  try {
    await bundleStyles([file], options);
    return [];
  } catch (error) {
    if (isBuildFailure(error)) return error.errors;
    throw error;
  }
}
