import type { DemoElement } from './demo-controls.ts';
import type { SourcePath } from './path.ts';

/** One parsed module of a demo: its text in both languages, and its imports. */
export interface DemoModule {
  readonly source: SourcePath;
  /** As the author wrote it; absent for a file that is JavaScript, JSON or CSS already. */
  readonly ts?: DemoText;
  /** As the author wrote it, or `ts` without types (with its comments, blank lines and formatting). */
  readonly js: DemoText;
  /** Specifiers of relative imports, in order, each once: `./rows`, `../theme.css`. */
  readonly relativeImports: readonly string[];
  /** Names of imported packages, sorted: `@mui/material`, `react`. */
  readonly packages: readonly string[];
  /** What `js` imports from packages and aliases, in order, without types. */
  readonly modules: readonly ImportedModule[];
  /** The element to which the default export passes its props; absent if it passes them to none. */
  readonly element?: DemoElement;
  /** The component of which the module only makes a demo; absent for a module that is a demo itself. */
  readonly component?: DemoComponent;
}

/** An export of another module. */
export interface DemoComponent {
  /** The module as the import writes it: `./Hero`. */
  readonly specifier: string;
  /** `default`, `Hero` */
  readonly name: string;
}

/** Imports from one module. */
export interface ImportedModule {
  /** As written: `@mui/material/Button`. */
  readonly specifier: string;
  /** Sorted; `default`, and `*` for all. */
  readonly names: readonly string[];
}

/** A component of a package that a demo renders. */
export interface UsedComponent {
  /** As imported: `@mui/material/Button`. */
  readonly specifier: string;
  /** The export, with the path to a part: `default`, `Button`, `Dialog.Root`. */
  readonly name: string;
  /** The props that the demo sets, sorted. */
  readonly props: readonly string[];
}

/** A text of a demo. */
export interface DemoText {
  readonly language: string;
  /** The highlighted text; empty if it is too long for a page. */
  readonly html: string;
  /** Size of a text that is too long for a page. */
  readonly bytes?: number;
  /** The returned JSX, unwrapped and highlighted; absent if there is none or it has more than 16 lines. */
  readonly preview?: string;
  /** Hash of the plain text: texts of equal hash are equal. */
  readonly hash: string;
}

/** The code of a demo as a page shows it. `same`: both variants are equal, so there is no switch. */
export type DemoCode =
  | { readonly kind: 'same'; readonly variant: DemoVariant }
  | { readonly kind: 'both'; readonly ts: DemoVariant; readonly js: DemoVariant };

/** One variant of a demo's code. */
export interface DemoVariant {
  /** The demo first, then the files that it imports, in import order. */
  readonly files: readonly DemoFile[];
  /** The returned JSX, unwrapped and highlighted, at most 16 lines. */
  readonly preview?: string;
}

/** A file of a demo. */
export type DemoFile = ShownFile | LargeFile;

/** A file that is too long for a page, which loads it on demand. */
export interface LargeFile {
  readonly name: string;
  readonly language: string;
  /** URL of the text, with base. */
  readonly href: string;
  readonly bytes: number;
}

/** A file whose text is in the page. */
export interface ShownFile {
  /** `BasicButtons.tsx`; another file by its path relative to the demo: `data/rows.json`. */
  readonly name: string;
  readonly language: string;
  /** The highlighted text; without markup it is the text of the file. */
  readonly html: string;
}
