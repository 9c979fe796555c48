import type { ImportedModule } from './demo.ts';
import type { FilePath } from './path.ts';

/** A module of the site for which the bundle stage makes a chunk. */
export type Entry = ModuleEntry | LiveEntry;

/** A demo, or a component that a directive names. */
export interface ModuleEntry {
  /** The browser bundle contains demos and islands, with their runtime; the server bundle contains all. */
  readonly kind: 'demo' | 'island' | 'static';
  /** `demo:material-ui/components/button/BasicButtons.tsx`, `component:section-pages` */
  readonly id: string;
  readonly file: FilePath;
}

/** The imports of a demo without the demo itself, for readers who edit it. Only in the browser bundle. */
export interface LiveEntry {
  readonly kind: 'live';
  /** `live:material-ui/components/button/BasicButtons.tsx` */
  readonly id: string;
  /** The demo's module, from which its imports are resolved. */
  readonly file: FilePath;
  /** The modules that it may import, sorted by specifier. */
  readonly modules: readonly ImportedModule[];
}

/** An output file of the bundler, named by its content. */
export interface BundledFile {
  /** Posix, relative to the output folder: `assets/browser-1A2B3C4D.js`. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** The chunk of one entry in the browser. */
export interface AssetEntry {
  /** Relative to the output folder. */
  readonly path: string;
  /** All static imports of the chunk, including indirect ones, in the order in which they run. */
  readonly imports: readonly string[];
}

/** The files of the browser, and the chunk of each entry: `browser`, `demo:…`, `component:…`, `live:…`. */
export interface BrowserBundle {
  readonly files: readonly BundledFile[];
  readonly assets: ReadonlyMap<string, AssetEntry>;
  /** The files it is made from; a file that does not exist stands for a virtual module. */
  readonly inputs: readonly FilePath[];
}

/** A module for Node. */
export interface ServerModule {
  /** Relative to the folder of the bundle; named by its content. */
  readonly path: string;
  /** Hash of all files it is made from. */
  readonly hash: string;
}

/** The templates, every demo and every component as modules for Node. */
export interface ServerBundle {
  readonly files: readonly BundledFile[];
  /** The module that exports `createTemplates`. */
  readonly templates: ServerModule;
  /** The modules of demos and components, by entry id. */
  readonly demos: ReadonlyMap<string, ServerModule>;
  /** The module that shares its packages with demos bundled later; empty if there is no demo. */
  readonly offers: string;
  /** Specifiers of shared packages that are the same for every importer. CommonJS packages may differ. */
  readonly offered: readonly string[];
  /** The importers of each file outside packages. */
  readonly importers: ReadonlyMap<FilePath, readonly FilePath[]>;
  readonly inputs: readonly FilePath[];
}

/** A service worker, or one that removes an installed service worker. */
export type WorkerKind = 'register' | 'unregister';

/** The script of the service worker, without its precache list. */
export interface WorkerBundle {
  readonly script: string;
  readonly inputs: readonly FilePath[];
}
