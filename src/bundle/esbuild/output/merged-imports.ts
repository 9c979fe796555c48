import { posix } from 'node:path';

/** By file name of a chunk that was merged: the path of the new one, and the new names of what it exports. */
export type MergedNames = ReadonlyMap<
  string,
  { readonly path: string; readonly exported: ReadonlyMap<string, string> }
>;

/** esbuild writes directives such as `"use client";` first, then what a script imports from other chunks. */
const directives = /(?:"use [\w ]+";\n?)*/y;
const importStatement = /import(?:\{([^}]*)\}from)?"\.\/([^"]+)";?\n?/y;

/**
 * Returns a script of esbuild that imports the new chunk instead of its members, once.
 *
 * @param inside the path of the new chunk that this script becomes a part of: its members are still imported
 */
export function withMergedImports(text: string, names: MergedNames, inside?: string): string {
  directives.lastIndex = 0;
  const start = directives.exec(text)?.[0].length ?? 0;
  const statements = new Map<string, string[]>();
  let end = start;
  for (let found = importAt(text, end); found; found = importAt(text, end)) {
    end = found.end;
    const merged = names.get(found.name);
    const isMerged = merged !== undefined && merged.path !== inside;
    const name = isMerged ? posix.basename(merged.path) : found.name;
    const specifiers = isMerged
      ? found.specifiers.map((one) => renamed(one, merged.exported))
      : found.specifiers;
    statements.set(name, [...(statements.get(name) ?? []), ...specifiers]);
  }
  const imports = [...statements].map(([name, specifiers]) =>
    specifiers.length === 0 ? `import"./${name}";` : `import{${specifiers.join(',')}}from"./${name}";`,
  );
  return text.slice(0, start) + imports.join('') + text.slice(end);
}

interface FoundImport {
  readonly name: string;
  /** `a as b` */
  readonly specifiers: readonly string[];
  readonly end: number;
}

function importAt(text: string, at: number): FoundImport | undefined {
  importStatement.lastIndex = at;
  const [statement, listed = '', name] = importStatement.exec(text) ?? [];
  if (statement === undefined || name === undefined) return undefined;
  return { name, specifiers: listed.split(',').filter((one) => one !== ''), end: at + statement.length };
}

/** `a as b` → `e0 as b`; `a` → `e0 as a` */
function renamed(specifier: string, names: ReadonlyMap<string, string>): string {
  const [imported = '', local = imported] = specifier.trim().split(/ +as +/);
  return `${names.get(imported) ?? imported} as ${local}`;
}
