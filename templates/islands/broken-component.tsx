import { BrokenPart } from './broken-part.tsx';

/** Stands in the place of a component that does not compile. */
// biome-ignore lint/style/noDefaultExport: it takes the place of a component that directives name, which has a default export.
export default BrokenPart;
