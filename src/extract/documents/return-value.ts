import type { ApiFileProp } from '../../model/api-file.ts';
import type { ExtractionContext } from '../extraction-context.ts';
import { describeGiven } from '../types/describe-member.ts';
import { describeType } from '../types/describe-type.ts';
import type { DocComment } from '../types/doc-comment.ts';
import { objectMembers } from '../types/object-members.ts';
import { inUnion } from '../types/type-text.ts';
import { ts } from '../typescript.ts';

/** One way to call a function, with the comment that describes it. */
export interface CommentedSignature {
  readonly signature: ts.Signature;
  readonly comment: DocComment;
}

/** Describes the properties of an object that the first overload returns, or else what all of them return. */
export function returnValue(
  signatures: readonly CommentedSignature[],
  context: ExtractionContext,
): Readonly<Record<string, ApiFileProp>> | ApiFileProp {
  const [first] = signatures;
  if (!first) return { type: { name: 'void' } };
  const members = objectMembers(context.checker.getReturnTypeOfSignature(first.signature), context.checker);
  if (members) return describeGiven(members, context);
  const values = signatures.map((one) => singleValue(one, context));
  const [value] = values;
  const texts = [...new Set(values.map(({ type }) => type.text ?? type.name))];
  const description = values.map((one) => one.description).find((text) => text !== undefined);
  return {
    type: value && texts.length === 1 ? value.type : { name: 'union', text: texts.map(inUnion).join(' | ') },
    ...(description !== undefined && { description }),
  };
}

/** The return value of one overload, as a whole. */
function singleValue({ signature, comment }: CommentedSignature, context: ExtractionContext): ApiFileProp {
  const type = context.checker.getReturnTypeOfSignature(signature);
  const { declaration } = signature;
  const node = declaration && 'type' in declaration ? declaration.type : undefined;
  const typed = node && ts.isTypeNode(node) ? node : undefined;
  return {
    type: describeType({ type, node: typed, optional: false }, context),
    ...(comment.returns !== undefined && { description: comment.returns }),
  };
}
