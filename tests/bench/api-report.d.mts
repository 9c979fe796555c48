/** Names of props by component. */
type PropsByComponent = Readonly<Record<string, readonly string[]>>;

/** What the cells of a row are. */
export declare const reportHeader: string;

/** Returns the row of an extractor. */
export declare function reportRow(
  label: string,
  measured: {
    readonly seconds: number;
    readonly peak: number;
    readonly found: { readonly props: PropsByComponent; readonly processor: number };
  },
  wanted: { readonly documentable: PropsByComponent; readonly ownProps: PropsByComponent },
): string;
