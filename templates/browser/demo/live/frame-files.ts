import type { LivePlace } from './live-task.ts';

/**
 * Resolves a relative import to a file of a demo, also without extension, and from `.js` to TypeScript.
 *
 * @param names of all files, as paths relative to the demo: `Demo.tsx`, `data/rows.json`, `../shared.ts`
 */
export function resolveFile(from: string, specifier: string, names: readonly string[]): string | undefined {
  const base = normalize(`${from.replace(/[^/]*$/, '')}${specifier}`);
  const stem = base.replace(/\.[cm]?jsx?$/, '');
  const extensions = ['.tsx', '.ts', '.jsx', '.js'];
  const candidates = [
    base,
    ...[base, stem].flatMap((path) => extensions.map((extension) => path + extension)),
  ];
  return candidates.find((name) => names.includes(name));
}

/** Returns the URL that stack traces show for a file of an edited demo. */
export function liveAddress(name: string): string {
  return `live-demo:///${encodeURIComponent(name)}`;
}

/** Lines before the code of a file in its script. */
const linesBefore = 1;

/** Returns the topmost position in a file of the demo. All stack formats contain `:line:column`. */
export function placeInStack(stack: string): LivePlace | undefined {
  const [, name, line, column] = /live-demo:\/\/\/([^\s:()]+):(\d+):(\d+)/.exec(stack) ?? [];
  if (name === undefined) return undefined;
  return {
    file: decodeURIComponent(name),
    line: Math.max(1, Number(line) - linesBefore),
    column: Number(column),
  };
}

/** `data/../rows` → `rows`, `./rows` → `rows`. Keeps leading `..` segments. */
function normalize(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else parts.push(part);
  }
  return parts.join('/');
}
