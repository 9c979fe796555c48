/** A demo that needs a browser. */
// biome-ignore lint/style/noDefaultExport: a demo is a default export
export default () => {
  throw new Error('window is not defined');
};
