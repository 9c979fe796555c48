import type { Reading } from './mdx-reading.ts';

/**
 * Returns the heading that `<DemoHero.Title />` stands for. The module of the demo may state its text and id:
 * `createDemo(url, Hero, { name: 'A hero', slug: 'hero' })`; else the folder is its name.
 */
export function demoTitle(from: string, { section }: Pick<Reading, 'section'>): string {
  const module = section(`${from}/index.ts`, '') ?? [];
  const text = module.map((line) => line.text).join('\n');
  const stated = (key: string) =>
    new RegExp(`^[ \\t]*${key}:\\s*(['"])((?:(?!\\1)[^\\\\\\n])*)\\1,?$`, 'm').exec(text)?.[2];
  const name = stated('name') ?? folderWords(from);
  const id = stated('slug');
  return `### ${name}${id === undefined ? '' : ` {#${id}}`}`;
}

/** `./demos/code-basic` → `Code Basic` */
function folderWords(from: string): string {
  const words = from.replace(/^.*\//, '').split('-');
  return words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join(' ');
}
