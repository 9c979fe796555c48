import type { PageFacts, StaticPageFacts } from './component.ts';
import type { DemoCode } from './demo-code.ts';
import type { IslandMoment } from './island-moment.ts';
import type { JsonObject } from './json.ts';

/** What stands in an article at a directive's place. */
export type PartProps =
  | {
      readonly kind: 'demo';
      /** Id of the entry in the bundles: `demo:material-ui/components/button/BasicButtons.tsx`. */
      readonly entry: string;
      /** Unique in the page; anchor of the demo. */
      readonly id: string;
      /** Base name of the file: `BasicButtons`. */
      readonly name: string;
      readonly code: DemoCode;
      /** npm packages that the demo imports, with the versions installed here: what a sandbox needs. */
      readonly dependencies: Readonly<Record<string, string>>;
      /** The demo's file in the repository, when the site names one. */
      readonly sourceHref?: string;
      readonly options: JsonObject;
      /** `false`: drawn in the browser only. */
      readonly serverRendered: boolean;
      readonly moment: IslandMoment;
    }
  | ComponentProps;

/** A component in an article. */
export interface ComponentProps {
  readonly kind: 'component';
  /** Id of the entry in the bundles: `component:section-pages`. */
  readonly entry: string;
  /** Unique in the page. */
  readonly id: string;
  /** Every key of the directive but the first; what the component gets as properties, beside the facts of the page. */
  readonly options: JsonObject;
  readonly manner: ComponentManner;
}

/** How a component is drawn: once and for all at build time, or as an island that the browser brings to life. */
export type ComponentManner =
  | { readonly kind: 'static'; readonly page: StaticPageFacts }
  | {
      readonly kind: 'island';
      readonly page: PageFacts;
      readonly moment: IslandMoment;
      /** `false`: drawn in the browser only. */
      readonly serverRendered: boolean;
    };
