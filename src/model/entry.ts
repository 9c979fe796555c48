import type { ApartDemos, ScriptLoads } from './apart-demos.ts';
import type { ImportedModule } from './demo.ts';
import type { FilePath } from './path.ts';

/**
 * What the bundle stage bundles into a chunk.
 *
 * Two kinds of demos run without being bundled: demos that a reader edits in the browser, and demos that an
 * author edits in `docs dev` (patches). They take their imports of packages from chunks that offer these
 * packages: in the browser the chunk of a live entry, in Node the module `ServerBundle.offers`.
 */
export type Entry = ModuleEntry | LiveEntry | ScriptEntry;

/** A module of the site: a demo, or a component that a directive names. */
export interface ModuleEntry {
  /** The browser loads demos and islands, with their runtime; Node loads all kinds. */
  readonly kind: 'demo' | 'island' | 'static';
  /** `demo:material-ui/components/button/BasicButtons.tsx`, `component:section-pages` */
  readonly id: string;
  readonly file: FilePath;
}

/** The imports of a demo that readers can edit, without the demo itself. Bundled for the browser. */
export interface LiveEntry {
  readonly kind: 'live';
  /** `live:material-ui/components/button/BasicButtons.tsx` */
  readonly id: string;
  /** The demo's module, from which the imports are resolved. */
  readonly file: FilePath;
  /** The imports that the chunk offers, sorted by specifier. */
  readonly modules: readonly ImportedModule[];
}

/** A script of the templates that only some sites load, and only in the browser. */
export interface ScriptEntry {
  readonly kind: 'script';
  readonly id: 'controls';
  readonly file: FilePath;
}

/** A bundled file. Its name contains a hash of its content. */
export interface BundledFile {
  /** Posix, relative to the output folder: `assets/browser-1A2B3C4D.js`. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** The chunk of one entry in the browser. */
export interface AssetEntry extends ScriptLoads {
  /** Relative to the output folder. */
  readonly path: string;
}

/** The bundle for the browser. */
export interface BrowserBundle {
  readonly files: readonly BundledFile[];
  /** Chunks by id: `browser`, `demo-runtime`, `controls`, `demo:…`, `component:…`, `live:…`. */
  readonly assets: ReadonlyMap<string, AssetEntry>;
  /** The bundled files. A file that does not exist represents a virtual module. */
  readonly inputs: readonly FilePath[];
  /** The demos that were compiled apart; absent if none was. */
  readonly apart?: ApartDemos;
}

/** A bundled module for Node. */
export interface ServerModule {
  /** Relative to the folder of the bundle. The name contains a hash of the content. */
  readonly path: string;
  /** Hash of all files in the module's closure. */
  readonly hash: string;
  /** The style sheet of all CSS that the module imports; absent if it imports none. */
  readonly styles?: string;
}

/** The bundle for Node: the templates, and all demos and components. */
export interface ServerBundle {
  readonly files: readonly BundledFile[];
  readonly templates: ServerModule;
  /** True if the templates contain modules of the site: templates in place of ours, or its theme. */
  readonly ownTemplates: boolean;
  /** Modules of demos and components by entry id. */
  readonly demos: ReadonlyMap<string, ServerModule>;
  /**
   * Path of the module that offers the packages of all live entries to patches. Empty for a site without
   * demos.
   */
  readonly offers: string;
  /**
   * The specifiers that patches may import. CommonJS packages other than React are missing: what their
   * default import means depends on the importing module.
   */
  readonly offered: readonly string[];
  /** The importers of each file outside packages. */
  readonly importers: ReadonlyMap<FilePath, readonly FilePath[]>;
  readonly inputs: readonly FilePath[];
  /** The demos that were compiled apart; absent if none was. */
  readonly apart?: ApartDemos;
}

/** The style sheets of the site as one text, with the files that it refers to. */
export interface StyleBundle {
  readonly css: string;
  readonly files: readonly BundledFile[];
  readonly inputs: readonly FilePath[];
}

/** `register`: a service worker that caches pages. `unregister`: one that removes itself from browsers. */
export type WorkerKind = 'register' | 'unregister';

/** The script of the service worker, without the list of files to cache. */
export interface WorkerBundle {
  readonly script: string;
  readonly inputs: readonly FilePath[];
}
