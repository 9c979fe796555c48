import type { SourcePath } from './path.ts';

/** One module of a demo, parsed: its text in both languages, and what it imports. */
export interface DemoModule {
  readonly source: SourcePath;
  /** As the author wrote it; `ts` is absent for a file that is JavaScript, JSON or CSS already. */
  readonly ts?: DemoText;
  /** Derived from `ts` (types gone, comments, blank lines and formatting kept), or as the author wrote it. */
  readonly js: DemoText;
  /** Specifiers of relative imports, in order, each once: `./rows`, `../theme.css`. */
  readonly relativeImports: readonly string[];
  /** Names of imported packages, sorted: `@mui/material`, `react`. */
  readonly packages: readonly string[];
  /** What `js` imports of packages and aliases, in order; types are not among it. */
  readonly modules: readonly ImportedModule[];
}

/** Imports from one module. */
export interface ImportedModule {
  /** As it is written: `@mui/material/Button`. */
  readonly specifier: string;
  /** Sorted; `default`, and `*` for all. */
  readonly names: readonly string[];
}

/** A text of a demo, highlighted. */
export interface DemoText {
  readonly language: string;
  readonly html: string;
  /** The returned JSX, unwrapped, highlighted; absent when it is longer than 16 lines or there is none. */
  readonly preview?: string;
  /** Hash of the plain text: two texts of equal hash read the same. */
  readonly hash: string;
}
