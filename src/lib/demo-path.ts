import { posix } from 'node:path';

/**
 * Returns the path of a demo relative to its page. Trees of an older layout write it from a folder around the
 * page: `pages/components/chips/Chips.js` in `src/pages/components/chips/chips.md` → `Chips.js`.
 */
export function demoPath(written: string, page: string): string {
  const folder = posix.dirname(written);
  const isAround = !folder.startsWith('.') && `/${posix.dirname(page)}`.endsWith(`/${folder}`);
  return isAround ? posix.basename(written) : written;
}
