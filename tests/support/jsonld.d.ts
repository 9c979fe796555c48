declare module 'jsonld' {
  interface Options {
    readonly documentLoader: (url: string) => Promise<{ documentUrl: string; document: object }>;
    /** Whether a term without a meaning is an error. */
    readonly safe: boolean;
  }
  const jsonld: {
    expand(document: object, options: Options): Promise<readonly { readonly '@type'?: readonly string[] }[]>;
  };
  // biome-ignore lint/style/noDefaultExport: the package has no other one
  export default jsonld;
}
