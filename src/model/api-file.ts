/** A type in an API document. */
export interface ApiFileType {
  /** `bool`, `func`, `union`, or the type itself. */
  readonly name: string;
  /** The type as escaped HTML: `'a'<br>&#124;&nbsp;'b'`. */
  readonly description?: string;
  /** Written by `docs api`: the type as TypeScript shows it. */
  readonly text?: string;
  /** Written by `docs api`: the type with its aliases resolved, if that is another text. */
  readonly expanded?: string;
  /** Written by `docs api`: the literals of a union, as source text. */
  readonly literals?: readonly string[];
}

/** An argument or return value, written by `docs api`. */
export interface ApiFileArgument {
  readonly name?: string;
  readonly type?: string;
  /** Markdown. */
  readonly description?: string;
  readonly optional?: boolean;
}

/** A prop, property, parameter, or member of an API document. */
export interface ApiFileProp {
  readonly type: ApiFileType;
  /** Source text. */
  readonly default?: string;
  readonly required?: boolean;
  readonly deprecated?: boolean;
  readonly deprecationInfo?: string;
  readonly signature?: {
    readonly type: string;
    readonly describedArgs?: readonly string[];
    readonly returned?: string;
    /** Written by `docs api`. */
    readonly parameters?: readonly ApiFileArgument[];
    readonly returns?: ApiFileArgument;
  };
  readonly additionalInfo?: Readonly<Record<string, boolean>>;
  readonly seeMoreLink?: { readonly url: string; readonly text: string };
  readonly isProPlan?: boolean;
  readonly isPremiumPlan?: boolean;
  /** Markdown, written by `docs api`; a file of descriptions replaces it. */
  readonly description?: string;
  readonly since?: string;
  readonly examples?: readonly string[];
}

/** A prop that comes from another type. */
export interface ApiFileInheritedItem {
  readonly name: string;
  readonly type: string;
  readonly required?: boolean;
  /** Source text. */
  readonly default?: string;
  readonly deprecated?: boolean;
  readonly deprecationInfo?: string;
  /** Markdown. The attributes of React have none. */
  readonly description?: string;
}

/** Props that come from another type, written by `docs api`. */
export interface ApiFileInherited {
  readonly source: string;
  readonly package?: string;
  readonly items: readonly ApiFileInheritedItem[];
}

/**
 * One way to set props whose types depend on each other, by name. A prop of type `never` is ruled out; one
 * that is missing is not declared together with the others.
 */
export type ApiFileCombination = Readonly<
  Record<string, { readonly type: string; readonly required?: boolean }>
>;

/** A named thing with a description: a CSS variable, a data attribute, a member of an imperative handle. */
export interface ApiFileNamed {
  readonly name: string;
  /** Markdown. */
  readonly description?: string;
  readonly type?: string;
  readonly default?: string;
}

/** What `docs api` writes about every export. */
export interface ApiFileBase {
  /** `docs api`, in a document that it may replace. */
  readonly generator?: string;
  readonly name: string;
  readonly imports: readonly string[];
  readonly package?: string;
  /** Markdown; a file of descriptions replaces it. */
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly deprecationInfo?: string;
  readonly since?: string;
  readonly examples?: readonly string[];
  /** An HTML list of links. */
  readonly demos?: string;
  readonly filename?: string;
}

/** A component, in the format of the family's own documentation with the additions of `docs api`. */
export interface ApiComponentFile extends ApiFileBase {
  readonly props: Readonly<Record<string, ApiFileProp>>;
  /** Written by `docs api`: how a generic component is declared. */
  readonly signatures?: readonly string[];
  readonly slots?: readonly {
    readonly name: string;
    readonly description: string;
    readonly class: string | null;
    readonly default?: string;
  }[];
  readonly classes?: readonly {
    readonly key: string;
    /** Absent if only the key is known. */
    readonly className?: string;
    readonly description: string;
    readonly isGlobal: boolean;
    readonly isDeprecated?: boolean;
    readonly deprecationInfo?: string;
  }[];
  readonly cssComponent?: boolean;
  readonly muiName?: string;
  readonly inheritance?: { readonly component: string; readonly pathname?: string } | null;
  readonly spread?: boolean;
  readonly themeDefaultProps?: boolean | null;
  readonly forwardsRefTo?: string | null;
  /** By source; the order of a page: the largest first. */
  readonly inherited?: readonly ApiFileInherited[];
  /** Written by `docs api`: groups of props that belong together, each with its combinations. */
  readonly combinations?: readonly (readonly ApiFileCombination[])[];
  readonly cssVariables?: readonly ApiFileNamed[];
  readonly dataAttributes?: readonly ApiFileNamed[];
  /** What a ref gives, if the component declares methods of its own. */
  readonly handle?: Readonly<Record<string, ApiFileProp>>;
}

/** A hook or function. */
export interface ApiCallableFile extends ApiFileBase {
  readonly kind?: 'hook' | 'function';
  readonly parameters: Readonly<Record<string, ApiFileProp>>;
  readonly returnValue: Readonly<Record<string, ApiFileProp>> | ApiFileProp;
  readonly signatures?: readonly string[];
}

/** An interface, type alias, or enum. */
export interface ApiTypeFile extends ApiFileBase {
  readonly kind?: 'interface' | 'type' | 'enum';
  readonly properties: Readonly<Record<string, ApiFileProp>>;
  readonly inherited?: readonly ApiFileInherited[];
  /** The text of a type alias; how an interface is called; its type parameters. */
  readonly signatures?: readonly string[];
}

/** What `docs api` writes: one file for each export. */
export type ApiFile = ApiComponentFile | ApiCallableFile | ApiTypeFile;
