import type { Navigation, SiteConfig } from './model/site-config.ts';

/**
 * Returns the configuration of a site unchanged, and lets an editor complete and check it. Beside
 * `content/site.yaml`, `content/site.ts` contains only the keys that the other file does not have.
 */
export function defineSite(site: Partial<SiteConfig>): Partial<SiteConfig> {
  return site;
}

/** Returns the side navigation of a product unchanged, and lets an editor complete and check it. */
export function defineNavigation(navigation: Navigation): Navigation {
  return navigation;
}
