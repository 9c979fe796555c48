import type { ExportedItem } from '../exports/list-exports.ts';
import type { ExtractionContext } from '../extraction-context.ts';
import { ts } from '../typescript.ts';

/** A component that has class names. */
export interface StyledComponent {
  readonly item: Pick<ExportedItem, 'name' | 'packageName'>;
  /** Its name in the theme, `MuiButton`. */
  readonly themeName: string | undefined;
}

/**
 * Returns what the class names of a component begin with, `MuiButton`, by the type of their keys. Packages of
 * MUI have the beginning in common, and the sources of another library state it where they make the names.
 * Undefined if nothing states it, as in the declarations of most compiled packages: only the keys are known.
 */
export function classPrefix(
  keys: ts.Type,
  { item, themeName }: StyledComponent,
  context: Pick<ExtractionContext, 'record'>,
): string | undefined {
  if (themeName !== undefined) return themeName.replace(/^Joy/, 'Mui');
  for (const declaration of keys.symbol?.declarations ?? []) {
    const made = prefixIn(declaration.getSourceFile(), context);
    if (made !== undefined) return made;
  }
  return item.packageName.startsWith('@mui/') ? `Mui${item.name}` : undefined;
}

/** `AcmeButton` of `generateUtilityClasses('AcmeButton', ['root'])`, which stands beside the type. */
function prefixIn(source: ts.SourceFile, { record }: Pick<ExtractionContext, 'record'>): string | undefined {
  if (source.isDeclarationFile) return undefined;
  const find = (node: ts.Node): ts.StringLiteral | undefined => {
    const [first] = ts.isCallExpression(node) && isGenerator(node.expression) ? node.arguments : [];
    return first && ts.isStringLiteral(first) ? first : ts.forEachChild(node, find);
  };
  const literal = find(source);
  if (literal) record(literal);
  return literal?.text;
}

/** The functions of MUI that make class names, also under the names that they are exported by. */
function isGenerator(called: ts.Expression): boolean {
  const name = ts.isPropertyAccessExpression(called) ? called.name : called;
  return ts.isIdentifier(name) && /^(?:unstable_)?generateUtilityClass(?:es)?$/.test(name.text);
}
