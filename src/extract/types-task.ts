import type { FilePath } from '../model/path.ts';

/** A module whose types are checked. */
export interface TypedModule {
  /** Relative to the root, with the ending of its syntax. It need not exist. */
  readonly name: string;
  readonly text: string;
  /** A sample may import modules that only its reader has. */
  readonly isSample: boolean;
}

/** The modules of a site to check as one program. */
export interface TypesTask {
  readonly root: FilePath;
  readonly modules: readonly TypedModule[];
  /** Other names of modules: `@acme/kit` and the file or folder that it stands for. */
  readonly alias: Readonly<Record<string, string>>;
  /** Packages that stand in for others, by the names of these; see `resolveInstead`. */
  readonly instead?: Readonly<Record<string, string>>;
}

/** An error in the types of a module. Lines and columns count from 1. */
export interface TypeProblem {
  readonly name: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** The errors in all modules, and the files outside of the task that decide on them. */
export interface TypesResult {
  readonly problems: readonly TypeProblem[];
  readonly files: readonly FilePath[];
}
