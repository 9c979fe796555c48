import { posix } from 'node:path';
import { componentShape } from '../component/component-shape.ts';
import { ts } from '../typescript.ts';

/** What naming a default export needs. */
export interface DefaultNameOptions {
  readonly checker: ts.TypeChecker;
  readonly packageName: string;
  /** The file of the module of the package. */
  readonly entry: string | undefined;
}

/** Folders of sources, or of what they are compiled to. */
const codeFolders = new Set(['build', 'cjs', 'dist', 'es', 'esm', 'lib', 'out', 'source', 'src', 'types']);

/**
 * Names a default export without a name of its own after its file: a component in `date-picker.tsx` or
 * `DatePicker/index.tsx` becomes `DatePicker`, a function in `to-upper.ts` becomes `toUpper`. In the main
 * module of `@acme/date-picker` it has the name of the package. Undefined for a file such as `404.tsx`.
 */
export function defaultName(symbol: ts.Symbol, options: DefaultNameOptions): string | undefined {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName;
  // A module as a whole, which `export default` may name.
  if (file === undefined || symbol.flags & ts.SymbolFlags.ValueModule) return undefined;
  const written = fileWord(file, options);
  const [first = '', ...others] = written.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');
  const isUpper = isComponent(symbol, options.checker) && !/^use\P{Ll}/u.test(written);
  const name = [isUpper ? upperFirst(first) : first, ...others.map(upperFirst)].join('');
  return isIdentifier(name) ? name : undefined;
}

/** `button.d.ts` → `button`, `Button/index.tsx` → `Button` */
function fileWord(file: string, { packageName, entry }: DefaultNameOptions): string {
  const [base = ''] = posix.basename(file).split('.');
  if (base !== 'index') return base;
  const folder = posix.basename(posix.dirname(file));
  const isOfPackage = file === entry || codeFolders.has(folder);
  return isOfPackage ? packageName.slice(packageName.lastIndexOf('/') + 1) : folder;
}

function isComponent(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  if (symbol.flags & ts.SymbolFlags.Class) return true;
  return componentShape(checker.getTypeOfSymbol(symbol), checker) !== undefined;
}

function upperFirst(word: string): string {
  return word.replace(/^./u, (letter) => letter.toUpperCase());
}

/** Whether an import can give this name: `new` and `3d` are none. */
function isIdentifier(name: string): boolean {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, false, ts.LanguageVariant.Standard, name);
  scanner.scan();
  return scanner.isIdentifier() && scanner.getTokenEnd() === name.length;
}
