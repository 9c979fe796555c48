/** A demo whose module never finishes loading. */
await new Promise(() => {});

// biome-ignore lint/style/noDefaultExport: a demo is a default export
export default () => 'never';
