import type { Diagnostic, Place } from './diagnostic.ts';
import type { FilePath } from './path.ts';

/** Runs a TypeScript module of the site with everything that it imports. */
export type EvaluateModule = (file: FilePath) => Promise<Evaluation>;

/** The exports of a module, or the reason why there are none. */
export type Evaluation =
  | {
      readonly kind: 'exports';
      readonly exports: ModuleExports;
      /** Hash of the code of the module and of everything that it imports. */
      readonly hash: string;
      /** The module and the files outside packages that it imports, sorted. */
      readonly files: readonly FilePath[];
    }
  | { readonly kind: 'not-compiled'; readonly diagnostics: readonly Diagnostic[] }
  | {
      readonly kind: 'failed';
      readonly message: string;
      /** The line of the site that threw the error, if known. */
      readonly place?: Place;
    };

/** The exports of a module by name. */
export type ModuleExports = Readonly<Record<string, ModuleExport>>;

/**
 * An export that came from another thread as plain data, or the reason why it is none, such as a cycle of
 * references. Functions in the data are `exportedFunction`.
 */
export type ModuleExport =
  | { readonly kind: 'data'; readonly value: unknown }
  | { readonly kind: 'not-data'; readonly reason: string };

/** Stands for every function in exported data: functions stay in the thread that ran the module. */
export function exportedFunction(): never {
  throw new Error('A function of a module cannot be called in another thread.');
}

/** Runs bundled code of the site apart from the program, and returns its exports as plain data. */
export type RunModule = (code: string) => Promise<ModuleOutcome>;

/** A line and a column of bundled code, from 1. */
export interface CodePosition {
  readonly line: number;
  readonly column: number;
}

/** What became of a module that ran. */
export type ModuleOutcome =
  | { readonly kind: 'exports'; readonly exports: ModuleExports }
  | { readonly kind: 'failed'; readonly message: string; readonly position?: CodePosition };
