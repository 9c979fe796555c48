import type { NavigationItem } from './navigation-slice.ts';
import type { PageProps } from './page-props.ts';
import type { PartProps } from './part-props.ts';
import type { SearchPart } from './search-index.ts';
import type { SiteProps } from './site-props.ts';
import type { Words } from './words.ts';

/** One page to draw, as plain data. */
export interface RenderTask {
  /** Hash of everything the page is drawn from. */
  readonly key: string;
  readonly props: PageProps;
}

/** A drawn page. Asset URLs in `html` are holes until it is written. */
export interface RenderedPage {
  readonly key: string;
  /** In UTF-8. */
  readonly html: Uint8Array;
  readonly facts: RenderFacts;
}

/** What the rest of the build needs to know of a drawn page. */
export interface RenderFacts {
  /** Hash of the HTML with its holes. */
  readonly htmlHash: string;
  /** Names of the shared style rules the page uses. */
  readonly styles: readonly string[];
  /** Names in the asset holes. */
  readonly assets: readonly string[];
  /** Scripts that stand in the page itself, as a content security policy names them. */
  readonly scripts: readonly string[];
  /** Demos and components that could not be drawn; those that the browser can draw are left to it. */
  readonly failures: readonly PartFailure[];
}

/** A demo or component that threw while it was drawn. */
export interface PartFailure {
  /** Index in the document's parts. */
  readonly part: number;
  readonly message: string;
}

/**
 * URL of a built asset by its name, for `href` and `src`. Names: `styles` (the shared style sheet), `demo-styles` (all variables of
 * the demos' theme), `browser` (the eager script), `ads:<language>` (what the advertising area shows), `navigation:<product id>` (the product's
 * whole tree as an HTML fragment; `navigation:<product id>:<language>` in other languages than the first), `settings:<language>` and
 * `search:<language>` (dialogs as HTML fragments), the id of an entry (`demo:…`, `component:…`) for its script, `frame:<id of a demo>` for the document of a demo that has
 * its own window; and `imports:<id of an entry>` for the URLs of all that its script imports, in the order in which it runs, with a space between them.
 */
export type AssetUrl = (name: string) => string;

/** Drawn markup, with the names of the shared style rules it needs, in the order of first use. */
export interface Rendered {
  readonly html: string;
  readonly styles: readonly string[];
}

/** What a part has to know of the article it stands in; the document of a framed demo begins with it and then follows its page. */
export interface PartPage extends Pick<PageProps, 'language' | 'direction' | 'words'> {
  /** The site hears of clicks; absent where it does not. */
  readonly hearsClicks?: true;
}

/** The door of the templates: what the server bundle's `createTemplates(demos)` returns. */
export interface TemplateModule {
  /** Draws the whole document around an article whose holes are filled already (empty text where there is none). */
  renderPage(props: PageProps, article: string, asset: AssetUrl): Rendered;
  /** What a page with demos adds to its scripts in a content security policy: the frame of a demo that is edited brings one. */
  readonly demoScripts: readonly string[];
  /** Draws what stands at a directive. Rejects with what the demo or component throws. */
  renderPart(part: PartProps, asset: AssetUrl, page: PartPage): Promise<Rendered>;
  /** Draws the document of a demo that has its own window (`iframe: true`). Rejects with what the demo throws. */
  renderFrame(part: Extract<PartProps, { kind: 'demo' }>, asset: AssetUrl, page: PartPage): Promise<string>;
  /** Draws a product's whole tree: the fragment from which the browser takes the items of closed groups. */
  renderNavigation(items: readonly NavigationItem[], words: Words): Rendered;
  /** Draws the settings in one language, their own style included: a fragment that the browser fetches when they are opened. */
  renderSettings(words: Words): string;
  /** Draws the dialog of search in one language, in the same way. */
  renderSearch(words: Words, parts: readonly SearchPart[]): string;
  /** CSS text of a shared rule that this instance has drawn; undefined for a name it has not seen. */
  styleRule(name: string): string | undefined;
  /** The shared style sheet: theme variables, document and article rules, then the given rules' texts in their order. */
  styleSheet(site: SiteProps, rules: readonly string[]): string;
  /** The style sheet with the variables of the demos' theme. */
  demoStyleSheet(): string;
  /** Style of the editor of demos, for readers who open one. */
  editStyleSheet(): string;
}

/** Loads a demo's module for drawing. */
export type DemoLoader = () => Promise<{ readonly default: unknown }>;

/** What `templates/server.tsx` exports. */
export type CreateTemplates = (demos: Readonly<Record<string, DemoLoader>>) => TemplateModule;
