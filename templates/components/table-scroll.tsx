import type { ReactElement, ReactNode } from 'react';

interface TableScrollProps {
  /** The heads of the columns, by which screen readers name the container. */
  readonly heads: readonly string[];
  readonly children: ReactNode;
}

/** A container in which a wide table scrolls sideways, as in articles. */
export function TableScroll({ heads, children }: TableScrollProps): ReactElement {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls.
    // biome-ignore lint/a11y/useSemanticElements: a group of one table.
    <div className="table-scroll" tabIndex={0} role="group" aria-label={heads.join(', ')}>
      {children}
    </div>
  );
}
