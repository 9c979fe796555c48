import type { ApiCallableFile, ApiFileBase, ApiFileProp } from '../../model/api-file.ts';
import { implementationOf, parameterDefaults } from '../component/source-defaults.ts';
import { lastName } from '../exports/classify-export.ts';
import type { ExtractionContext } from '../extraction-context.ts';
import { describeMember, memberOf } from '../types/describe-member.ts';
import {
  callText,
  commentedNames,
  describeParameters,
  describeSignature,
  isOptionalParameter,
  parameterName,
  resultText,
} from '../types/describe-signature.ts';
import { describeType } from '../types/describe-type.ts';
import { type DocComment, docComment, isIgnored } from '../types/doc-comment.ts';
import { objectMembers } from '../types/object-members.ts';
import { inUnion, printed, typeNodeOf } from '../types/type-text.ts';
import { ts } from '../typescript.ts';
import { type CommentedSignature, returnValue } from './return-value.ts';

type Props = Readonly<Record<string, ApiFileProp>>;

/** A hook or function to describe. */
export interface CallableInput {
  readonly base: ApiFileBase;
  readonly kind: 'hook' | 'function';
  readonly type: ts.Type;
  readonly comment: DocComment;
}

/**
 * Describes a hook or function. A single parameter that is an object is described by its properties, as are
 * those of objects among several, under names such as `options.open`.
 */
export function callableDocument(
  { base, kind, type, comment }: CallableInput,
  context: ExtractionContext,
): ApiCallableFile {
  const signatures = type.getCallSignatures();
  for (const { declaration } of signatures) if (declaration) context.record(declaration);
  const described = signatures.map((signature) => commentOf(signature, comment));
  const description = base.description ?? described[0]?.comment.description;
  return {
    ...base,
    ...(description !== undefined && { description }),
    kind,
    parameters: mergedParameters(described, context),
    returnValue: returnValue(described, context),
    signatures: described.map((one) => `${lastName(base.name)}${declarationText(one, context)}`),
  };
}

function commentOf(signature: ts.Signature, comment: DocComment): CommentedSignature {
  const { declaration } = signature;
  const own = declaration && docComment([declaration]);
  if (!own) return { signature, comment };
  const parameters = own.parameters.size > 0 ? own.parameters : comment.parameters;
  const returns = own.returns ?? comment.returns;
  return { signature, comment: { ...own, parameters, ...(returns !== undefined && { returns }) } };
}

/** `useCountdown(from: number, options?: Options): Countdown`, as a declaration has it. */
function declarationText({ signature, comment }: CommentedSignature, context: ExtractionContext): string {
  const parameters = describeParameters(signature, [comment], context);
  return `${callText(signature, parameters)}: ${resultText(signature, context)}`;
}

/** Parameters of all overloads. One that an overload does not have, or may leave out, is optional. */
function mergedParameters(signatures: readonly CommentedSignature[], context: ExtractionContext): Props {
  const found = new Map<string, ApiFileProp[]>();
  for (const signature of signatures) {
    for (const [name, prop] of parametersOf(signature, context))
      found.set(name, [...(found.get(name) ?? []), prop]);
  }
  return Object.fromEntries(
    [...found].map(([name, props]) => [name, mergedParameter(props, signatures.length)]),
  );
}

function mergedParameter(props: readonly ApiFileProp[], overloads: number): ApiFileProp {
  const [first, ...others] = props;
  if (!first) throw new Error('Internal error: a parameter without an overload.');
  const isRequired = props.length === overloads && props.every(({ required }) => required);
  const texts = [...new Set(props.map(({ type }) => type.text ?? type.name))];
  const type =
    others.length > 0 && texts.length > 1
      ? { name: 'union', text: texts.map(inUnion).join(' | ') }
      : first.type;
  const { required: _, ...optional } = { ...first, type };
  return isRequired ? { ...first, type } : optional;
}

function parametersOf(
  { signature, comment }: CommentedSignature,
  context: ExtractionContext,
): [string, ApiFileProp][] {
  const names = commentedNames(comment);
  const { parameters, declaration } = signature;
  const only = parameters.length === 1;
  return parameters.flatMap((parameter, index) => {
    const name = parameterName(parameter, names[index]);
    const members = objectMembers(context.checker.getTypeOfSymbol(parameter), context.checker);
    const properties = members
      ? Object.entries(parameterMembers(members, { parameter, declaration, name, comment }, context))
      : [];
    if (only && properties.length > 0) return properties;
    const nested = properties.map(([key, prop]): [string, ApiFileProp] => [`${name}.${key}`, prop]);
    return [[name, parameterProp(parameter, { name, comment }, context)] as [string, ApiFileProp], ...nested];
  });
}

function parameterProp(
  parameter: ts.Symbol,
  { name, comment }: { readonly name: string; readonly comment: DocComment },
  context: ExtractionContext,
): ApiFileProp {
  const { valueDeclaration } = parameter;
  const node = valueDeclaration && typeNodeOf(valueDeclaration);
  const optional = isOptionalParameter(valueDeclaration);
  const type = context.checker.getTypeOfSymbol(parameter);
  const description = comment.parameters.get(name);
  const initializer =
    valueDeclaration && ts.isParameter(valueDeclaration) ? valueDeclaration.initializer : undefined;
  const signature = describeSignature(type, docComment([]), context);
  return {
    type: describeType({ type, node, optional }, context),
    ...(initializer && { default: printed(initializer) }),
    ...(!optional && { required: true }),
    ...(signature && { signature }),
    ...(description !== undefined && { description }),
  };
}

interface ParameterPlace {
  readonly parameter: ts.Symbol;
  readonly declaration: ts.Signature['declaration'];
  readonly name: string;
  /** The comment of the function: `@param options.open Opens it.` */
  readonly comment: DocComment;
}

function parameterMembers(
  members: readonly ts.Symbol[],
  { parameter, declaration, name, comment }: ParameterPlace,
  context: ExtractionContext,
): Props {
  const { valueDeclaration } = parameter;
  const implementation =
    declaration && !ts.isJSDocSignature(declaration) ? implementationOf(declaration, context) : undefined;
  const defaults =
    implementation && valueDeclaration && ts.isParameter(valueDeclaration)
      ? parameterDefaults(implementation, valueDeclaration, context)
      : new Map<string, string>();
  const sorted = [...members].sort((a, b) => (a.name < b.name ? -1 : 1));
  return Object.fromEntries(
    sorted
      .filter(({ declarations = [] }) => !isIgnored(declarations))
      .map((symbol) => {
        const member = { ...memberOf(symbol, context.checker), default: defaults.get(symbol.name) };
        const prop = describeMember(member, context);
        const description = prop.description ?? comment.parameters.get(`${name}.${symbol.name}`);
        return [symbol.name, { ...prop, ...(description !== undefined && { description }) }];
      }),
  );
}
