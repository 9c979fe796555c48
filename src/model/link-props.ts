/** A link with words, ready for `href`. */
export interface LinkProps {
  readonly title: string;
  readonly href: string;
}
