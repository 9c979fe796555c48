import type { PageLink } from './document.ts';
import type { SourcePath } from './path.ts';

/** What an API document describes. */
export type ApiKind = 'component' | 'hook' | 'function' | 'interface' | 'type' | 'enum' | 'selectors';

/** Formatted text of an API document or of its descriptions. */
export interface ApiText {
  /**
   * Safe HTML: the content of a paragraph, or blocks if the text has more than one paragraph. Its link
   * placeholders are numbered through `links`.
   */
  readonly html: string;
  readonly links: readonly PageLink[];
  /** The text as Markdown, for copies of the page. */
  readonly markdown: string;
}

/** A type as TypeScript writes it. */
export interface ApiType {
  /** As declared, in one line: `ButtonProps['color']`, `'small' | 'medium'`. */
  readonly text: string;
  /** With its aliases resolved; absent if that is the same text. */
  readonly expanded?: string;
  /** The literals of a union, as source text: `'small'`, `0`, `true`. */
  readonly literals?: readonly string[];
}

/** States that something should no longer be used. */
export interface ApiDeprecation {
  /** What to use instead. */
  readonly reason?: ApiText;
}

/** An argument or the return value of a function. */
export interface ApiArgument {
  /** Absent for a return value. */
  readonly name?: string;
  readonly type?: ApiType;
  readonly description?: ApiText;
  readonly optional?: true;
}

/** How a function is called. */
export interface ApiSignature {
  /** `(event: React.SyntheticEvent) => void` */
  readonly text: string;
  readonly parameters: readonly ApiArgument[];
  readonly returns?: ApiArgument;
}

/** Fixed sentences about an item: it takes slots, the system's values or class names; it needs a ref. */
export type ApiItemNote = 'slots' | 'sx' | 'classes' | 'requires-ref';

/** A plan that an item belongs to. */
export type ApiPlan = 'pro' | 'premium';

/** One prop, property, parameter, slot, class, CSS variable, data attribute, member or selector. */
export interface ApiItem {
  /**
   * `disabled`, `root`, `--accordion-panel-height`, `data-open`. Empty for a return value that is
   * not an object with properties.
   */
  readonly name: string;
  /** Its id in the page: `button-prop-disabled`. Unique in the document. */
  readonly anchor: string;
  /** Other ids of the item, which existing links lead to: `button-classes-root`. Unique in the document. */
  readonly aliases?: readonly string[];
  readonly type?: ApiType;
  /** Source text: `'medium'`, `false`, `() => {}`. */
  readonly default?: string;
  readonly required?: true;
  readonly deprecation?: ApiDeprecation;
  /** The first version that has it: `7.1.0`. */
  readonly since?: string;
  readonly plan?: ApiPlan;
  readonly description?: ApiText;
  readonly signature?: ApiSignature;
  /** Code samples of its doc comment, without fences. */
  readonly examples: readonly string[];
  readonly seeMore?: ApiText;
  readonly notes: readonly ApiItemNote[];
  /** The class that a slot or rule has in the page: `MuiButton-root`, `Mui-disabled`. */
  readonly className?: string;
  /** The heading under which selectors are listed. */
  readonly category?: string;
}

/** An item that a type takes over from another. */
export interface ApiInheritedItem {
  readonly name: string;
  readonly type: string;
  readonly required?: true;
  /** Source text. */
  readonly default?: string;
  readonly deprecation?: ApiDeprecation;
  readonly description?: ApiText;
}

/** Items that a type takes over from another. */
export interface ApiInherited {
  /** The type that declares them: `React.ButtonHTMLAttributes`, `ButtonBase`. */
  readonly source: string;
  /** The package of this type: `@types/react`. */
  readonly package?: string;
  /** Sorted by name. */
  readonly items: readonly ApiInheritedItem[];
}

/** The kinds of groups, in the order in which a page shows them. */
export const apiGroupKinds = [
  'props',
  'properties',
  'parameters',
  'return-value',
  'members',
  'handle',
  'slots',
  'classes',
  'css-variables',
  'data-attributes',
  'selectors',
] as const;

/** A kind of group. `members` are those of an enum, `handle` is what a ref gives. */
export type ApiGroupKind = (typeof apiGroupKinds)[number];

/** A prop in one of the combinations of props that belong together. */
export interface ApiCombinedProp {
  readonly name: string;
  /** `never` rules the prop out. */
  readonly type: ApiType;
  readonly required?: true;
}

/** One way to set props that belong together, such as one member of a union of props. */
export type ApiCombination = readonly ApiCombinedProp[];

/** Items of one kind. */
export interface ApiGroup {
  readonly kind: ApiGroupKind;
  readonly items: readonly ApiItem[];
  /** By source, with the largest first; own items are in none. */
  readonly inherited: readonly ApiInherited[];
  /** For each group of items that belong together, the ways to set them. */
  readonly combinations?: readonly (readonly ApiCombination[])[];
}

/** The component or element whose other props a component takes. */
export interface ApiInheritance {
  readonly component: string;
  /** As written: `/material-ui/api/button-base/`, or a URL. */
  readonly pathname?: string;
}

/** What the page of an API document consists of. */
export interface ApiOutline {
  /** The groups with their items that have names. */
  readonly groups: readonly (readonly [
    kind: ApiGroupKind,
    items: readonly (readonly [anchor: string, name: string])[],
  ])[];
  /** The links of all texts, and then that to what the document inherits from. */
  readonly links: readonly PageLink[];
  /** The ids that are no headings, each in a line: one text is much faster to load than many. */
  readonly anchors: string;
}

/** One API document joined with its descriptions in one language. */
export interface ApiDocument {
  readonly kind: ApiKind;
  /** `Button`, `Dialog.Root`, `useTheme`. */
  readonly name: string;
  /** The last segment of its address: `button`, `dialog-root`, `use-theme`. */
  readonly slug: string;
  /** Path of its folder below the folder of API documents: `data-grid`; empty at the top. */
  readonly section: string;
  readonly source: SourcePath;
  /** Alternative import statements, each a line. */
  readonly imports: readonly string[];
  readonly packageName?: string;
  readonly description?: ApiText;
  readonly deprecation?: ApiDeprecation;
  readonly since?: string;
  /** A list of links to pages with demos. */
  readonly demos?: ApiText;
  readonly groups: readonly ApiGroup[];
  /** How a function or hook is called; a type alias has its text here. */
  readonly signatures: readonly string[];
  readonly examples: readonly string[];
  /** The component passes unknown props on. */
  readonly spread?: true;
  /** Its default props can be set in the theme, under `muiName`. */
  readonly themeDefaultProps?: true;
  /** `MuiButton` */
  readonly muiName?: string;
  /** The element or class that its ref gives, `HTMLButtonElement`; `false` if it takes no ref. */
  readonly refTarget?: string | false;
  readonly inheritance?: ApiInheritance;
  /** The component takes CSS properties as props, as those of the system do. */
  readonly cssComponent?: true;
  /** Path of its declaration in the repository: `/packages/mui-material/src/Button/Button.js`. */
  readonly filename?: string;
  /** Keys that are not known here, as written. */
  readonly extra: Readonly<Record<string, unknown>>;
  /** Identifies all of the above; absent in a document that does not come from the sources of a site. */
  readonly hash?: string;
  /** Follows from the above; present in a document whose groups may not be loaded yet. */
  readonly outline?: ApiOutline;
}
