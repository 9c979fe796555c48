/** Files that become a part of the style sheet or module that names them, as data URLs. */
export const inlineFiles = {
  '.svg': 'dataurl',
  '.png': 'dataurl',
  '.jpg': 'dataurl',
  '.jpeg': 'dataurl',
  '.gif': 'dataurl',
  '.webp': 'dataurl',
  '.avif': 'dataurl',
  '.woff': 'dataurl',
  '.woff2': 'dataurl',
} as const;
