import { ts } from '../typescript.ts';
import { posixPath } from './posix-path.ts';

/** The options of the nearest `tsconfig.json` of a site, with the files that they come from. */
export interface SiteCompilerOptions {
  readonly options: ts.CompilerOptions;
  /** The configuration and those that it extends; also that of the site's folder if it does not exist. */
  readonly files: readonly string[];
}

/** Options that say how modules are found. `pathsBasePath` belongs to `paths`. */
const resolving = new Set([
  ...['jsxImportSource', 'paths', 'pathsBasePath', 'baseUrl', 'rootDirs'],
  ...['customConditions', 'moduleSuffixes'],
]);

/** Those that also decide what is an error, and which names are known everywhere. */
export const checking: ReadonlySet<string> = new Set([
  ...resolving,
  'types',
  ...['strict', 'noImplicitAny', 'noImplicitThis', 'strictNullChecks', 'strictFunctionTypes'],
  ...['strictBindCallApply', 'strictPropertyInitialization', 'strictBuiltinIteratorReturn'],
  ...['useUnknownInCatchVariables', 'exactOptionalPropertyTypes', 'noUncheckedIndexedAccess'],
]);

/**
 * Returns the options with which types are read: those of the site that say how modules are found and how JSX
 * is checked, and our own for the rest, so that every site gets the same text for the same type.
 */
export function compilerOptions(root: string, keeps: ReadonlySet<string> = resolving): SiteCompilerOptions {
  const nearest = `${posixPath(root)}/tsconfig.json`;
  const file = ts.findConfigFile(root, ts.sys.fileExists);
  const { options: own, files } = file === undefined ? { options: {}, files: [] } : readOptions(file);
  const kept = Object.entries(own).filter(([name]) => keeps.has(name));
  return {
    files: [...new Set([nearest, ...files])],
    options: {
      strict: true,
      types: [],
      ...Object.fromEntries(kept),
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      jsx: ts.JsxEmit.ReactJSX,
      lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      allowImportingTsExtensions: true,
      // Types of JavaScript in the workspace are in its doc comments.
      allowJs: true,
      resolveJsonModule: true,
      skipLibCheck: true,
      noEmit: true,
      // Else the order of a union depends on which of its types was asked for first.
      stableTypeOrdering: true,
    },
  };
}

function readOptions(file: string): SiteCompilerOptions {
  const files = [file];
  const host: ts.ParseConfigFileHost = {
    ...ts.sys,
    // Only the options matter, so no folder is listed.
    readDirectory: () => [],
    readFile(path) {
      if (!files.includes(path)) files.push(path);
      return ts.sys.readFile(path);
    },
    onUnRecoverableConfigFileDiagnostic: () => {},
  };
  const parsed = ts.getParsedCommandLineOfConfigFile(file, undefined, host);
  return { options: parsed?.options ?? {}, files };
}
