/** The name of the declarations in programs of ours, where no file has it. */
export const assetTypesName = 'colophon-assets.d.ts';

/** Files that become a part of the style sheet or module that names them, as data URLs. */
export const inlineEndings = [
  ...['.svg', '.png', '.jpg', '.jpeg', '.gif', '.webp', '.avif'],
  ...['.woff', '.woff2'],
];

const classes = ['*.module.css', '*.module.scss', '*.module.sass'];
const styles = ['*.css', '*.scss', '*.sass'];
const addresses = [...inlineEndings.map((ending) => `*${ending}`), '*?url'];
const texts = ['*.txt', '*?raw'];

/**
 * Declares what a module may import besides scripts and JSON, as the bundler loads it. TypeScript takes the
 * first pattern that fits, so CSS modules come before other style sheets. Only a declaration without a body
 * allows both `import styles` and `import { root }`, whose names a pattern cannot know.
 */
export const assetTypes = [
  ...classes.map((pattern) => `declare module '${pattern}';\n`),
  ...styles.map((pattern) => `declare module '${pattern}' {}\n`),
  ...[...addresses, ...texts].map((pattern) => moduleOf(pattern, 'string')),
].join('\n');

function moduleOf(pattern: string, type: string): string {
  return `declare module '${pattern}' {\n  const value: ${type};\n  export default value;\n}\n`;
}
