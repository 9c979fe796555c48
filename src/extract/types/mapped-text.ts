import type { ExtractionContext } from '../extraction-context.ts';
import { ts } from '../typescript.ts';
import { isOptional } from './object-members.ts';
import { memberKey, writtenType } from './type-text.ts';

/** Members that are shown at once. */
const maxMembers = 24;

/**
 * Returns the text of a mapped type that keeps the types of its members, such as `{ [K in keyof T]?: T[K] }`,
 * from the declarations of the members: `{ root?: SlotProps<'div', ButtonOwnerState> }`. TypeScript would
 * compute each of them, which takes seconds for types that allow any element. Undefined for another type.
 */
export function mappedText(type: ts.Type, { checker, record }: ExtractionContext): string | undefined {
  const mapped = type.symbol?.declarations?.find(ts.isMappedTypeNode);
  if (!mapped || type.aliasSymbol || !keepsMembers(mapped)) return undefined;
  const members = checker.getPropertiesOfType(type);
  if (members.length === 0 || members.length > maxMembers) return undefined;
  const texts = members.flatMap((member) => {
    const [declaration] = member.declarations ?? [];
    if (!declaration || !ts.isPropertySignature(declaration)) return [];
    const { type: node } = declaration;
    if (!node) return [];
    record(declaration, 'typed');
    // `-?` removes the `undefined` of what was optional.
    const wasOptional = declaration.questionToken !== undefined;
    return [`${memberKey(member)}: ${writtenType(node, wasOptional || isOptional(member))}`];
  });
  return texts.length === members.length ? `{ ${texts.join('; ')} }` : undefined;
}

/** `[K in keyof T]: T[K]` */
function keepsMembers({ type, typeParameter }: ts.MappedTypeNode): boolean {
  if (!type || !ts.isIndexedAccessTypeNode(type)) return false;
  const { constraint } = typeParameter;
  if (!constraint || !ts.isTypeOperatorNode(constraint)) return false;
  return (
    type.objectType.getText() === constraint.type.getText() &&
    type.indexType.getText() === typeParameter.name.text
  );
}

/** Whether a type mentions a type parameter that is declared outside of it. */
export function isGeneric(node: ts.TypeNode, checker: ts.TypeChecker): boolean {
  const visit = (current: ts.Node): boolean => {
    if (ts.isTypeReferenceNode(current) && ts.isIdentifier(current.typeName)) {
      const declared = checker.getSymbolAtLocation(current.typeName)?.declarations?.[0];
      const isParameter = declared !== undefined && ts.isTypeParameterDeclaration(declared);
      if (isParameter && !(declared.pos >= node.pos && declared.end <= node.end)) return true;
    }
    return ts.forEachChild(current, visit) ?? false;
  };
  return visit(node);
}
