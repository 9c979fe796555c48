import type { DemoCode } from './demo.ts';
import type { DemoControls } from './demo-controls.ts';
import type { FrontMatter } from './document.ts';
import type { JsonObject } from './json.ts';
import type { Direction } from './language.ts';
import type { Badge } from './navigation.ts';
import type { SourcePath } from './path.ts';
import type { Version } from './product-config.ts';

/** A part of an article: the demo or component that a directive places in it. */
export type PartProps = DemoProps | ComponentProps | MissingPart;

/** A demo or component that does not exist. The page shows a notice in its place. */
export interface MissingPart {
  readonly kind: 'missing';
  /** As the directive names it. */
  readonly entry: string;
}

/** A demo in an article. */
export interface DemoProps {
  readonly kind: 'demo';
  /** Id of the entry in the bundles: `demo:material-ui/components/button/BasicButtons.tsx`. */
  readonly entry: string;
  /** Unique in the page; anchor of the demo. */
  readonly id: string;
  /** Base name of the file: `BasicButtons`. */
  readonly name: string;
  readonly code: DemoCode;
  /** The export of the first file that is the demo; absent if it is the default one. */
  readonly exported?: string;
  /** npm packages that the demo imports, with their installed versions, for sandboxes. */
  readonly dependencies: Readonly<Record<string, string>>;
  /** The demo's file in the repository, if the site names one. */
  readonly sourceHref?: string;
  readonly options: JsonObject;
  /** Controls of the props that it passes on; absent for a demo without controls. */
  readonly controls?: DemoControls;
  /** `false`: rendered only in the browser. */
  readonly serverRendered: boolean;
  readonly moment: IslandMoment;
  /** Present if the demo imports CSS, which is the asset `css:<entry>`. */
  readonly styled?: true;
}

/** A component in an article. */
export interface ComponentProps {
  readonly kind: 'component';
  /** Id of the entry in the bundles: `component:section-pages`. */
  readonly entry: string;
  /** Unique in the page. */
  readonly id: string;
  /** Every key of the directive but the first: properties of the component, beside the facts of the page. */
  readonly options: JsonObject;
  readonly mode: ComponentMode;
  /** Present if the component imports CSS, which is the asset `css:<entry>`. */
  readonly styled?: true;
}

/** Whether a component is rendered at build time only, or is an island that the browser hydrates. */
export type ComponentMode =
  /**
   * A component in a slot gets the facts of its page alone: the others would make every page depend on all.
   */
  | { readonly kind: 'static'; readonly page: PageFacts | StaticPageFacts }
  | {
      readonly kind: 'island';
      readonly page: PageFacts;
      readonly moment: IslandMoment;
      /** `false`: rendered only in the browser. */
      readonly serverRendered: boolean;
    };

/** When an island is hydrated; a string in parentheses is a media query. */
export type IslandMoment = 'load' | 'idle' | 'visible' | 'interaction' | `(${string})`;

/** The module of a component that directives may name: of the site, or built in. */
export type ComponentModule =
  | { readonly kind: 'site'; readonly source: SourcePath }
  | { readonly kind: 'built-in'; readonly name: string };

/** The facts about its page that every component receives. Links are ready for `href`. */
export interface PageFacts {
  readonly href: string;
  readonly title: string;
  readonly description?: string;
  readonly language: string;
  readonly direction: Direction;
  /** The product that the page belongs to. */
  readonly product?: { readonly id: string; readonly name: string; readonly href: string };
  readonly frontMatter: FrontMatter;
}

/** The facts for a component rendered at build time only. They are too large to send to the browser. */
export interface StaticPageFacts extends PageFacts {
  /** The whole side navigation of the page's product; empty if there is none. */
  readonly navigation: readonly NavigationFact[];
  /** Every product of the site, in the order of `site.yaml`. */
  readonly products: readonly ProductFact[];
}

/** An entry of the side navigation, with the description of its page. */
export interface NavigationFact {
  readonly kind: 'page' | 'group' | 'subheader';
  readonly id: string;
  readonly title: string;
  readonly href?: string;
  /** True for links that leave the site. */
  readonly outward: boolean;
  readonly description?: string;
  readonly badges: readonly Badge[];
  readonly items: readonly NavigationFact[];
}

/** A product of the site, with its versions. */
export interface ProductFact {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  readonly description?: string;
  readonly versions: readonly Version[];
}
