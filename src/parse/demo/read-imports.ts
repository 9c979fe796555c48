import type { ImportedModule } from '../../model/demo.ts';
import type { ModuleToken } from './module-token.ts';

/** The imports of a module. */
export interface ModuleImports {
  /** Specifiers that begin with a dot, in order, each once: `./rows`. */
  readonly relative: readonly string[];
  /** Names of packages, sorted: `@mui/material`. */
  readonly packages: readonly string[];
  /** Every other specifier, each once, with its imported names, sorted; `*` stands for all of them. */
  readonly modules: readonly ImportedModule[];
}

interface ImportStatement {
  readonly specifier: string;
  /** The tokens between the keyword and `from`; undefined for a dynamic import. */
  readonly clause: readonly string[] | undefined;
}

/** Reads imports of every form, and exports from other modules. */
export function readImports(text: string, tokens: readonly ModuleToken[]): ModuleImports {
  const statements = statementsOf(text, tokens);
  const specifiers = [...new Set(statements.map(({ specifier }) => specifier))];
  const packages = new Set(specifiers.map(packageOfImport).filter((name) => name !== undefined));
  const namesFrom = (wanted: string) =>
    statements.filter(({ specifier }) => specifier === wanted).flatMap(({ clause }) => importedNames(clause));
  return {
    relative: specifiers.filter(isRelative),
    packages: [...packages].sort(),
    modules: specifiers
      .filter((specifier) => !isRelative(specifier))
      .map((specifier) => ({ specifier, names: [...new Set(namesFrom(specifier))].sort() })),
  };
}

function isRelative(specifier: string): boolean {
  return /^\.{1,2}(?:\/|$)/.test(specifier);
}

/** `A, { b as c, d }` → `default`, `b`, `d` */
function importedNames(clause: readonly string[] | undefined): string[] {
  if (clause === undefined || clause.includes('*')) return ['*'];
  const brace = clause.indexOf('{');
  const inBraces = clause.filter(
    (word, index) => index > brace && /^[{,]$/.test(clause[index - 1] ?? '') && word !== '}',
  );
  return [...(brace === 0 || clause.length === 0 ? [] : ['default']), ...(brace === -1 ? [] : inBraces)];
}

function statementsOf(text: string, tokens: readonly ModuleToken[]): ImportStatement[] {
  const wordAt = (index: number) => {
    const token = tokens[index];
    return token === undefined ? '' : text.slice(token.start, token.end);
  };
  return tokens.flatMap((token, index) => {
    if ('inner' in token) return statementsOf(text, token.inner);
    const isImport = wordAt(index) === 'import' || wordAt(index) === 'export';
    if (token.kind !== 'word' || !isImport || wordAt(index - 1) === '.') return [];
    return statementAt(index, wordAt, tokens) ?? [];
  });
}

/** `import 'x'`, `import('x')`, `import … from 'x'`, `export … from 'x'` */
function statementAt(
  index: number,
  wordAt: (index: number) => string,
  tokens: readonly ModuleToken[],
): ImportStatement | undefined {
  const isString = (at: number) => tokens[at]?.kind === 'string';
  const textAt = (at: number) => wordAt(at).slice(1, -1);
  const isExport = wordAt(index) === 'export';
  if (!isExport && isString(index + 1)) return { specifier: textAt(index + 1), clause: [] };
  if (!isExport && wordAt(index + 1) === '(')
    return isString(index + 2) ? { specifier: textAt(index + 2), clause: undefined } : undefined;
  if (isExport && !/^(?:\*|\{|type)$/.test(wordAt(index + 1))) return undefined;
  const clause: string[] = [];
  for (let at = index + 1; at < tokens.length; at += 1) {
    if (wordAt(at) === 'from' && isString(at + 1)) return { specifier: textAt(at + 1), clause };
    // The statement has ended, or it is `import x = require(…)` or `export type X = …`.
    if (/^(?:;|=|import|export)$/.test(wordAt(at))) return undefined;
    clause.push(wordAt(at));
  }
  return undefined;
}

/**
 * `@mui/material/Button` → `@mui/material`, `react-dom/client` → `react-dom`; nothing for `node:fs`, `#own`
 * and `/path`.
 */
export function packageOfImport(specifier: string): string | undefined {
  return /^(?:@[\w.~-]+\/)?[\w~-][\w.~-]*(?=\/|$)/.exec(specifier)?.[0];
}
