import type { ImportedModule } from './demo.ts';
import type { FilePath } from './path.ts';

/** Something of the site's that the bundle stage makes a chunk of. */
export type Entry = ModuleEntry | LiveEntry;

/** A module of the site's: a demo, or a component that a directive names. */
export interface ModuleEntry {
  /** The browser gets demos and islands, wrapped in their runtime; Node gets everything. */
  readonly kind: 'demo' | 'island' | 'static';
  /** `demo:material-ui/components/button/BasicButtons.tsx`, `component:section-pages` */
  readonly id: string;
  readonly file: FilePath;
}

/** What a demo imports, without the demo: a reader who edits it brings the rest. Only the browser has it. */
export interface LiveEntry {
  readonly kind: 'live';
  /** `live:material-ui/components/button/BasicButtons.tsx` */
  readonly id: string;
  /** The demo's module; its imports are resolved from there. */
  readonly file: FilePath;
  /** What it may import, sorted by specifier. */
  readonly modules: readonly ImportedModule[];
}

/** A file that the bundler made, named by its content. */
export interface BundledFile {
  /** Posix, relative to the output folder: `assets/browser-1A2B3C4D.js`. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** The chunk of one entry in the browser. */
export interface AssetEntry {
  /** Relative to the output folder. */
  readonly path: string;
  /** Static imports of the chunk, transitively, in the order in which they run. */
  readonly imports: readonly string[];
}

/** The browser's files, in memory, and which of them holds which entry: `browser`, `demo:…`, `component:…`, `live:…`. */
export interface BrowserBundle {
  readonly files: readonly BundledFile[];
  readonly assets: ReadonlyMap<string, AssetEntry>;
  /** What it is made from; a file that does not exist stands for a module that the bundler made up. */
  readonly inputs: readonly FilePath[];
}

/** A module for Node. */
export interface ServerModule {
  /** Relative to the folder the bundle will be written to; named by its content. */
  readonly path: string;
  /** Hash of every file it is made from. */
  readonly hash: string;
}

/** The templates, every demo and every component as modules for Node. */
export interface ServerBundle {
  readonly files: readonly BundledFile[];
  /** The module that exports `createTemplates`. */
  readonly templates: ServerModule;
  /** The module of each demo and component by entry id. */
  readonly demos: ReadonlyMap<string, ServerModule>;
  /** The module that offers packages to demos that are made later; empty where there is no demo. */
  readonly offers: string;
  /** The specifiers of what it offers and everybody imports in one way. Who imports CommonJS is given this or that by what kind of module he is. */
  readonly offered: readonly string[];
  /** Who imports each file that lies in no package. */
  readonly importers: ReadonlyMap<FilePath, readonly FilePath[]>;
  readonly inputs: readonly FilePath[];
}

/** The service worker, or the one that takes it away from readers who have it. */
export type WorkerKind = 'register' | 'unregister';

/** The script of the service worker, without the list of files to keep. */
export interface WorkerBundle {
  readonly script: string;
  readonly inputs: readonly FilePath[];
}
