/** A demo for `plain-templates.mjs`. */
// biome-ignore lint/style/noDefaultExport: a demo is a default export
export default () => 'rendered';
