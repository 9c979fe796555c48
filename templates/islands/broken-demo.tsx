import { BrokenPart } from './broken-part.tsx';

/** Stands in the place of a demo that does not compile; its code is shown as always. */
// biome-ignore lint/style/noDefaultExport: it takes the place of a demo, which has a default export.
export default BrokenPart;
