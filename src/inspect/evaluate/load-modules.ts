import { posix } from 'node:path';
import type { TreeFiles } from '../tree-files.ts';
import { type ModuleSyntax, parseModule } from './parse-module.ts';

/** The modules of a program, by path. */
export interface ModuleGraph {
  readonly entry: string;
  readonly modules: ReadonlyMap<string, ModuleSyntax>;
  /** Returns the module that a specifier names; undefined for a package. */
  resolve(specifier: string, from: string): string | undefined;
}

/**
 * Loads a module and what it imports by relative path or alias. `aliases` maps a first segment to a folder.
 */
export async function loadModules(
  entry: string,
  tree: TreeFiles,
  aliases: Readonly<Record<string, string>> = {},
): Promise<ModuleGraph> {
  const modules = new Map<string, ModuleSyntax>();
  const resolve = (specifier: string, from: string) => resolveModule(specifier, from, { tree, aliases });
  const queue = [entry];
  for (const path of queue) {
    if (modules.has(path)) continue;
    const text = modules.size < mostModules ? await tree.textOf(path) : undefined;
    if (text === undefined) {
      modules.set(path, { kind: 'invalid', message: 'it cannot be read', line: 1 });
      continue;
    }
    modules.set(path, parseModule(text, path));
    for (const [, specifier = ''] of text.matchAll(specifiers)) {
      const found = resolve(specifier, path);
      if (found !== undefined) queue.push(found);
    }
  }
  return { entry, modules, resolve };
}

/** Far more than any configuration has. */
const mostModules = 500;

/** Takes too many for imports, for instance those in comments, which is harmless. */
const specifiers = /\b(?:from|import|require)\b\s*\(?\s*['"]([^'"\n]+)['"]/g;

const ends = ['', '.ts', '.tsx', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs', '.json'];

/** What resolving a specifier needs. */
export interface Resolution {
  readonly tree: Pick<TreeFiles, 'has'>;
  readonly aliases: Readonly<Record<string, string>>;
}

/** Returns the file that a specifier names; undefined for a package. */
export function resolveModule(
  specifier: string,
  from: string,
  { tree, aliases }: Resolution,
): string | undefined {
  const base = baseOf(specifier, from, aliases);
  if (base === undefined) return undefined;
  // TypeScript writes the name of the file that it compiles to.
  const stem = base.replace(/\.([cm]?)js$/, '');
  const candidates = [base, stem, posix.join(base, 'index')].flatMap((path) => ends.map((end) => path + end));
  return candidates.find((path) => tree.has(path));
}

/** Returns the path of a specifier without its extension; undefined for a package. */
export function baseOf(
  specifier: string,
  from: string,
  aliases: Readonly<Record<string, string>>,
): string | undefined {
  if (/^\.{1,2}(?:\/|$)/.test(specifier)) {
    const path = posix.normalize(posix.join(posix.dirname(from), specifier));
    return path.startsWith('..') ? undefined : path;
  }
  const alias = Object.keys(aliases)
    .filter((name) => specifier === name || specifier.startsWith(`${name}/`))
    .sort((a, b) => b.length - a.length)[0];
  if (alias === undefined) return undefined;
  return posix.normalize(posix.join(aliases[alias] ?? '', specifier.slice(alias.length)));
}
