import type { FilePath } from './path.ts';

/**
 * What is needed to compile a demo of a bundle again, and nothing else.
 *
 * A site with fifty demos or more compiles them apart from what they share. The bundle of shared modules has
 * an entry for each module that demos import, with every name that any of them imports. It is the same
 * whichever demo imports which of them, so a demo that is edited, and imports what some demo has imported
 * before, is compiled alone:
 *
 *     own modules → own code, with its list of imports
 *     all lists → shared imports → shared chunks
 *     own code + shared chunks → the script of a demo
 */
export interface ApartDemos {
  /** The demos that were compiled apart, by id of their entries. */
  readonly demos: ReadonlyMap<string, ApartDemo>;
  /** What they import, by key. */
  readonly shared: ReadonlyMap<string, LinkedImport>;
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
  readonly list: ImportList;
  /** Hash of what each own module imports. */
  readonly imports: string;
}

/** A module that demos import, with all names that any of them imports from it. */
export interface SharedImport extends ListedImport, ImportPlace {
  /** The specifier and the place; names virtual modules. */
  readonly key: string;
}

/** The bundled entry of a shared import, which imports shared chunks. */
export interface LinkedImport {
  readonly shared: SharedImport;
  /** Path of its script from the output folder. */
  readonly path: string;
  /**
   * What its script does, which each demo does instead. Absent if it has other code: demos import the script.
   */
  readonly script?: ImportScript;
  readonly loads: ScriptLoads;
  /** The modules that it means, as esbuild names them. */
  readonly modules: readonly string[];
  /** Hash of all files that it contains; only in the bundle for Node. */
  readonly hash?: string;
}

/** What a script loads besides itself. */
export interface ScriptLoads {
  /** Transitive static imports of the chunk, in execution order. */
  readonly imports: readonly string[];
  /** Chunks that it loads on demand, with their imports; absent if there are none. */
  readonly lazy?: readonly string[];
  /** The style sheet of all CSS that the entry imports; absent if it imports none. */
  readonly styles?: string;
}

/** The script of a shared import, which exports what others export. */
export interface ImportScript {
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

/** What the code of a demo imports from modules that are not its own. */
export interface ImportList extends ImportPlace {
  /** In the order in which the modules run. */
  readonly imports: readonly ListedImport[];
}

/** Where a module imports something. */
export interface ImportPlace {
  /** The folder from which packages are resolved. */
  readonly folder: FilePath;
  readonly type: PackageType;
}

/** The `type` of the nearest package.json. It decides what a default import of CommonJS means. */
export type PackageType = 'module' | 'commonjs';

/** The names that are imported from a module: `default`, `*` for all as one object, or an exported name. */
export interface ListedImport {
  /** A package, or `./content/data.ts` from the folder of the site. */
  readonly specifier: string;
  readonly names: readonly string[];
}
