import type { FilePath } from './path.ts';

/**
 * What is needed to compile a demo of a bundle again, and nothing else.
 *
 * A site with fifty demos or more compiles them apart from what they share. The bundle of shared modules has
 * an entry for each different list of imports instead of one for each demo, and a demo that is edited without
 * other imports is compiled alone:
 *
 *     own modules → own code, with its list of imports
 *     all lists   → shared chunks
 *     own code + shared chunks → the script of a demo
 */
export interface ApartDemos {
  /** The demos that were compiled apart, by id of their entries. */
  readonly demos: ReadonlyMap<string, ApartDemo>;
  /** What they import, by key of the list. */
  readonly lists: ReadonlyMap<string, LinkedList>;
}

/**
 * The modules that only one demo contains, that of the demo first, as esbuild names them: posix paths from
 * the folder of the site. By the id of the demo's entry.
 */
export type OwnModules = ReadonlyMap<string, readonly string[]>;

/** A demo that was compiled apart. */
export interface ApartDemo {
  /** Its own modules, and virtual ones around them. */
  readonly inputs: readonly string[];
  /** Key of the list. */
  readonly list: string;
  /** Hash of what each own module imports. */
  readonly imports: string;
}

/** The bundled module of a list, which imports shared chunks. */
export interface LinkedList {
  readonly list: ImportList;
  /** Path of its script from the output folder. */
  readonly path: string;
  /**
   * What its script does, which each demo does instead. Absent if it has other code: demos import the script.
   */
  readonly script?: ListScript;
  /** Hash of all files that it contains; only in the bundle for Node. */
  readonly hash?: string;
}

/** The script of a list, which exports what others export. */
export interface ListScript {
  readonly imports: readonly ScriptImport[];
  /** Functions that it calls first: they run modules that CommonJS requires. */
  readonly calls: readonly string[];
  /** Variables for exports of CommonJS: `var a = react.useState`. */
  readonly reads: readonly (readonly [local: string, of: string, property: string])[];
  readonly exports: readonly NamePair[];
}

/** An import of a script. */
export interface ScriptImport {
  /** `./chunk-1A2B3C4D.js`, `react` */
  readonly specifier: string;
  readonly names: readonly NamePair[];
}

/** The name outside of a script, `*` for all as one object, and its name inside. */
export type NamePair = readonly [outside: string, local: string];

/** What the code of a demo imports from modules that are not its own. Demos with equal lists share one. */
export interface ImportList {
  /** Hash of the list, for names of files. */
  readonly key: string;
  /** The folder from which packages are resolved. */
  readonly folder: FilePath;
  readonly type: PackageType;
  /** In the order in which the modules run. */
  readonly imports: readonly ListedImport[];
}

/** The `type` of the nearest package.json. It decides what a default import of CommonJS means. */
export type PackageType = 'module' | 'commonjs';

/** The names that are imported from a module: `default`, `*` for all as one object, or an exported name. */
export interface ListedImport {
  /** A package, or `./content/data.ts` from the folder of the site. */
  readonly specifier: string;
  readonly names: readonly string[];
}
