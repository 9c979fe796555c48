import type { AnalyticsConfig } from './config.ts';
import type { ProductLink } from './product-props.ts';

/** Facts of the site that every page shares. */
export interface SiteProps {
  readonly name: string;
  readonly description: string;
  readonly base: string;
  readonly home: string;
  readonly repository?: string;
  /** Ready URL of the icon in the tab, when the site has one at `public/favicon.svg`. */
  readonly icon?: string;
  /** Asks below every article whether it was helpful. */
  readonly feedback: boolean;
  /** Hosts where the service worker is registered; empty when there is no worker. */
  readonly productionHosts: readonly string[];
  /** What the page's script may start on a production host; absent when the site has no such service. */
  readonly services?: ServiceProps;
  /** For the product switcher and the home page, in the order of `site.yaml`. */
  readonly products: readonly ProductLink[];
}

/** Advertising and analytics, as far as a page has to know. */
export interface ServiceProps {
  /** Hosts on which they are on. */
  readonly hosts: readonly string[];
  readonly analytics?: AnalyticsConfig;
}
