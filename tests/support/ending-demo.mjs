/** A demo that ends whoever loads it. */
process.exit(1);

// biome-ignore lint/style/noDefaultExport: a demo is a default export
export default () => 'never';
