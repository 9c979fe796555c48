import { componentShape } from '../component/component-shape.ts';
import type { ExtractionProblem, ProductTask } from '../extraction-task.ts';
import type { ts } from '../typescript.ts';
import { defaultName } from './default-name.ts';
import { behindAliases, declaredName } from './list-exports.ts';

/** The main module of a package. */
interface MainModule {
  readonly packageName: string;
  readonly symbol: ts.Symbol;
}

/**
 * Reports default exports that have no page because neither the code nor a file names them. A product that
 * names its exports in `include` lacks none.
 */
export function unnamedDefaults(
  modules: readonly MainModule[],
  { packages, kinds, include }: ProductTask,
  checker: ts.TypeChecker,
): ExtractionProblem[] {
  if (include.length > 0) return [];
  return packages.flatMap(({ name }, index): ExtractionProblem[] => {
    const module = modules.find(({ packageName }) => packageName === name);
    const kind = module && unnamedKind(module, checker);
    if (kind === undefined || (kinds.length > 0 && !kinds.includes(kind))) return [];
    const message = `The default export of package "${name}" has no name, so it has no API page.`;
    const hint = 'Name it where it is declared: export default function Name(…)';
    return [
      {
        key: `.packages[${index}]`,
        diagnostic: { severity: 'warning', code: 'api-export', message, hint },
      },
    ];
  });
}

function unnamedKind(
  { packageName, symbol }: MainModule,
  checker: ts.TypeChecker,
): 'component' | 'function' | undefined {
  const exported = checker.getExportsOfModule(symbol).find(({ name }) => name === 'default');
  const found = exported && behindAliases(exported, checker);
  if (!found || declaredName(found) !== undefined) return undefined;
  const entry = symbol.valueDeclaration?.getSourceFile().fileName;
  if (defaultName(found, { checker, packageName, entry }) !== undefined) return undefined;
  const type = checker.getTypeOfSymbol(found);
  if (componentShape(type, checker)) return 'component';
  return type.getCallSignatures().length > 0 ? 'function' : undefined;
}
