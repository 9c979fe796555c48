import { basename, extname } from 'node:path';

/** Names the component of a module after its file: `more/basic-button.tsx` → `BasicButton`. */
export function componentName(file: string): string {
  const words = basename(file, extname(file)).split(/[^\p{L}\p{N}]+/u);
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return /^\p{L}/u.test(name) ? name : `Demo${name}`;
}
