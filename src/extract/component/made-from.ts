import { ts } from '../typescript.ts';
import { unwrapped } from './body-defaults.ts';
import { declarationOf, givenValue, type NamesContext } from './given-value.ts';

/** Names that are followed from one to the next: broken code may declare one with itself. */
const maxNames = 4;

/**
 * Returns the declarations that a value gets from other names, which describe it as well: that of `TabsTab`
 * for `{ Tab: TabsTab }` and `Tabs.Tab = TabsTab`, that of `Avatar` for `memo(Avatar)`.
 */
export function madeFrom(node: ts.Node, context: NamesContext, names = 0): readonly ts.Declaration[] {
  const name = nameIn(givenValue(node));
  const declaration = name && names < maxNames ? declarationOf(name, context) : undefined;
  return declaration ? [declaration, ...madeFrom(declaration, context, names + 1)] : [];
}

/** The name that a value is: alone, or as the first argument of a call. */
function nameIn(value: ts.Expression | undefined): ts.Identifier | undefined {
  const plain = value && unwrapped(value);
  if (!plain) return undefined;
  if (ts.isIdentifier(plain)) return plain;
  return ts.isCallExpression(plain) ? nameIn(plain.arguments[0]) : undefined;
}
