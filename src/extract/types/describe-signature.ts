import type { ApiFileArgument, ApiFileProp } from '../../model/api-file.ts';
import type { ExtractionContext } from '../extraction-context.ts';
import { ts } from '../typescript.ts';
import { type DocComment, docComment } from './doc-comment.ts';
import { nonNullable } from './non-nullable.ts';
import { onlySignature } from './only-signature.ts';
import { printed, typeNodeOf, typeText, writtenType } from './type-text.ts';

type Signature = NonNullable<ApiFileProp['signature']>;

/**
 * Describes how a function is called: a type with one call signature, or a union in which one member has one.
 * Descriptions come from the comment of the prop, or else from that of the function.
 */
export function describeSignature(
  type: ts.Type,
  comment: DocComment,
  context: ExtractionContext,
): Signature | undefined {
  const signature = onlySignature(nonNullable(type, context.checker), context.checker);
  if (!signature) return undefined;
  const { declaration } = signature;
  if (declaration) context.record(declaration);
  const own = declaration ? docComment([declaration]) : undefined;
  const parameters = describeParameters(signature, own ? [comment, own] : [comment], context);
  const returned = comment.returns ?? own?.returns;
  const result = resultText(signature, context);
  const described = parameters.flatMap(({ name, description }) =>
    name !== undefined && description !== undefined ? [name] : [],
  );
  return {
    type: `${callText(signature, parameters)} => ${result}`,
    ...(described.length > 0 && { describedArgs: described }),
    ...(returned !== undefined && { returned }),
    parameters,
    returns: { type: result, ...(returned !== undefined && { description: returned }) },
  };
}

/** Describes the parameters of a call. */
export function describeParameters(
  { parameters }: ts.Signature,
  comments: readonly DocComment[],
  context: ExtractionContext,
): ApiFileArgument[] {
  const names = comments.map(commentedNames).find((found) => found.length > 0) ?? [];
  return parameters.map((parameter, index) => {
    const { checker } = context;
    const { valueDeclaration } = parameter;
    const type = checker.getTypeOfSymbol(parameter);
    const node = valueDeclaration && typeNodeOf(valueDeclaration);
    const name = parameterName(parameter, names[index]);
    const description = comments.map((comment) => comment.parameters.get(name)).find((text) => text);
    const isOptional = isOptionalParameter(valueDeclaration);
    const shown = isOptional ? nonNullable(type, checker) : type;
    const declared = node && checker.getTypeFromTypeNode(node);
    // The type of an optional parameter has an `undefined` that its declaration has not.
    const isWritten =
      declared && (declared === type || (isOptional && nonNullable(declared, checker) === shown));
    return {
      name,
      type: isWritten ? writtenType(node, isOptional) : typeText(shown, context),
      ...(description !== undefined && { description }),
      ...(isOptional && { optional: true }),
    };
  });
}

/** The names of parameters in a comment, in order. Those of their properties are left out. */
export function commentedNames({ parameters }: DocComment): string[] {
  return [...parameters.keys()].filter((name) => !name.includes('.')).toReversed();
}

/** `<T>(value: T, share?: number)` */
export function callText(
  { declaration, parameters: symbols }: ts.Signature,
  parameters: readonly ApiFileArgument[],
): string {
  const generics = declaration?.typeParameters?.map((one) => printed(one)).join(', ');
  // Of the symbol, since `this` is among the parameters of the declaration.
  const isRest = (index: number) => {
    const parameter = symbols[index]?.valueDeclaration;
    return parameter && ts.isParameter(parameter) && parameter.dotDotDotToken !== undefined;
  };
  const texts = parameters.map(({ name, type, optional }, index) => {
    const mark = isRest(index) ? '' : optional ? '?' : '';
    return `${isRest(index) ? '...' : ''}${name}${mark}: ${type}`;
  });
  return `${generics ? `<${generics}>` : ''}(${texts.join(', ')})`;
}

/** The type of what a call returns, as written if it is. */
export function resultText(signature: ts.Signature, context: ExtractionContext): string {
  const { checker } = context;
  const result = checker.getReturnTypeOfSignature(signature);
  const node = signature.declaration?.type;
  const isWritten = node && ts.isTypeNode(node) && checker.getTypeFromTypeNode(node) === result;
  return isWritten ? printed(node) : typeText(result, context);
}

/** A destructured parameter has no name but the one in the comment. */
export function parameterName({ name, valueDeclaration }: ts.Symbol, commented: string | undefined): string {
  const isPattern =
    valueDeclaration && ts.isParameter(valueDeclaration) && !ts.isIdentifier(valueDeclaration.name);
  return isPattern || /^__\d/.test(name) ? (commented ?? 'options') : name;
}

/** Whether a call may leave a parameter out. */
export function isOptionalParameter(node: ts.Node | undefined): boolean {
  if (!node || !ts.isParameter(node)) return false;
  return (
    node.questionToken !== undefined || node.initializer !== undefined || node.dotDotDotToken !== undefined
  );
}
