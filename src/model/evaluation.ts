import type { Diagnostic } from './diagnostic.ts';
import type { FilePath } from './path.ts';

/** Runs a TypeScript module of the site with everything that it imports. */
export type EvaluateModule = (file: FilePath) => Promise<Evaluation>;

/** The exports of a module, or the reason why there are none. */
export type Evaluation =
  | {
      readonly kind: 'exports';
      readonly exports: Readonly<Record<string, unknown>>;
      /** Hash of the code of the module and of everything that it imports. */
      readonly hash: string;
      /** The module and the files outside packages that it imports, sorted. */
      readonly files: readonly FilePath[];
    }
  | { readonly kind: 'not-compiled'; readonly diagnostics: readonly Diagnostic[] }
  | { readonly kind: 'failed'; readonly message: string };
