import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';

/** One import of a module. */
export interface Import {
  /** The module that imports: `src/parse/page/parse-page.ts`. */
  readonly from: string;
  /** As it is written: `../lib/hash.ts`, `node:path`, `@mui/material/styles`. */
  readonly specifier: string;
  /** Only types come along. */
  readonly isType: boolean;
  /** For a relative import, the module that it leads to. */
  readonly to?: string;
  /** For the import of a package, its name: `@mui/material`, `node:path`. */
  readonly packageName?: string;
}

// `import … from 'x'`, `export … from 'x'`, `import 'x'`, at the start of a line, over several lines.
const statement = /^(?:import|export)\s+(type\s)?((?:[\w$*\s{},]+?)\s*from\s*)?['"]([^'"\n]+)['"]/gm;
// `import('x')`, also as a type: `typeof import('x')`.
const expression = /(typeof\s+)?\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/**
 * The imports that a module's text names. Text between backticks is none: it may hold the code of another
 * module.
 */
export function importsOf(from: string, text: string): Import[] {
  const code = text
    .replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
    .replace(/`(?:\\[\s\S]|[^`\\])*`/g, '``');
  const statements = [...code.matchAll(statement)].map(([, type, names = '', specifier = '']) =>
    toImport(from, specifier, type !== undefined || hasOnlyTypes(names)),
  );
  const expressions = [...code.matchAll(expression)].map(([, type, specifier = '']) =>
    toImport(from, specifier, type !== undefined),
  );
  return [...statements, ...expressions];
}

/** `{ type A, type B } from` */
function hasOnlyTypes(names: string): boolean {
  const inner = /^\s*\{([^}]*)\}\s*from/.exec(names)?.[1];
  const list = inner?.split(',').filter((name) => name.trim() !== '') ?? [];
  return list.length > 0 && list.every((name) => name.trim().startsWith('type '));
}

function toImport(from: string, specifier: string, isType: boolean): Import {
  if (specifier.startsWith('.'))
    return { from, specifier, isType, to: posix.join(posix.dirname(from), specifier) };
  const steps = specifier.split('/');
  return {
    from,
    specifier,
    isType,
    packageName: steps.slice(0, specifier.startsWith('@') ? 2 : 1).join('/'),
  };
}

/** Every module below some folders of the repository, by its posix path from there. */
export function readModules(root: string, folders: readonly string[]): Map<string, string> {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (path) => `${folder}/${path.split(sep).join('/')}`,
    ),
  );
  const modules = files.filter(
    (file) => /\.(?:[cm]?[jt]s|[jt]sx)$/.test(file) && !file.includes('/node_modules/'),
  );
  return new Map(modules.sort().map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}
