import type { Category, Version } from './config.ts';

/** A product as the switcher and the home page list it. */
export interface ProductLink {
  readonly id: string;
  readonly name: string;
  readonly description?: string;
  readonly href: string;
  readonly category: Category;
  /** Ready URL of the logo, when the product has one. */
  readonly logo?: string;
  readonly accent?: { readonly light: string; readonly dark: string };
}

/** The product that frames a page. */
export interface ProductProps extends ProductLink {
  /** With exactly one `current` entry when the list is not empty. */
  readonly versions: readonly Version[];
  /** For analytics: `x-data-grid` where the frame is MUI X. */
  readonly productId: string;
}
