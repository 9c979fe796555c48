import type { ReactElement } from 'react';

/** Stands in the place of a component that does not compile. */
// biome-ignore lint/style/noDefaultExport: it takes the place of a component that directives name, which has a default export.
export default function BrokenComponent(): ReactElement {
  return <p className="demo-fallback">This part of the page does not compile at the moment.</p>;
}
