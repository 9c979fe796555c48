import type { NavigationItem } from './navigation.ts';
import type { PageProps, SiteProps } from './page-props.ts';
import type { DemoProps, MissingPart, PartProps } from './part-props.ts';
import type { SearchScope } from './search-index.ts';
import type { SlotName } from './slot-name.ts';
import type { StopReason } from './stop-reason.ts';
import type { OwnStyles } from './theme.ts';
import type { Words } from './words.ts';

/** One page to render, as plain data. */
export interface RenderTask {
  readonly key: string;
  readonly props: PageProps;
}

/** A rendered page. Asset URLs in `html` are placeholders until it is written. */
export interface RenderedPage {
  readonly key: string;
  /** In UTF-8. */
  readonly html: Uint8Array;
  readonly facts: RenderFacts;
}

/** The facts about a rendered page that the rest of the build needs. */
export interface RenderFacts {
  readonly htmlHash: string;
  /** Size of the HTML, in which the URLs of assets are placeholders. */
  readonly bytes: number;
  /** Names of the shared style rules the page uses. */
  readonly styles: readonly string[];
  readonly assets: readonly string[];
  /** Inline scripts, as a content security policy names them. */
  readonly scripts: readonly string[];
  /** Style elements, named in the same way. */
  readonly inlineStyles: readonly string[];
  /** The style sheet of this page alone. */
  readonly sheet?: string;
  /** Demos and components that failed to render on the server; the browser renders them if it can. */
  readonly failures: readonly PartFailure[];
  /** Demos and components that hydrate, whose text depends on the moment; absent if there are none. */
  readonly varying?: readonly VaryingPart[];
  /** Components in slots that failed; absent if there are none. */
  readonly slotFailures?: readonly SlotFailure[];
  /** The error of a template: the page is a notice. Such a page is not stored. */
  readonly crash?: TemplateCrash;
  /** The templates of the site did not finish: the page is a notice. Such a page is not stored. */
  readonly stopped?: StopReason;
}

/** A document whose own style is in a linked sheet, as far as it can be. */
export interface StyledHtml {
  readonly html: string;
  /** The style elements that stay, as a content security policy names them. */
  readonly inlineStyles: readonly string[];
  /** The text of the style sheet that the document links; absent if it needs none of its own. */
  readonly sheet?: string;
}

/** Everything inline that a content security policy has to allow, as it names it: `'sha256-…'`. */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** An error that a template has thrown. */
export interface TemplateCrash {
  readonly message: string;
  readonly stack: string;
}

/** A demo or component that failed to render. */
export interface PartFailure {
  /** Index in the document's parts. */
  readonly part: number;
  readonly message: string;
  /** Where the error comes from, for a component that is missing from the page. */
  readonly stack?: string;
  /** Present for a part that did not finish; the page has a notice in its place, and is not stored. */
  readonly stopped?: StopReason;
}

/** A value that is another one when a browser hydrates what the build has rendered. */
export type VaryingValue = 'time' | 'random';

/** A text of a demo that depends on such a value, with another one that it may be. */
export interface VaryingText {
  readonly value: VaryingValue;
  readonly texts: readonly [built: string, other: string];
}

/** A demo or component with such a text. */
export interface VaryingPart extends VaryingText {
  /** Index in the document's parts. */
  readonly part: number;
}

/** A component in a slot that failed to render. */
export interface SlotFailure {
  readonly slot: SlotName;
  readonly message: string;
  /** Where the error comes from, for a component that is missing from the page. */
  readonly stack?: string;
  /** Present for a component that did not finish. Its page is not stored. */
  readonly stopped?: StopReason;
}

/**
 * Returns the URL of a built asset, for `href` and `src`. Names: `styles` (the shared style sheet),
 * `demo-styles` (the variables of the demos' theme), `browser` (the eager script), `controls` (the script of
 * demos with controls), `ads:<language>` (settings of the advertising area), `settings:<language>` and
 * `search:<language>` (dialogs as HTML fragments), `navigation:<product id>` (the whole tree as an HTML
 * fragment in the first language; `navigation:<product id>:<language>` in others), the id of an entry (its
 * script), `frame:<id of a demo>` (the document of a demo with `iframe: true`), `sheet:<hash>` (the style
 * sheet of one page), and `imports:<id of an entry>` (URLs of all imports of its script in order, separated
 * by spaces).
 */
export type AssetUrl = (name: string) => string;

/** Rendered markup, with the names of the shared style rules it needs, in the order of first use. */
export interface Rendered {
  readonly html: string;
  readonly styles: readonly string[];
}

/** A rendered demo or component. */
export interface RenderedPart extends Rendered {
  /** Present if a browser would hydrate another text. */
  readonly varying?: VaryingText;
}

/** The rendered document of a demo in an iframe. */
export interface RenderedIframe {
  readonly html: string;
  /** Present if a browser would hydrate another text. */
  readonly varying?: VaryingText;
}

/** The facts about its page that a part needs. The document of an `iframe` demo starts with them. */
export interface PartPage extends Pick<PageProps, 'language' | 'direction' | 'words'> {
  /** Present if the site reports clicks to analytics. */
  readonly reportsClicks?: true;
}

/** The HTML of the components in the slots of a page. */
export type SlotHtml = Readonly<Partial<Record<SlotName, string>>>;

/** The templates, as `createTemplates(demos)` of the server bundle returns them. */
export interface TemplateModule {
  /** Renders the document around an article whose placeholders are filled (empty text for no article). */
  renderPage(props: PageProps, article: string, asset: AssetUrl, slots?: SlotHtml): Rendered;
  /** Script sources that the content security policy of pages with demos needs, for edited demos. */
  readonly demoScripts: readonly string[];
  /** Renders a demo or component. Rejects with the error that it throws. */
  renderPart(part: Exclude<PartProps, MissingPart>, asset: AssetUrl, page: PartPage): Promise<RenderedPart>;
  /** Renders the document of a demo with `iframe: true`. Rejects with the error that it throws. */
  renderIframe(part: DemoProps, asset: AssetUrl, page: PartPage): Promise<RenderedIframe>;
  /** Renders navigation, such as the fragment of a product's whole tree, and marks the entry with an id. */
  renderNavigation(items: readonly NavigationItem[], words: Words, current?: string): Rendered;
  /**
   * Renders the settings in one language with their style, as a fragment that is fetched on demand.
   *
   * @param offline URL of the products that a reader can keep; undefined if there are none
   */
  renderSettings(words: Words, offline?: string): string;
  /** Renders the search dialog in one language, in the same way. */
  renderSearch(words: Words, scope: SearchScope): string;
  /** Returns the CSS text of a shared rule that this instance rendered; undefined for an unknown name. */
  styleRule(name: string): string | undefined;
  /**
   * Returns the shared style sheet: theme variables, document and article rules, the given rules, then what
   * the site adds.
   */
  styleSheet(site: SiteProps, rules: readonly string[], own?: OwnStyles): string;
  /** Returns the style sheet with the variables of the demos' theme. */
  demoStyleSheet(): string;
  /** Returns the style sheet of the demo editor. */
  editStyleSheet(): string;
}

/** Loads a demo's module, or a copy of it that runs its top-level code again. */
export type DemoLoader = (copy?: string) => Promise<{ readonly default: unknown }>;

/** The function that `templates/server.tsx` exports. */
export type CreateTemplates = (demos: Readonly<Record<string, DemoLoader>>) => TemplateModule;
