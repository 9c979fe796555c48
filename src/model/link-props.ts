/** A link with words. */
export interface LinkProps {
  readonly title: string;
  readonly href: string;
}
