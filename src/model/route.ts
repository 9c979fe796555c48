import type { SitePath } from './path.ts';
import type { Page } from './site.ts';

/** An address of the site and what is drawn there. */
export type Route = RouteKind & {
  readonly path: SitePath;
  /** Language of the shell; that of a page which is not translated differs. */
  readonly language: string;
};

type RouteKind =
  | { readonly kind: 'doc'; readonly page: Page }
  | { readonly kind: 'home' | 'versions' | 'production-error' | 'not-found' | 'app-shell' }
  | { readonly kind: 'product'; readonly product: string };
