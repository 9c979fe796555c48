import type { ApiGroupKind, ApiItemNote, ApiKind, ApiPlan } from './api-document.ts';
import type { LinkProps } from './link-props.ts';

/** A type as the page shows it: safe HTML with highlighted parts and links to other references. */
export interface ApiTypeProps {
  readonly html: string;
  /** Shown on demand. */
  readonly expandedHtml?: string;
  /** The Markdown copy of the page, for a type of which the page shows only the beginning. */
  readonly wholeHref?: string;
}

/** An argument or return value, with safe HTML. */
export interface ApiArgumentProps {
  readonly name?: string;
  readonly type?: ApiTypeProps;
  readonly description?: string;
  readonly optional?: true;
}

/** One row of a group. Texts are safe HTML with resolved links. */
export interface ApiItemProps {
  readonly name: string;
  readonly anchor: string;
  /** Other ids of the row, which existing links lead to. */
  readonly aliases?: readonly string[];
  readonly type?: ApiTypeProps;
  readonly default?: string;
  /** Highlighted code in place of `default`, if it is too long for a column. */
  readonly defaultHtml?: string;
  readonly required?: true;
  /** The reason; empty if none is given. */
  readonly deprecation?: string;
  readonly since?: string;
  readonly plan?: ApiPlan;
  readonly description?: string;
  readonly signature?: {
    readonly html: string;
    /** As that of a type. */
    readonly wholeHref?: string;
    readonly parameters: readonly ApiArgumentProps[];
    readonly returns?: ApiArgumentProps;
  };
  /** Highlighted code. */
  readonly examples: readonly string[];
  readonly seeMore?: string;
  readonly notes: readonly ApiItemNote[];
  readonly className?: string;
  readonly category?: string;
  /** Other items that its type depends on: those in the same `combinations`. */
  readonly together?: readonly LinkProps[];
  /** Demos that set the prop, at most five. */
  readonly demos: readonly LinkProps[];
  /** Number of further demos, to which `demoPages` of the reference leads. */
  readonly moreDemos?: number;
}

/** A page with demos that set a prop of the component. */
export interface ApiDemoPage extends LinkProps {
  /** Number of these demos. */
  readonly count: number;
}

/** An item that comes from another type. Texts are safe HTML with resolved links. */
export interface ApiInheritedItemProps {
  readonly name: string;
  readonly type: string;
  readonly required?: true;
  readonly default?: string;
  /** The reason; empty if none is given. */
  readonly deprecation?: string;
  readonly description?: string;
}

/** Items that come from another type, closed by default. */
export interface ApiInheritedProps {
  readonly source: string;
  readonly package?: string;
  /** The reference of the source, if the site has one. */
  readonly href?: string;
  /** Id of the group in the page. */
  readonly anchor: string;
  /** What the ids of its items begin with: `button-prop-`; their names follow. */
  readonly prefix: string;
  /** The Markdown copy of the page, if it shows only the beginning of a type. */
  readonly wholeHref?: string;
  readonly items: readonly ApiInheritedItemProps[];
}

/** One section of the reference. */
export interface ApiGroupProps {
  readonly kind: ApiGroupKind;
  /** Id of its heading: `props`. */
  readonly anchor: string;
  readonly items: readonly ApiItemProps[];
  readonly inherited: readonly ApiInheritedProps[];
  /** For each group of items that belong together, the ways to set them: types of objects as safe HTML. */
  readonly combinations?: readonly (readonly string[])[];
}

/** How the rows of a group are shown until the reader chooses. */
export type ApiLayout = 'table' | 'expanded' | 'collapsed';

/** The reference that an API page shows in place of an article's body. */
export interface ApiReferenceProps {
  readonly kind: ApiKind;
  readonly name: string;
  readonly imports: readonly string[];
  readonly packageName?: string;
  /** Safe HTML, as are the other texts. */
  readonly description?: string;
  /** What follows the first paragraph of the description. */
  readonly details?: string;
  readonly deprecation?: string;
  readonly since?: string;
  /** A list of links to demos. */
  readonly demos?: string;
  /** Component pages that name this document in `components` or `hooks`. */
  readonly pages: readonly LinkProps[];
  /** Pages with demos of the component, sorted by address; present if a prop has more demos than it lists. */
  readonly demoPages?: readonly ApiDemoPage[];
  readonly groups: readonly ApiGroupProps[];
  /** Highlighted signatures of a function, hook or generic component, or the text of a type. */
  readonly signatures: readonly string[];
  /** The Markdown copy of the page, if it shows only the beginning of a signature. */
  readonly wholeHref?: string;
  readonly examples: readonly string[];
  readonly spread?: true;
  readonly themeDefaultProps?: true;
  readonly muiName?: string;
  readonly refTarget?: string | false;
  readonly inheritance?: { readonly name: string; readonly href?: string };
  readonly cssComponent?: true;
  /** The declaration in the repository. */
  readonly sourceHref?: string;
  readonly layout: ApiLayout;
}
