/** A demo whose thread dies while it waits. */
queueMicrotask(() => {
  throw new Error('The thread dies');
});
await new Promise(() => {});

// biome-ignore lint/style/noDefaultExport: a demo is a default export
export default () => 'never';
