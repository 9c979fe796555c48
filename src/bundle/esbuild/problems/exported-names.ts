import { readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const declaration = /^export\s+(?:async\s+)?(?:const|let|var|class|function\*?)\s+([\w$]+)/gm;
const list = /^export\s*\{([^}]*)\}/gm;
const all = /^export\s*\*\s*from\s*['"](\.[^'"]*)['"]/gm;

/**
 * Returns names that a module exports, for a hint: those that it declares or lists, and those of modules
 * beside it that it exports as a whole. Packages are not read. Empty without such a file.
 */
export function exportedNames(file: string, seen: ReadonlySet<string> = new Set()): string[] {
  if (seen.has(file) || !isFile(file)) return [];
  const text = readFileSync(file, 'utf8');
  const declared = [...text.matchAll(declaration)].map(([, name = '']) => name);
  const listed = [...text.matchAll(list)].flatMap(([, names = '']) => names.split(',').flatMap(namedBy));
  const others = [...text.matchAll(all)].flatMap(([, path = '']) => {
    const module = moduleAt(resolve(dirname(file), path));
    return module === undefined ? [] : exportedNames(module, new Set([...seen, file]));
  });
  return [...new Set([...declared, ...listed, ...others])];
}

/** `Button as SaveButton` → `SaveButton`; nothing for types and the default export. */
function namedBy(item: string): string[] {
  const words = item.trim().split(/\s+/);
  const name = words.at(-1) ?? '';
  return name === '' || name === 'default' || words[0] === 'type' ? [] : [name];
}

const endings = ['', '.ts', '.tsx', '.js', '.jsx', '.mjs', '/index.ts', '/index.tsx', '/index.js'];

function moduleAt(path: string): string | undefined {
  // A module of TypeScript may name its neighbours as they will be compiled.
  const bases = [path, path.replace(/\.jsx?$/, '')];
  return bases.flatMap((base) => endings.map((ending) => `${base}${ending}`)).find(isFile);
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}
