import type { ExtractionContext } from '../extraction-context.ts';
import { callText, describeParameters } from '../types/describe-signature.ts';
import { ts } from '../typescript.ts';
import type { ComponentShape } from './component-shape.ts';

/**
 * Returns how a generic component is declared, which says what the parameters in the types of its props stand
 * for: `List<Row extends object>(props: ListProps<Row>)`. Undefined for a component whose
 * parameters are the element that it renders, and for one without any.
 */
export function genericSignature(
  name: string,
  { signatures: [signature, ...others] }: ComponentShape,
  context: ExtractionContext,
): string | undefined {
  const parameters = signature?.getTypeParameters() ?? [];
  if (!signature?.declaration?.typeParameters || others.length > 0 || parameters.some(isElement))
    return undefined;
  return name + callText(signature, describeParameters(signature, [], context).slice(0, 1));
}

function isElement(parameter: ts.TypeParameter): boolean {
  const constraint = parameter.getConstraint();
  const text =
    parameter.symbol.declarations?.find(ts.isTypeParameterDeclaration)?.constraint?.getText() ?? '';
  return (
    constraint?.aliasSymbol?.name === 'ElementType' || /\b(?:ElementType|IntrinsicElements)\b/.test(text)
  );
}
