/** A place of the page for a component of the site. */
export type SlotName =
  | 'header-start'
  | 'header-end'
  | 'navigation-start'
  | 'navigation-end'
  | 'before-article'
  | 'after-article'
  | 'contents-end'
  | 'footer-start'
  | 'footer-end'
  | 'body-end';
