import { dirname } from 'node:path';

/** Returns a folder and all folders around it, innermost first: `/a/b` → `/a/b`, `/a`, `/`. */
export function upwards(folder: string): string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...upwards(above)];
}
