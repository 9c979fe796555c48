import type { ReactElement, ReactNode } from 'react';

/** A frame in which a wide table scrolls sideways, as tables of articles have one. */
export function TableScroll({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
    <div className="table-scroll" tabIndex={0}>
      {children}
    </div>
  );
}
