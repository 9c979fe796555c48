import type { ReactElement, ReactNode } from 'react';

/** A container in which a wide table scrolls sideways, as in articles. */
export function TableScroll({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls.
    <div className="table-scroll" tabIndex={0}>
      {children}
    </div>
  );
}
