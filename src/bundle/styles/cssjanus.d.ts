// cssjanus has no types.
declare module 'cssjanus' {
  const cssjanus: { transform(css: string): string };
  // biome-ignore lint/style/noDefaultExport: the package has a default export.
  export default cssjanus;
}
