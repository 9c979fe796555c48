/** A demo that never finishes rendering. */
// biome-ignore lint/style/noDefaultExport: a demo is a default export
export default () => {
  for (;;);
};
