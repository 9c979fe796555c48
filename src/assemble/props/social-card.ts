import { asHex } from '../../config/theme/colour-space.ts';
import { hashData } from '../../lib/hash.ts';
import { withBase } from '../../lib/path.ts';
import { outputNames } from '../../model/output.ts';
import type { SocialImage } from '../../model/page-props.ts';
import type { OutputPath } from '../../model/path.ts';
import type { Route } from '../../model/site.ts';
import type { SocialCard } from '../../model/social-image.ts';
import { pageSummary } from './page-summary.ts';
import { localeVersionOf, type SiteIndex } from './site-index.ts';

/** The size that social networks ask for. */
export const socialImageSize = { width: 1200, height: 630 } as const;

/**
 * Returns what the picture of a page shows; an untranslated page has that of its original. Undefined for
 * pages that stand in for others, and for a site without pictures.
 */
export function socialCard(route: Route, index: SiteIndex): SocialCard | undefined {
  const { config } = index.site;
  const { socialImages } = config;
  if (!socialImages || config.url === undefined || route.kind === 'not-found' || route.kind === 'app-shell')
    return undefined;
  const language = route.kind === 'doc' ? route.page.language : route.language;
  const { site, direction } = localeVersionOf(index, language);
  const { title } = pageSummary({ ...route, language }, index);
  const id = route.kind === 'doc' ? route.page.product : undefined;
  const product = site.products.find((one) => one.id === id);
  return {
    title,
    ...(product && product.name !== title && { product: product.name }),
    site: site.name,
    language,
    direction,
    colours: product?.accent
      ? { ...socialImages.colours, accent: asHex(product.accent.light) }
      : socialImages.colours,
  };
}

/** Returns the output path of a picture, by what it shows: pages with one title share it. */
export function socialImagePath(card: SocialCard): OutputPath {
  return `${outputNames.socialImages}/${hashData(card).replace(/[-_]/g, '').slice(0, 12)}.png` as OutputPath;
}

/** Returns the picture for the head of a page. */
export function socialImage(route: Route, index: SiteIndex): SocialImage | undefined {
  const card = socialCard(route, index);
  if (!card) return undefined;
  const { url = '', base } = index.site.config;
  return { href: url + withBase(base, socialImagePath(card)), ...socialImageSize };
}
